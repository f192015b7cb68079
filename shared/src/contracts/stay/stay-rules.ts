import { addDays, daysBetween } from '../core/local-time';
import { normalizeDigits } from '../core/normalize-digits';
import type { User } from '../guest/guest.schema';

const MAX_NIGHTS = 90;
const MIN_DAYS_AHEAD = -90;
const MAX_DAYS_AHEAD = 365;

export interface StayDates {
  checkin: string | null;
  checkout: string | null;
  /** Whether the guest has checked out, which ends the stay before its last day. */
  hasLeft?: boolean | undefined;
}
export type StayState = 'IN' | 'PRE' | 'OUT';
export type StayProblem =
  | 'date_invalid'
  | 'checkin_out_of_range'
  | 'checkout_before_checkin'
  | 'stay_too_long';

/**
 * Returns the problem with the dates that a guest entered, or null if they are valid. `today` is the hotel's
 * business day.
 */
export function stayProblem({ checkin, checkout }: StayDates, today: string): StayProblem | null {
  if (![checkin, checkout].every((date) => date === null || isDate(date))) return 'date_invalid';
  const first = checkin ?? checkout;
  if (!first) return null;
  if (checkin && checkout && checkout < checkin) return 'checkout_before_checkin';
  if (checkin && checkout && daysBetween(checkin, checkout) > MAX_NIGHTS) return 'stay_too_long';
  const isNear = first >= addDays(today, MIN_DAYS_AHEAD) && first <= addDays(today, MAX_DAYS_AHEAD);
  return isNear ? null : 'checkin_out_of_range';
}

/** Returns whether a stay is upcoming, current or past, or null if no date is known. */
export function stayStateOf({ checkin, checkout, hasLeft }: StayDates, today: string): StayState | null {
  if (!checkin && !checkout) return null;
  if (hasLeft) return 'OUT';
  if (checkin && today < checkin) return 'PRE';
  return checkout && today > checkout ? 'OUT' : 'IN';
}

/**
 * Returns a stay by its dates alone. What guests have kept after their check-out goes by them: they can still change it
 * within these days.
 */
export const stayByDates = ({ checkin, checkout }: StayDates): StayDates => ({ checkin, checkout });

/**
 * Returns the stay of the guest of a session. Its dates decide as time goes by, except that a stay which the server
 * has called over is not under way again.
 */
export const stayOfUser = ({
  checkin = null,
  checkout = null,
  stay_state,
}: Pick<User, 'checkin' | 'checkout' | 'stay_state'>): StayDates => ({
  checkin,
  checkout,
  hasLeft: stay_state === 'OUT',
});

/** Returns a room number in the form in which it is stored, or null if it is invalid. */
export function parseRoomNumber(typed: string): string | null {
  const room = normalizeDigits(typed).normalize('NFKC').trim().toUpperCase();
  return /^[A-Z0-9][A-Z0-9 /-]{0,9}$/.test(room) ? room : null;
}

function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
