import type {
  TableBookingStatus,
  BookingBy,
  BookingReason,
} from '@guest/shared/contracts/table-booking/table-booking-steps';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableBooking, tableBookingHistory } from '../../../platform/db/tables/schema';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { Cards } from '../../chat/messages/card.repository';
import { scopeOf } from '../../property/property-scope';
import type { BookingRow } from '../model/booking-reply';
import type { BookingRepository } from './booking.repository';
import { cardOf } from '../model/booking-card';
import type { TellBooking } from './tell-booking';

interface Parts {
  bookings: BookingRepository;
  cards: Cards;
  tell: TellBooking;
  now: () => number;
}

export interface Entry {
  status: TableBookingStatus;
  by: BookingBy;
  actorId?: string | null;
  note?: string | null;
  reasonCode?: BookingReason | null;
}

export interface Written {
  row: BookingRow;
  tellings: OutboxRow[];
}

export type BookingWrites = ReturnType<typeof createBookingWrites>;

/** Writes a change of a booking together with its history, its chat card and its events. */
export function createBookingWrites({ bookings, cards, tell, now }: Parts) {
  async function told(tx: Connection, id: string): Promise<Written> {
    const row = await bookings.one(id, tx);
    const { property, guest, booking } = row;
    const event = booking.status === 'offered' ? 'waitlistOffered' : 'tableBookingUpdated';
    // The card comes last, because it locks the conversation room.
    const pushed = await tell(tx, event, row);
    const scope = scopeOf(property, guest.lang === null ? [] : [guest.lang]);
    const shown = await cards.show(tx, { property, chatUuid: guest.chatUuid }, cardOf(row, scope));
    return { row, tellings: [...pushed, ...shown] };
  }

  return {
    async add(tx: Connection, values: typeof tableBooking.$inferInsert, entry: Omit<Entry, 'status'>) {
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

    told,

    /** The caller must hold the lock on the booking. */
    async step(
      tx: Connection,
      id: string,
      { set = {}, entry }: { set?: Partial<typeof tableBooking.$inferInsert>; entry: Entry },
    ): Promise<Written> {
      await tx
        .update(tableBooking)
        .set({ ...set, status: entry.status, version: sql`${tableBooking.version} + 1` })
        .where(eq(tableBooking.id, id));
      await tx.insert(tableBookingHistory).values({ ...entry, bookingId: id, at: new Date(now()) });
      return told(tx, id);
    },
  };
}
