import type { Diner } from './diners';

/** An implementation that stores orders or bookings. */
export interface OrderSubject {
  name: 'suite' | 'bare';
  /** Does for these guests what comes before the measured call. */
  prepare(diners: readonly Diner[]): Promise<void>;
  /** Places the guest's only order or booking and settles when it is stored durably. */
  place(diner: Diner, turn: number): Promise<void>;
  stop(): Promise<void>;
}
