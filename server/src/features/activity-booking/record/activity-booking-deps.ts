import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection, Database } from '../../../platform/db/database';
import { guest } from '../../../platform/db/tables/schema';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import type { Cards } from '../../chat/messages/card.repository';
import type { GuestRow } from '../../identity/guest.repository';
import { lockGuest } from '../../identity/lock-guest';
import type { PropertySystem } from '../../stay/property-system';
import { createSessionCheck } from '../availability/session-check';
import { createSessionRepository } from '../availability/session.repository';
import { createActivityBookingRepository } from './booking.repository';
import { createBookingEvents } from './booking-events';
import { createBookingTransaction } from './booking-transaction';
import { createBookingViews } from './booking-view';
import { createSessionCancellation } from './session-cancellation';
import { createRecordBookingChange } from './record-booking-change';
import { createSignedLinks } from './signed-links';
import { createActivityWaitlist } from './waitlist';

export interface ActivityBookingDepsInput {
  db: Database;
  outbox: PushOutbox;
  cards: Cards;
  propertySystem: PropertySystem;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

export type ActivityBookingDeps = ReturnType<typeof createActivityBookingDeps>;

/** Creates the objects shared by all code for bookings of activities. */
export function createActivityBookingDeps(input: ActivityBookingDepsInput) {
  const { db, outbox, cards, propertySystem, log, now } = input;
  const sessions = createSessionRepository(db);
  const check = createSessionCheck(sessions, now);
  const links = createSignedLinks(db);
  const bookings = createActivityBookingRepository(db);
  const views = createBookingViews({ links, check, now });
  const publish = createBookingEvents({ outbox, cards, views });
  const record = createRecordBookingChange({ bookings, publish, now });
  return {
    db,
    outbox,
    propertySystem,
    log,
    now,
    sessions,
    check,
    links,
    bookings,
    views,
    record,
    cancelSession: createSessionCancellation({ record, now }),
    waitlist: createActivityWaitlist({ sessions, now }),
    transaction: createBookingTransaction({ db, outbox, links }),
    guests: createBookers(db),
  };
}

/** Loads and locks the guests who book. */
function createBookers(db: Database) {
  return {
    async find(id: string): Promise<GuestRow> {
      const [found] = await db.select().from(guest).where(eq(guest.id, id));
      assertRow(found, 'the signed-in guest');
      return found;
    },
    /** The lock makes parallel requests of one guest run in turn, so that each sees the others. */
    async lock(tx: Connection, id: string): Promise<GuestRow> {
      const found = await lockGuest(tx, id);
      assertRow(found, 'the signed-in guest');
      return found;
    },
  };
}
