import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import {
  guest,
  loyaltyClaim,
  messageReport,
  property,
  pushOutbox,
  room,
  roomEvent,
  roomMember,
  upload,
} from '../../platform/db/tables/schema';

/** One run handles at most this many rows; the rest wait for the next run. */
const MAX_PER_RUN = 200;

/** The retention period from the settings of the property. */
const setting = (name: 'privateDays' | 'externalMonths' | 'fileDays') =>
  sql`(${property.retention} ->> ${sql.raw(`'${name}'`)})::int`;

/** The calendar date at the property. */
const dateAt = (instant: unknown) => sql`(${instant}::timestamptz at time zone ${property.timeZone})::date`;
const todayAt = (now: number) => dateAt(new Date(now));
const laterCheckout = sql`(
  select max(g.checkout) from ${roomMember} m join ${guest} g on g.chat_uuid = m.member_id
  where m.room_id = ${room.id})`;

const isExpiredRoom = (now: number): SQL => sql`(
  (${room.type} = 'private_guest'
    and coalesce(${laterCheckout}, ${dateAt(room.lastActivityAt)}) + ${setting('privateDays')} < ${todayAt(now)})
  or (${room.type} <> 'private_guest'
    and ${room.lastActivityAt} + ${setting('externalMonths')} * interval '1 month' < ${new Date(now)}::timestamptz))`;

/**
 * The checkout that starts the retention of a file: that of the guest who sent it, or the latest of the
 * guests in the room if staff sent it.
 */
const checkoutOfFile = sql`case ${upload.ownerKind}
  when 'guest' then (select g.checkout from ${guest} g where g.chat_uuid = ${upload.ownerId})
  else (select max(g.checkout) from ${roomMember} m join ${guest} g on g.chat_uuid = m.member_id
        where m.room_id = ${upload.roomId}) end`;
const isExpiredFile = (now: number): SQL => sql`${upload.state} = 'linked'
  and ((${upload.purpose} in ('message', 'request')
      and coalesce(${checkoutOfFile}, ${dateAt(upload.createdAt)}) + ${setting('fileDays')} < ${todayAt(now)})
    or (${upload.purpose} = 'claim'
      and greatest(${checkoutOfFile}, ${dateAt(upload.createdAt)}) + ${setting('fileDays')} < ${todayAt(now)}
      and not exists (select 1 from ${loyaltyClaim} waiting
        where waiting.id = ${upload.linkedTo} and waiting.status in ('sent', 'in_review'))))`;

export function createRetentionRepository(db: Database) {
  const rooms = (where: SQL | undefined) =>
    db
      .select({ id: room.id })
      .from(room)
      .innerJoin(property, eq(property.id, room.propertyId))
      .where(where)
      .limit(MAX_PER_RUN)
      .then((rows) => rows.map(({ id }) => id));

  return {
    expiredRooms: (now: number) => rooms(isExpiredRoom(now)),
    /** Returns those rooms that still exist. */
    existingRooms: (ids: string[]) => rooms(inArray(room.id, ids)),

    /** Deletes a room with all its content. Does nothing if another process has locked it. */
    deleteRoom: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const [locked] = await tx
          .select({ id: room.id })
          .from(room)
          .where(eq(room.id, id))
          .for('update', { skipLocked: true });
        if (!locked) return;
        const messageIds = tx.select({ id: roomEvent.id }).from(roomEvent).where(eq(roomEvent.roomId, id));
        await tx.delete(messageReport).where(inArray(messageReport.messageId, messageIds));
        await tx.delete(pushOutbox).where(eq(pushOutbox.topic, `room:${id}`));
        await tx.update(upload).set({ state: 'doomed' }).where(eq(upload.roomId, id));
        await tx.delete(room).where(eq(room.id, id));
      }),

    /** Marks the files for deletion, which makes them inaccessible at once; the upload job deletes them. */
    async markExpiredFiles(now: number): Promise<void> {
      const found = db
        .select({ id: upload.id })
        .from(upload)
        .innerJoin(property, eq(property.id, upload.propertyId))
        .where(and(isExpiredFile(now)))
        .limit(MAX_PER_RUN);
      await db.update(upload).set({ state: 'doomed' }).where(inArray(upload.id, found));
    },
  };
}
