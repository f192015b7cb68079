import type { BookingPolicy } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { outlet } from '../../../platform/db/tables/schema';
import type { StoredPolicy } from '../../../platform/db/tables/dining/table-policy';
import type { PropertyScope } from '../../property/property-scope';

/** The rules of an outlet as its guests are told them. */
export function policyOf(
  { deposit, questions, text, waitlist, ...rules }: StoredPolicy,
  mode: (typeof outlet.$inferSelect)['bookingMode'],
  { say, price }: PropertyScope,
): BookingPolicy {
  return {
    ...rules,
    // An outlet without bookings has no rules to tell; a booking may outlive that it takes some.
    mode: mode === 'none' ? 'onDemand' : mode,
    waitlist: { enabled: waitlist.enabled, offerMinutes: waitlist.offerMinutes },
    ...(deposit && { deposit: { ...deposit, perPerson: price(deposit.perPerson) } }),
    questions: questions.map((question) => ({ ...question, label: say(question.label) })),
    text: say(text),
  };
}
