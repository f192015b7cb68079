import type {
  ActivityActor,
  ActivityBookingReason,
  ActivityBookingStatus,
} from '@guest/shared/contracts/activity/activity-booking-status';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { pipelined } from '../../../platform/db/pipelined';
import { activityBooking, activityBookingHistory } from '../../../platform/db/tables/schema';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { ActivityBookingRepository, ActivityBookingRow } from './booking.repository';
import type { PublishActivityBooking } from './booking-events';
import { planReminders } from './reminders';

interface BookingChangesDeps {
  bookings: ActivityBookingRepository;
  publish: PublishActivityBooking;
  now: () => number;
}

export interface HistoryEntry {
  status: ActivityBookingStatus;
  by: ActivityActor;
  actorId?: string | null;
  note?: string | null;
  reasonCode?: ActivityBookingReason | null;
}

/** A change of the status of one booking. The caller must hold the lock on the booking. */
export interface BookingStep {
  id: string;
  set?: Partial<typeof activityBooking.$inferInsert>;
  entry: HistoryEntry;
}

interface PublicationOptions {
  isNew?: boolean;
  /** Writes that do not depend on the events run in parallel with them. */
  finish?: (tx: Connection, row: ActivityBookingRow) => Promise<void>;
}

export interface RecordedChange {
  row: ActivityBookingRow;
  events: OutboxRow[];
}

export type RecordBookingChange = ReturnType<typeof createRecordBookingChange>;

/** Writes a booking or its change together with its history, its chat card and its events. */
export function createRecordBookingChange({ bookings, publish, now }: BookingChangesDeps) {
  async function published(
    tx: Connection,
    id: string,
    { isNew = false, finish }: PublicationOptions = {},
  ): Promise<RecordedChange> {
    const row = await bookings.one(id, tx);
    // A new booking is stored with its reminders.
    if (!isNew) await planReminders(tx, row, now());
    const [events] = await pipelined(publish(tx, row, { isNew }), finish?.(tx, row));
    return { row, events };
  }

  async function write(tx: Connection, all: readonly BookingStep[]): Promise<void> {
    for (const { id, set = {}, entry } of all) {
      await tx
        .update(activityBooking)
        .set({ ...set, status: entry.status, version: sql`${activityBooking.version} + 1` })
        .where(eq(activityBooking.id, id));
      await tx.insert(activityBookingHistory).values({ ...entry, bookingId: id, at: new Date(now()) });
    }
  }

  /**
   * Publishes the current state of bookings. It locks conversations, so it comes after all changes. The fixed order
   * of the guests prevents deadlocks between transactions that publish to the same guests.
   */
  async function publishAll(tx: Connection, changed: readonly string[]): Promise<OutboxRow[]> {
    const ids = [...new Set(changed)];
    const rows: ActivityBookingRow[] = [];
    for (const id of ids) rows.push(await bookings.one(id, tx));
    for (const row of rows) await planReminders(tx, row, now());
    const guestOf = ({ guest }: ActivityBookingRow) => guest?.chatUuid ?? '';
    rows.sort((a, b) => (guestOf(a) < guestOf(b) ? -1 : 1));
    const events: OutboxRow[] = [];
    for (const row of rows) events.push(...(await publish(tx, row)));
    return events;
  }

  async function steps(tx: Connection, all: readonly BookingStep[]): Promise<OutboxRow[]> {
    await write(tx, all);
    return publishAll(
      tx,
      all.map(({ id }) => id),
    );
  }

  return {
    published,
    /** Writes steps without publishing them; `publishAll` must follow in the same transaction. */
    write,
    publishAll,
    steps,

    /** The caller must hold the lock on the booking. `consequences` are steps of other bookings. */
    async step(
      tx: Connection,
      id: string,
      step: Omit<BookingStep, 'id'>,
      consequences: readonly BookingStep[] = [],
    ): Promise<RecordedChange> {
      const events = await steps(tx, [{ ...step, id }, ...consequences]);
      return { row: await bookings.one(id, tx), events };
    },

    /**
     * Increments the version of a booking without a step, because the options of its guest have changed. `publishAll`
     * must follow in the same transaction.
     */
    async renew(tx: Connection, id: string): Promise<void> {
      await tx
        .update(activityBooking)
        .set({ version: sql`${activityBooking.version} + 1` })
        .where(eq(activityBooking.id, id));
    },

    /** Changes columns that are no step of their own, such as the state of the payment. */
    async set(
      tx: Connection,
      id: string,
      values: Partial<typeof activityBooking.$inferInsert>,
    ): Promise<RecordedChange> {
      await tx
        .update(activityBooking)
        .set({ ...values, version: sql`${activityBooking.version} + 1` })
        .where(eq(activityBooking.id, id));
      return published(tx, id);
    },
  };
}
