import { and, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { doNotDisturb, requestTemplate, ticket } from '../../platform/db/tables/schema';
import { RequestError } from '../../platform/errors/request-error';
import type { LockedTicket } from './ticket-transitions';

/** The categories whose requests bring somebody to the room. */
const VISITS = ['housekeeping', 'maintenance', 'amenities', 'bell'];

/** Until when nobody may disturb the room of the request in the same row; the later end if two reservations share it. */
export const quietUntil = sql<Date | null>`(
  select max(${doNotDisturb.until}) from ${doNotDisturb}
  where ${doNotDisturb.propertyId} = ${ticket.propertyId} and ${doNotDisturb.room} = ${ticket.room}
    and ${doNotDisturb.endedAt} is null
)`.mapWith(doNotDisturb.until);

/**
 * Returns until when nobody may come for a request. A guest who asks for something while “do not disturb” is on
 * wants it all the same, so only what was asked for before has to wait.
 */
export async function quietUntilFor(
  tx: Connection,
  { row, last }: LockedTicket,
  now: number,
): Promise<Date | null> {
  if (row.room === null) return null;
  const askedAt = last.status === 'reopened' ? last.at : row.createdAt;
  const [template] = await tx
    .select({ category: requestTemplate.category })
    .from(requestTemplate)
    .where(eq(requestTemplate.id, row.templateId));
  if (!template || !VISITS.includes(template.category)) return null;
  const [found] = await tx
    .select({ until: max(doNotDisturb.until) })
    .from(doNotDisturb)
    .where(
      and(
        eq(doNotDisturb.propertyId, row.propertyId),
        eq(doNotDisturb.room, row.room),
        isNull(doNotDisturb.endedAt),
        gt(doNotDisturb.until, new Date(now)),
        gt(doNotDisturb.since, askedAt),
      ),
    );
  return found?.until ?? null;
}

export const mustNotDisturb = (until: Date) =>
  new RequestError(409, 'do_not_disturb', 'The guest has asked not to be disturbed.', {
    data: { until: until.toISOString() },
  });
