import { and, asc, eq, gt, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { assertRow } from '../../platform/db/assert-row';
import type { Connection, Database } from '../../platform/db/database';
import { doNotDisturb, guest } from '../../platform/db/tables/schema';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import { belongsToReservation } from '../stay/belongs-to-reservation';
import { toDoNotDisturb, type DoNotDisturbRow } from './do-not-disturb.mapper';
import { roomCareTopic } from './room-care-topic';

const KEPT_MS = 30 * 24 * 3_600_000;

interface Reservation {
  propertyId: string;
  reservationNumber: string;
}
type EndedBy = NonNullable<DoNotDisturbRow['endedBy']>;

interface DoNotDisturbDeps {
  db: Database;
  outbox: PushOutbox;
  now: () => number;
}

export type DoNotDisturb = ReturnType<typeof createDoNotDisturb>;

/**
 * Stores for which rooms “do not disturb” is on. Every change is published to the guests of the reservation and to
 * the staff.
 */
export function createDoNotDisturb({ db, outbox, now }: DoNotDisturbDeps) {
  const isOpen = isNull(doNotDisturb.endedAt);
  const isOf = ({ propertyId, reservationNumber }: Reservation) =>
    and(
      eq(doNotDisturb.propertyId, propertyId),
      eq(doNotDisturb.reservationNumber, reservationNumber),
      isOpen,
    );
  /** An expired row counts as ended, even before the job has ended it. */
  const isNotOver = () => gt(doNotDisturb.until, new Date(now()));

  async function publish(tx: Connection, row: DoNotDisturbRow): Promise<OutboxRow[]> {
    const body = { doNotDisturb: toDoNotDisturb(row) };
    const guests = await tx
      .select({ chatUuid: guest.chatUuid })
      .from(guest)
      .where(belongsToReservation(row))
      .orderBy(guest.id);
    const rows: OutboxRow[] = [];
    for (const { chatUuid } of guests) {
      rows.push(await outbox.addToUser(tx, chatUuid, 'doNotDisturbUpdated', body));
    }
    const topic = roomCareTopic(row.propertyId);
    return [...rows, await outbox.add(tx, { topic, event: 'doNotDisturbUpdated', body })];
  }

  async function end(tx: Connection, where: SQL | undefined, by: EndedBy): Promise<OutboxRow[]> {
    const ended = await tx
      .update(doNotDisturb)
      .set({ endedAt: new Date(now()), endedBy: by })
      .where(and(where, isOpen))
      .returning();
    const rows: OutboxRow[] = [];
    for (const row of ended) rows.push(...(await publish(tx, row)));
    return rows;
  }

  return {
    async current(of: Reservation): Promise<DoNotDisturbRow | undefined> {
      const [row] = await db
        .select()
        .from(doNotDisturb)
        .where(and(isOf(of), isNotOver()));
      return row;
    },

    /** Returns the rooms of a property for which it is on, sorted by room. */
    list: (propertyId: string): Promise<DoNotDisturbRow[]> =>
      db
        .select()
        .from(doNotDisturb)
        .where(and(eq(doNotDisturb.propertyId, propertyId), isOpen, isNotOver()))
        .orderBy(asc(doNotDisturb.room), asc(doNotDisturb.until)),

    /** Turns “do not disturb” on, or changes its end if a guest of the reservation has turned it on already. */
    async turnOn(
      of: Reservation & { guestId: string },
      { room, until }: { room: string; until: Date },
    ): Promise<void> {
      const since = new Date(now());
      const outboxRows = await db.transaction(async (tx) => {
        // An expired row is ended first, so that the new one starts now and does not continue it.
        const ended = await end(tx, and(isOf(of), lte(doNotDisturb.until, since)), 'time');
        const [row] = await tx
          .insert(doNotDisturb)
          .values({ ...of, room, since, until })
          .onConflictDoUpdate({
            target: [doNotDisturb.propertyId, doNotDisturb.reservationNumber],
            targetWhere: isOpen,
            set: { guestId: of.guestId, room, until },
          })
          .returning();
        assertRow(row);
        return [...ended, ...(await publish(tx, row))];
      });
      await outbox.publish(...outboxRows);
    },

    /** Ends “do not disturb” of a reservation in the caller's transaction. The caller publishes the returned rows. */
    endOf: (tx: Connection, of: Reservation, by: EndedBy): Promise<OutboxRow[]> => end(tx, isOf(of), by),

    endById: (tx: Connection, id: string, by: EndedBy): Promise<OutboxRow[]> =>
      end(tx, eq(doNotDisturb.id, id), by),

    /** Ends expired rows. Several servers may run this at once; each row is ended and published once. */
    async endDue(): Promise<void> {
      const outboxRows = await db.transaction((tx) =>
        end(tx, lte(doNotDisturb.until, new Date(now())), 'time'),
      );
      await outbox.publish(...outboxRows);
    },

    async deleteOld(): Promise<void> {
      const before = new Date(now() - KEPT_MS);
      await db
        .delete(doNotDisturb)
        .where(and(isNotNull(doNotDisturb.endedAt), lt(doNotDisturb.endedAt, before)));
    },

    /** Locks and returns a row of this property. */
    async lock(tx: Connection, propertyId: string, id: string): Promise<DoNotDisturbRow | undefined> {
      const [row] = await tx
        .select()
        .from(doNotDisturb)
        .where(and(eq(doNotDisturb.id, id), eq(doNotDisturb.propertyId, propertyId)))
        .for('update');
      return row;
    },
  };
}
