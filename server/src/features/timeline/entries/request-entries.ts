import { businessDay, instantOf } from '@guest/shared/contracts/core/local-time';
import { canTransitionTicket, type TicketStatus } from '@guest/shared/contracts/ticket/ticket-status';
import { sql } from 'drizzle-orm';
import { requestTemplate, ticket, ticketHistory } from '../../../platform/db/tables/schema';
import { entryColumns, entrySource, NONE, toMs } from './entry-source';

interface RequestFacts {
  requestedFor: string | null;
  etaAt: number | null;
  department: string;
}

/** These departments come to the room. The others also take requests for elsewhere, such as a taxi. */
const COME_TO_ROOM = ['housekeeping', 'maintenance'];

/** Reads the requests of the guest. Their time is the requested one, else the estimate of staff, else now. */
export const requestEntries = entrySource<RequestFacts>({
  kind: 'request',
  isInCalendar: false,

  select: ({ guestId, from, before, fromLocal, beforeLocal, now, includesNow }) => sql`
    select ${entryColumns('request', {
      uuid: ticket.id,
      version: ticket.version,
      status: ticket.status,
      title: requestTemplate.name,
      place: NONE,
      startsAt: NONE,
      endsAt: NONE,
      facts: sql`jsonb_build_object('requestedFor', ${ticket.requestedFor}, 'etaAt', ${toMs(ticket.etaAt)},
        'department', ${requestTemplate.department})`,
    })}
    from ${ticket} join ${requestTemplate} on ${requestTemplate.id} = ${ticket.templateId}
    where ${ticket.guestId} = ${guestId}
      and case when ${ticket.status} in ('done', 'closed', 'cancelled', 'rejected')
        then ${includesNow}::boolean
          and (select max(${ticketHistory.at}) from ${ticketHistory}
            where ${ticketHistory.ticketId} = ${ticket.id}) > ${now}::timestamptz - interval '24 hours'
        when ${ticket.requestedFor} is not null then ${ticket.requestedFor} < ${beforeLocal}
          and (${includesNow}::boolean or ${ticket.requestedFor} >= ${fromLocal})
        when ${ticket.etaAt} is not null then ${ticket.etaAt} < ${before}::timestamptz
          and (${includesNow}::boolean or ${ticket.etaAt} >= ${from}::timestamptz)
        else ${includesNow}::boolean end`,

  toEntry({ uuid, version, status, title, facts }, { scope, now }) {
    const { timeZone, businessDayStart, slug } = scope.property;
    const { requestedFor, etaAt, department } = facts;
    const startsAt = requestedFor === null ? etaAt : instantOf(requestedFor, timeZone);
    const link = { route: 'property-requests', params: { property: slug } };
    // The column has this type.
    const isCancellable = canTransitionTicket(status as TicketStatus, 'cancelled', 'guest');
    return {
      item: {
        id: `request:${uuid}`,
        kind: 'request',
        uuid,
        version,
        title: scope.localize(title),
        ...(startsAt !== null && { startsAt: new Date(startsAt).toISOString() }),
        allDay: false,
        day: businessDay(startsAt ?? now, timeZone, businessDayStart),
        status,
        link,
        actions: isCancellable ? [{ name: 'cancel', link }] : [],
      },
      isForRoom: COME_TO_ROOM.includes(department),
    };
  },
});
