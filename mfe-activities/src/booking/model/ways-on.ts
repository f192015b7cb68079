import { NO_REPLY, type Refusal } from './refusal';
import type { BookingStep } from './use-booking-query';

/** The actions that a refusal offers, in addition to the sessions that the notice lists. */
export type WayOn =
  'wait' | 'people' | 'details' | 'booking' | 'bookings' | 'stay' | 'reservation' | 'reception';

const BY_CODE: Readonly<Record<string, readonly WayOn[]>> = {
  places_free: ['people'],
  reschedule_failed: ['booking'],
  needs_adult: ['people'],
  companions_short: ['people'],
  units_range: ['people'],
  age_required: ['people'],
  age_not_allowed: ['people'],
  waiver_required: ['details'],
  answer_required: ['details'],
  contact_required: ['details'],
  first_name_required: ['details'],
  note_too_long: ['details'],
  already_booked: ['booking'],
  version_conflict: ['booking'],
  status_not_allowed: ['booking'],
  cancel_too_late: ['booking', 'reception'],
  change_too_late: ['booking', 'reception'],
  offer_expired: ['booking'],
  rebook_closed: ['booking', 'reception'],
  booking_limit: ['bookings', 'reception'],
  stay_required: ['stay'],
  outside_stay: ['stay'],
  // Other sessions are listed by the notice, and every step has the way back to all of them.
  session_full: [],
  session_closed: [],
  session_cancelled: [],
  waitlist_full: [],
  waitlist_closed: [],
  not_found: [],
  // These have what they need within the step: another way to pay, a PIN, the new price, or another try.
  price_changed: [],
  pin_required: [],
  pay_way_not_offered: [],
  hold_extended: [],
  hold_expired: [],
  rate_limited: [],
  idempotency_mismatch: [],
  [NO_REPLY]: [],
};

/** Returns the ways on, without those that lead to the step that is shown. */
export function waysOn(
  { code, reason, isWaitlistOpen, fields, booking }: Refusal,
  { step, isChosen }: { step: BookingStep; isChosen: boolean },
): WayOn[] {
  if (code === 'room_charge_denied') return reason === 'stay_unverified' ? ['reservation'] : [];
  const ofDetails = fields.some(({ field }) => /^(contact|answers|note|waiver)/.test(field));
  const known = BY_CODE[code] ?? (ofDetails ? ['details' as const] : ['reception' as const]);
  const ways = isWaitlistOpen && isChosen ? ['wait' as const, ...known] : known;
  return ways.filter((way) => way !== step && (way !== 'booking' || booking !== undefined));
}
