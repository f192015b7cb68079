import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { UpcomingBookings } from '../upcoming/upcoming-bookings';
import type { GuestBills } from '../bill/guest-bills';
import { createMessageRepository } from '../chat/messages/message.repository';
import type { Identity } from '../identity/module';
import type { ServesInProperty } from '../property/module';
import type { DoNotDisturb } from '../room-care/do-not-disturb';
import type { PropertySystem } from '../stay/property-system';
import { createInternalTickets } from '../ticket/internal-ticket';
import { createCheckOuts } from './check-outs';
import { checkOutRoutes } from './check-out.routes';
import { createEndStay } from './end-stay';

const CHECK_MS = 5_000;

interface CheckOutModuleDeps {
  db: Database;
  outbox: PushOutbox;
  propertySystem: PropertySystem;
  identity: Identity;
  bills: GuestBills;
  ahead: UpcomingBookings;
  doNotDisturb: DoNotDisturb;
  servesInProperty: ServesInProperty;
  log: FastifyBaseLogger;
  now: () => number;
}

/** The check-out in the app, and everything that ends with it. */
export function createCheckOutModule(deps: CheckOutModuleDeps): Module {
  const { db, outbox, propertySystem, identity, bills, ahead, doNotDisturb, servesInProperty, log, now } =
    deps;
  const { guests } = identity;
  const messages = createMessageRepository({ outbox, now });
  const endStay = createEndStay({ db, outbox, messages, guests, ahead, doNotDisturb, now });
  const checkOuts = createCheckOuts({ db, propertySystem, endStay, log, now });
  const writeTicket = createInternalTickets({ db, outbox, now });
  return {
    routes: (app) =>
      checkOutRoutes(servesInProperty(app), {
        db,
        outbox,
        guests,
        bills,
        ahead,
        checkOuts,
        writeTicket,
        now,
      }),
    jobs: [
      { name: 'checkOuts', everyMs: CHECK_MS, run: checkOuts.settleDue },
      { name: 'oldCheckOuts', everyMs: HOUSEKEEPING_MS, run: checkOuts.deleteExpired },
    ],
  };
}
