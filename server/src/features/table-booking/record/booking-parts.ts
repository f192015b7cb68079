import { timeOf } from '@guest/shared/contracts/core/local-time';
import { eq } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { guest } from '../../../platform/db/tables/schema';
import { createLanes } from '../../../platform/concurrency/lanes';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Refusal } from '../../../platform/errors/refusal';
import type { Cards } from '../../chat/messages/card.repository';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import { createAdmission } from '../availability/admission';
import { bookingOf } from '../model/booking-reply';
import { alreadyBooked } from '../model/booking-refusals';
import { createBookingRepository } from './booking.repository';
import { createBookingWrites } from './booking-writes';
import { createCalendarAddresses } from './calendar-address';
import { createDiningRepository } from '../availability/dining.repository';
import { createLineRepository } from '../availability/line.repository';
import { createSeats } from '../availability/seats';
import { createSlotDays } from '../availability/slot-days';
import { createTellBooking } from './tell-booking';
import { createWaitingLine } from './waiting-line';
import { createWriting } from './writing';

export interface BookingDepsInput {
  db: Database;
  outbox: PushOutbox;
  cards: Cards;
  now: () => number;
}

export type BookingParts = ReturnType<typeof createBookingParts>;

/** Creates the objects shared by all table booking code. */
export function createBookingParts({ db, outbox, cards, now }: BookingDepsInput) {
  const dinings = createDiningRepository(db, now);
  const lines = createLineRepository(db);
  const bookings = createBookingRepository(db, lines);
  const calendars = createCalendarAddresses(db);
  const calendarPath = calendars.pathOf;
  const tell = createTellBooking({ outbox, calendarPath, now });
  const writes = createBookingWrites({ bookings, cards, tell, now });

  return {
    db,
    outbox,
    dinings,
    lines,
    bookings,
    calendars,
    calendarPath,
    writes,
    now,
    admission: createAdmission({ dinings, lines, now }),
    guests: createBookers(db),
    line: createWaitingLine({ dinings, lines, writes, now }),
    seats: createSeats(dinings),
    slotDays: createSlotDays({ dinings, lines, now }),
    writing: createWriting({ db, outbox, lanes: createLanes() }),

    async alreadyBooked(tx: Connection, id: string, scope: PropertyScope): Promise<Refusal> {
      const row = await bookings.one(id, tx);
      const path = await calendarPath(scope.property.slug, id);
      const booking = bookingOf(row, { scope, now: now(), calendarPath: path });
      return alreadyBooked({ outlet: booking.outletName, time: timeOf(booking.localDateTime) }, booking);
    },
  };
}

/** Loads and locks the guests who book. */
function createBookers(db: Database) {
  const one = async (id: string): Promise<GuestRow> => {
    const [found] = await db.select().from(guest).where(eq(guest.id, id));
    if (!found) throw new Error('no row found for the signed-in guest');
    return found;
  };
  return {
    find: one,
    /** The lock makes parallel requests of one guest run in turn, so that each sees the others. */
    async lock(tx: Connection, id: string): Promise<GuestRow> {
      const [found] = await tx.select().from(guest).where(eq(guest.id, id)).for('no key update');
      if (!found) throw new Error('no row found for the signed-in guest');
      return found;
    },
  };
}
