import type { StayDates } from '@guest/shared/contracts/stay/stay-rules';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableBooking } from '../../../platform/db/tables/schema';
import type { Guest } from '../../../platform/http/authentication';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { PropertyScope } from '../../property/property-scope';
import type { BookingSetup } from '../availability/booking-setup';
import { lockOutlets } from '../availability/table-claims';
import { noSuchBooking, staleBooking, type StaleCode } from '../model/booking-errors';
import { toTableBooking, type BookingRow } from '../model/booking.mapper';
import type { BookingDeps } from '../record/booking-deps';

type Row = BookingRow['booking'];

/** A booking with its guest and the scope for the reply. */
export interface OwnBooking {
  guest: Pick<Guest, 'id' | 'chatUuid'>;
  scope: PropertyScope;
  id: string;
}

/** A booking within the transaction that holds its locks. */
interface LockedBooking {
  tx: Connection;
  outboxRows: OutboxRow[];
  setup: BookingSetup;
  stay: StayDates;
  row: Row;
  throwStale: (code: StaleCode) => Promise<never>;
}

export type OwnBookings = ReturnType<typeof createOwnBookings>;

/** Loads and locks the booking of a guest. A booking of another guest is reported as not found. */
export function createOwnBookings({
  bookings,
  bookingPolicies,
  guests,
  bookingTransaction,
  calendarPath,
  now,
}: BookingDeps) {
  /** Reads the outlet without a lock, because an outlet must be locked before its bookings. */
  async function loadSetup({ guest, id }: OwnBooking): Promise<BookingSetup> {
    const found = await bookings.findOfGuest(guest.id, id);
    if (!found) throw noSuchBooking();
    return bookingPolicies.byId(found.outlet.id);
  }

  async function lockBooking(tx: Connection, { guest, id }: OwnBooking): Promise<Row> {
    const [row] = await tx
      .select()
      .from(tableBooking)
      .where(and(eq(tableBooking.id, id), eq(tableBooking.guestId, guest.id)))
      .for('update');
    if (!row) throw noSuchBooking();
    return row;
  }

  async function toReply(row: BookingRow, scope: PropertyScope): Promise<TableBooking> {
    const path = await calendarPath(scope.property.slug, row.booking.id);
    return toTableBooking(row, { scope, now: now(), calendarPath: path });
  }

  async function throwStale(tx: Connection, code: StaleCode, { id, scope }: OwnBooking): Promise<never> {
    throw staleBooking(code, await toReply(await bookings.load(id, tx), scope));
  }

  /** Runs `work` with the guest, the outlet and the booking locked, in this order. */
  async function withBooking(
    own: OwnBooking,
    work: (at: LockedBooking) => Promise<BookingRow>,
  ): Promise<BookingRow> {
    const setup = await loadSetup(own);
    return bookingTransaction.run(own.scope.property.id, async (tx, outboxRows) => {
      const stay = await guests.lock(tx, own.guest.id);
      await lockOutlets(tx, [setup.outlet.id]);
      const row = await lockBooking(tx, own);
      return work({ tx, outboxRows, setup, stay, row, throwStale: (code) => throwStale(tx, code, own) });
    });
  }

  return { loadSetup, lockBooking, toReply, throwStale, withBooking };
}

/** The entry in the history of a booking for a change that its guest makes. */
export const guestEntry = ({ guest }: OwnBooking, status: Row['status']) =>
  ({ status, by: 'guest', actorId: guest.chatUuid }) as const;
