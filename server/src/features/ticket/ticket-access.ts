import type { requestTemplate } from '../../platform/db/tables/schema';
import { RequestError } from '../../platform/errors/request-error';
import type { GuestRow } from '../identity/guest.repository';
import { requireKnownGuest, currentStayState } from '../identity/require-known-guest';
import type { PropertyRow } from '../property/property-scope';

const unavailable = () =>
  new RequestError(410, 'template_unavailable', "This service isn't available right now.");

/**
 * Throws if the hotel does not know enough about the guest, or if the service is not available to them now.
 */
export function assertCanCreateTicket(
  row: GuestRow,
  template: typeof requestTemplate.$inferSelect | undefined,
  { property, now }: { property: PropertyRow; now: number },
): asserts template {
  requireKnownGuest(row, 'new-request', { property, now });
  const stay = currentStayState(row, property, now);
  if (!template?.isActive || (stay && !template.audience.includes(stay))) throw unavailable();
}
