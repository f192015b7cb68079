import { addDays } from '../core/local-time';
import { stayStateOf, type StayDates } from '../stay/stay-rules';

/** A bill can be read for this many days after the departure. */
const BILL_DAYS_AFTER_STAY = 30;

export type BillRefusal = 'stay_unverified' | 'bill_unavailable';

/**
 * Returns why a guest has no bill to read, or null. The page asks before it calls, and the server decides. `today`
 * is the hotel's business day.
 */
export function billRefusal(stay: StayDates & { isVerified: boolean }, today: string): BillRefusal | null {
  if (!stay.isVerified) return 'stay_unverified';
  const state = stayStateOf(stay, today);
  if (state === 'IN') return null;
  const isRecent = stay.checkout !== null && today <= addDays(stay.checkout, BILL_DAYS_AFTER_STAY);
  return state === 'OUT' && isRecent ? null : 'bill_unavailable';
}
