import type { Eater } from './eaters';

/** A way in which orders are stored. */
export interface OrderContestant {
  name: 'suite' | 'bare';
  prepare(who: Eater): Promise<void>;
  /** The one order of a guest; settles when it is stored for good. */
  place(who: Eater, turn: number): Promise<void>;
  stop(): Promise<void>;
}
