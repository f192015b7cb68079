import { isTicketActive, TICKET_STATUSES } from '@guest/shared/contracts/ticket/ticket-status';
import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { requestTemplate, ticket } from '../../platform/db/tables/schema';
import { DEPARTURE } from '../bill/hotel-templates';
import type { BillOwner } from '../bill/require-bill-owner';

/** Returns whether a guest of the reservation has asked reception to prepare the check-out and it has not done so yet. */
export async function hasOpenDepartureRequest(
  on: Connection,
  { propertyId, reservationNumber }: Pick<BillOwner, 'propertyId' | 'reservationNumber'>,
): Promise<boolean> {
  const [open] = await on
    .select({ id: ticket.id })
    .from(ticket)
    .innerJoin(requestTemplate, eq(requestTemplate.id, ticket.templateId))
    .where(
      and(
        eq(requestTemplate.propertyId, propertyId),
        eq(requestTemplate.slug, DEPARTURE.slug),
        eq(ticket.note, reservationNumber),
        inArray(ticket.status, TICKET_STATUSES.filter(isTicketActive)),
      ),
    )
    .limit(1);
  return open !== undefined;
}
