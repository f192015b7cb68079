import { and, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from '../../platform/db/database';
import { doNotDisturb } from '../../platform/db/tables/schema';

/**
 * Selects until when nobody may disturb the room of a row of another table: the later end if two reservations share
 * the room. The time may be in the past.
 */
export const doNotDisturbUntilOf = (of: { propertyId: PgColumn; room: PgColumn }) =>
  sql<Date | null>`(
    select max(${doNotDisturb.until}) from ${doNotDisturb}
    where ${doNotDisturb.propertyId} = ${of.propertyId} and ${doNotDisturb.room} = ${of.room}
      and ${doNotDisturb.endedAt} is null
  )`.mapWith(doNotDisturb.until);

/**
 * Returns until when a request that was made at `askedAt` has to wait because of “do not disturb”. A request made
 * while it is on does not wait, because its guest wants somebody to come.
 */
export async function doNotDisturbUntilFor(
  tx: Connection,
  { propertyId, room, askedAt, now }: { propertyId: string; room: string; askedAt: Date; now: number },
): Promise<Date | null> {
  const [found] = await tx
    .select({ until: max(doNotDisturb.until) })
    .from(doNotDisturb)
    .where(
      and(
        eq(doNotDisturb.propertyId, propertyId),
        eq(doNotDisturb.room, room),
        isNull(doNotDisturb.endedAt),
        gt(doNotDisturb.until, new Date(now)),
        gt(doNotDisturb.since, askedAt),
      ),
    );
  return found?.until ?? null;
}
