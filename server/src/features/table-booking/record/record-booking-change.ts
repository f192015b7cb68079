import type {
  TableBookingStatus,
  BookingActor,
  BookingReason,
} from '@guest/shared/contracts/table-booking/table-booking-status';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableBooking, tableBookingHistory } from '../../../platform/db/tables/schema';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { Cards } from '../../chat/messages/card.repository';
import { scopeOf } from '../../property/property-scope';
import type { BookingRow } from '../model/booking.mapper';
import type { BookingRepository } from './booking.repository';
import { toBookingCard } from '../model/booking-card';
import type { PublishBooking } from './booking-events';

interface BookingRecorderDeps {
  bookings: BookingRepository;
  cards: Cards;
  publishBooking: PublishBooking;
  now: () => number;
}

export interface BookingHistoryEntry {
  status: TableBookingStatus;
  by: BookingActor;
  actorId?: string | null;
  note?: string | null;
  reasonCode?: BookingReason | null;
}

export interface RecordedBooking {
  row: BookingRow;
  outboxRows: OutboxRow[];
}

export type BookingRecorder = ReturnType<typeof createBookingRecorder>;

/** Writes a change of a booking together with its history, its chat card and its events. */
export function createBookingRecorder({ bookings, cards, publishBooking, now }: BookingRecorderDeps) {
  async function publish(tx: Connection, id: string): Promise<RecordedBooking> {
    const row = await bookings.load(id, tx);
    const { property, guest, booking } = row;
    const event = booking.status === 'offered' ? 'waitlistOffered' : 'tableBookingUpdated';
    // The card comes last, because it locks the conversation room.
    const eventRows = await publishBooking(tx, event, row);
    const scope = scopeOf(property, guest.lang === null ? [] : [guest.lang]);
    const cardRows = await cards.show(tx, { property, chatUuid: guest.chatUuid }, toBookingCard(row, scope));
    return { row, outboxRows: [...eventRows, ...cardRows] };
  }

  return {
    async insert(
      tx: Connection,
      values: typeof tableBooking.$inferInsert,
      entry: Omit<BookingHistoryEntry, 'status'>,
    ) {
      const [added] = await tx
        .insert(tableBooking)
        .values(values)
        // A random reference collides once in 700 million; the caller then retries with another.
        .onConflictDoNothing({ target: tableBooking.reference })
        .returning();
      if (!added) return undefined;
      const { id: bookingId, status } = added;
      await tx.insert(tableBookingHistory).values({ ...entry, status, bookingId, at: new Date(now()) });
      return added;
    },

    publish,

    /** The caller must hold the lock on the booking. */
    async record(
      tx: Connection,
      id: string,
      { set = {}, entry }: { set?: Partial<typeof tableBooking.$inferInsert>; entry: BookingHistoryEntry },
    ): Promise<RecordedBooking> {
      await tx
        .update(tableBooking)
        .set({ ...set, status: entry.status, version: sql`${tableBooking.version} + 1` })
        .where(eq(tableBooking.id, id));
      await tx.insert(tableBookingHistory).values({ ...entry, bookingId: id, at: new Date(now()) });
      return publish(tx, id);
    },
  };
}
