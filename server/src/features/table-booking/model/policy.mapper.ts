import type { BookingPolicy } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { outlet } from '../../../platform/db/tables/schema';
import type { StoredPolicy } from '../../../platform/db/tables/dining/table-policy';
import type { PropertyScope } from '../../property/property-scope';

/** Maps the booking policy of an outlet for guests. */
export function toBookingPolicy(
  { deposit, questions, text, waitlist, ...rules }: StoredPolicy,
  mode: (typeof outlet.$inferSelect)['bookingMode'],
  { localize, price }: PropertyScope,
): BookingPolicy {
  return {
    ...rules,
    // A booking may exist after its outlet has stopped taking bookings, and `none` is not part of the
    // contract.
    mode: mode === 'none' ? 'onDemand' : mode,
    waitlist: { enabled: waitlist.enabled, offerMinutes: waitlist.offerMinutes },
    ...(deposit && { deposit: { ...deposit, perPerson: price(deposit.perPerson) } }),
    questions: questions.map((question) => ({ ...question, label: localize(question.label) })),
    text: localize(text),
  };
}
