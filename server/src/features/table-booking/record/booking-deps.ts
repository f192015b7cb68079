import { timeOf } from '@guest/shared/contracts/core/local-time';
import { eq } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection, Database } from '../../../platform/db/database';
import { guest } from '../../../platform/db/tables/schema';
import { createKeyedQueue } from '../../../platform/concurrency/keyed-queue';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import type { RequestError } from '../../../platform/errors/request-error';
import type { Cards } from '../../chat/messages/card.repository';
import type { GuestRow } from '../../identity/guest.repository';
import { lockGuest } from '../../identity/lock-guest';
import type { PropertyScope } from '../../property/property-scope';
import { createSeatingCheck } from '../availability/seating-check';
import { toTableBooking } from '../model/booking.mapper';
import { alreadyBooked } from '../model/booking-errors';
import { createBookingRepository } from './booking.repository';
import { createBookingRecorder } from './record-booking-change';
import { createCalendarAddresses } from './calendar-address';
import { createBookingPolicyRepository } from '../availability/booking-policy.repository';
import { createPropertyTablesRepository } from '../availability/property-tables.repository';
import { createWaitlistRepository } from '../availability/waitlist.repository';
import { createTableAssignment } from '../availability/table-assignment';
import { createDayStates } from '../availability/day-states';
import { createSlotDays } from '../availability/slot-days';
import { createPublishBooking } from './booking-events';
import { createWaitlist } from './waitlist';
import { createBookingTransaction } from './booking-transaction';

export interface BookingDepsInput {
  db: Database;
  outbox: PushOutbox;
  cards: Cards;
  now: () => number;
}

export type BookingDeps = ReturnType<typeof createBookingDeps>;

/** Creates the objects shared by all table booking code. */
export function createBookingDeps({ db, outbox, cards, now }: BookingDepsInput) {
  const bookingPolicies = createBookingPolicyRepository(db, now);
  const waitlistRepository = createWaitlistRepository(db);
  const bookings = createBookingRepository(db, waitlistRepository);
  const calendars = createCalendarAddresses(db, 'bookings/tables');
  const calendarPath = calendars.pathOf;
  const publishBooking = createPublishBooking({ outbox, calendarPath, now });
  const recorder = createBookingRecorder({ bookings, cards, publishBooking, now });

  return {
    db,
    outbox,
    bookingPolicies,
    propertyTables: createPropertyTablesRepository(db, now),
    waitlistRepository,
    bookings,
    calendars,
    calendarPath,
    recorder,
    now,
    seatingCheck: createSeatingCheck({ bookingPolicies, waitlistRepository, now }),
    guests: createBookingGuests(db),
    waitlist: createWaitlist({ bookingPolicies, waitlistRepository, recorder, now }),
    tableAssignment: createTableAssignment(bookingPolicies),
    slotDays: createSlotDays({ bookingPolicies, waitlistRepository, now }),
    dayStates: createDayStates({ bookingPolicies, waitlistRepository, now }),
    bookingTransaction: createBookingTransaction({ db, outbox, queue: createKeyedQueue(), calendars }),

    async alreadyBooked(tx: Connection, id: string, scope: PropertyScope): Promise<RequestError> {
      const row = await bookings.load(id, tx);
      const path = await calendarPath(scope.property.slug, id);
      const booking = toTableBooking(row, { scope, now: now(), calendarPath: path });
      return alreadyBooked({ outlet: booking.outletName, time: timeOf(booking.localDateTime) }, booking);
    },
  };
}

/** Loads and locks the guests who book. */
function createBookingGuests(db: Database) {
  const one = async (id: string): Promise<GuestRow> => {
    const [found] = await db.select().from(guest).where(eq(guest.id, id));
    assertRow(found, 'the signed-in guest');
    return found;
  };
  return {
    find: one,
    /** The lock makes parallel requests of one guest run in turn, so that each sees the others. */
    async lock(tx: Connection, id: string): Promise<GuestRow> {
      const found = await lockGuest(tx, id);
      assertRow(found, 'the signed-in guest');
      return found;
    },
  };
}
