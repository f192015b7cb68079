import type { Diner } from './diners';

/** An implementation that stores orders. */
export interface OrderSubject {
  name: 'suite' | 'bare';
  prepare(diner: Diner): Promise<void>;
  /** Places the guest's only order and settles when it is stored durably. */
  place(diner: Diner, turn: number): Promise<void>;
  stop(): Promise<void>;
}
