import type { TableBookingStatus } from '@guest/shared/contracts/table-booking/table-booking-status';
import type { Connection } from '../../../platform/db/database';
import type { Guest } from '../../../platform/http/authentication';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { newReference } from '../../../platform/security/reference';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import { assertNotWithdrawn } from '../../property/withdrawal-lock';
import { findBookingNearby, assertWithinBookingLimit } from '../availability/booking-limits';
import type { BookingSetup } from '../availability/booking-setup';
import type { Seating } from '../availability/table-claims';
import { parseDetails, assertAnswered, type Details } from '../model/booking-details';
import type { BookingRow } from '../model/booking.mapper';
import type { BookingDeps } from '../record/booking-deps';

/** A random reference collides rarely; a third collision in a row is a bug. */
const MAX_ATTEMPTS = 3;

/** Stores the reply under its idempotency key, in the same transaction. */
type CompleteBooking = (tx: Connection, row: BookingRow) => Promise<void>;
export type BookingInput = Details & { isAnyway?: boolean | undefined };

export interface BookingContext {
  guest: Guest;
  setup: BookingSetup;
  scope: PropertyScope;
  completeReply: CompleteBooking;
}

interface BookingValues {
  row: GuestRow;
  seating: Seating;
  input: BookingInput;
  status: TableBookingStatus;
  expiresAt: Date | null;
}

export type BookingInsertion = ReturnType<typeof createBookingInsertion>;

/** Inserts bookings and waitlist places of guests. */
export function createBookingInsertion({
  recorder,
  alreadyBooked,
  now,
}: Pick<BookingDeps, 'recorder' | 'alreadyBooked' | 'now'>) {
  return {
    async add(
      tx: Connection,
      { guest, setup, scope }: BookingContext,
      { row, seating, input, status, expiresAt }: BookingValues,
    ): Promise<string> {
      const { property, localize } = scope;
      const { rules, outlet } = setup;
      await assertNotWithdrawn(tx, property.id);
      const detailsContext = { partySize: seating.partySize, questions: rules.questions, localize };
      const details = parseDetails(input, detailsContext);
      assertAnswered(details.answers ?? [], detailsContext);
      const bookingAttempt = { guestId: guest.id, setup, seating, now: now() };
      await assertWithinBookingLimit(tx, bookingAttempt);
      const nearby = input.isAnyway ? undefined : await findBookingNearby(tx, bookingAttempt);
      if (nearby) throw await alreadyBooked(tx, nearby, scope);
      const isWaiting = status === 'waitlisted';
      for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
        const added = await recorder.insert(
          tx,
          {
            reference: newReference('TB'),
            propertyId: property.id,
            guestId: guest.id,
            status,
            expiresAt,
            outletId: outlet.id,
            localDateTime: seating.localDateTime,
            partySize: seating.partySize,
            areaId: seating.areaId,
            startsAt: new Date(seating.from),
            endsAt: new Date(seating.to),
            policy: rules,
            queuedAt: isWaiting ? new Date(now()) : null,
            createdAt: new Date(now()),
            firstName: row.firstName ?? '',
            ...details,
          },
          isWaiting ? { by: 'guest', actorId: guest.chatUuid } : { by: 'system' },
        );
        if (added) return added.id;
      }
      throw new Error('no free booking reference found');
    },

    /** Publishes an inserted booking and stores the reply of its request. */
    async publishAndComplete(
      tx: Connection,
      outboxRows: OutboxRow[],
      id: string,
      completeReply: CompleteBooking,
    ) {
      const published = await recorder.publish(tx, id);
      outboxRows.push(...published.outboxRows);
      await completeReply(tx, published.row);
      return published.row;
    },
  };
}
