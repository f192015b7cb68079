import { NO_REPLY, type BookingError } from './booking-error';
import type { BookingStep } from './use-booking-query';

/** An action that the guest can take after a refusal. Choosing another session is none, because the notice lists those. */
export type ErrorAction =
  | 'wait'
  | 'people'
  | 'details'
  | 'booking'
  | 'bookings'
  | 'stay'
  | 'reservation'
  | 'reception';

const BY_CODE: Readonly<Record<string, readonly ErrorAction[]>> = {
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
  // The notice lists other sessions, and every step links back to all of them.
  session_full: [],
  session_closed: [],
  session_cancelled: [],
  waitlist_full: [],
  waitlist_closed: [],
  not_found: [],
  // The step itself offers the action: another payment method, a PIN, the new price, or a retry.
  price_changed: [],
  pin_required: [],
  pay_way_not_offered: [],
  hold_extended: [],
  hold_expired: [],
  rate_limited: [],
  idempotency_mismatch: [],
  [NO_REPLY]: [],
};

/** Returns the actions for a refusal, without those that lead to the current step. */
export function errorActionsFor(
  { code, reason, isWaitlistOpen, fields, booking }: BookingError,
  { step, isChosen }: { step: BookingStep; isChosen: boolean },
): ErrorAction[] {
  if (code === 'room_charge_denied') return reason === 'stay_unverified' ? ['reservation'] : [];
  const ofDetails = fields.some(({ field }) => /^(contact|answers|note|waiver)/.test(field));
  const known = BY_CODE[code] ?? (ofDetails ? ['details' as const] : ['reception' as const]);
  const actions = isWaitlistOpen && isChosen ? ['wait' as const, ...known] : known;
  return actions.filter((action) => action !== step && (action !== 'booking' || booking !== undefined));
}
