import { and, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Connection } from '../../platform/db/database';
import { doNotDisturb } from '../../platform/db/tables/schema';

/**
 * Until when nobody may disturb the room of another table's row; the later end if two reservations share it. It
 * may be over already.
 */
export const quietUntilOf = (of: { propertyId: PgColumn; room: PgColumn }) =>
  sql<Date | null>`(
    select max(${doNotDisturb.until}) from ${doNotDisturb}
    where ${doNotDisturb.propertyId} = ${of.propertyId} and ${doNotDisturb.room} = ${of.room}
      and ${doNotDisturb.endedAt} is null
  )`.mapWith(doNotDisturb.until);

/**
 * Returns until when nobody may come for what was asked for at a time. A guest who asks for something while “do
 * not disturb” is on wants it all the same, so only what was asked for before has to wait.
 */
export async function quietUntilFor(
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
