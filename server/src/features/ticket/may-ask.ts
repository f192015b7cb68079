import type { requestTemplate } from '../../platform/db/tables/schema';
import { Refusal } from '../../platform/errors/refusal';
import type { GuestRow } from '../identity/guest.repository';
import { refuseUnknown, stayOf } from '../identity/refuse-unknown';
import type { PropertyRow } from '../property/property-scope';

const unavailable = () => new Refusal(410, 'template_unavailable', "This service isn't available right now.");

/**
 * Throws if the hotel does not know enough about the guest, or if the service is not available to them now.
 */
export function refuseStranger(
  row: GuestRow,
  template: typeof requestTemplate.$inferSelect | undefined,
  { property, now }: { property: PropertyRow; now: number },
): asserts template {
  refuseUnknown(row, 'new-request', { property, now });
  const stay = stayOf(row, property, now);
  if (!template?.isActive || (stay && !template.audience.includes(stay))) throw unavailable();
}
