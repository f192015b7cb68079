import type { Eater } from './eaters';

/** An implementation that stores orders. */
export interface OrderContestant {
  name: 'suite' | 'bare';
  prepare(who: Eater): Promise<void>;
  /** Places the guest's only order and settles when it is stored durably. */
  place(who: Eater, turn: number): Promise<void>;
  stop(): Promise<void>;
}
