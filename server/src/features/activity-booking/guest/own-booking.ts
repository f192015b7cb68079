import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { activityBooking } from '../../../platform/db/tables/schema';
import type { Guest } from '../../../platform/http/authentication';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { RequestError } from '../../../platform/errors/request-error';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import { noSuchActivityBooking, outdated, type OutdatedCode } from '../model/activity-errors';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';

/** A booking with its guest and the scope of the reply. */
export interface OwnBooking {
  guest: Pick<Guest, 'id' | 'chatUuid'>;
  scope: PropertyScope;
  id: string;
}

/** A booking with everything locked that its change needs. */
export interface LockedBooking {
  tx: Connection;
  events: OutboxRow[];
  stay: GuestRow;
  row: ActivityBookingRow;
  /** Returns the error with the current booking. */
  outdated: (code: OutdatedCode) => Promise<RequestError>;
}

/** Loads and locks bookings of guests. A booking of another guest is reported as not found. */
export function createOwnBookings(deps: ActivityBookingDeps) {
  const { bookings, guests, sessions, transaction, views } = deps;

  async function find({ guest, id }: OwnBooking): Promise<ActivityBookingRow> {
    const row = await bookings.ofGuest(guest.id, id);
    if (!row) throw noSuchActivityBooking();
    return row;
  }

  return {
    find,

    /**
     * Runs `work` with the guest, the session of the booking and `moreSessions`, and the booking locked, in
     * this order.
     */
    async locked<T>(
      own: OwnBooking,
      moreSessions: readonly string[],
      work: (locked: LockedBooking) => Promise<T>,
      full?: () => Promise<RequestError>,
    ): Promise<T> {
      const known = await find(own);
      return transaction.run(
        own.scope.property.id,
        async (tx, events) => {
          const stay = await guests.lock(tx, own.guest.id);
          await sessions.lock(tx, [known.session.id, ...moreSessions]);
          await tx
            .select({ id: activityBooking.id })
            .from(activityBooking)
            .where(and(eq(activityBooking.id, own.id), eq(activityBooking.guestId, own.guest.id)))
            .for('update');
          const row = await bookings.ofGuest(own.guest.id, own.id, tx);
          if (!row) throw noSuchActivityBooking();
          return work({
            tx,
            events,
            stay,
            row,
            outdated: async (code) => outdated(code, await views.booking(row, own.scope, tx)),
          });
        },
        full,
      );
    },
  };
}

export type OwnBookings = ReturnType<typeof createOwnBookings>;
