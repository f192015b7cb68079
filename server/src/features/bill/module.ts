import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { UpcomingBookings } from '../upcoming/upcoming-bookings';
import { createMessageRepository } from '../chat/messages/message.repository';
import type { Identity } from '../identity/module';
import type { ServesInProperty } from '../property/module';
import type { PropertySystem } from '../stay/property-system';
import { createInternalTickets } from '../ticket/internal-ticket';
import { createAskAboutLine } from './ask-about-line';
import { createBillReader } from './bill-reader';
import { billRoutes } from './bill.routes';
import { createCheckOutOffer } from './check-out-offer';
import { createGuestBills, type GuestBills } from './guest-bills';
import { createReportDifference } from './report-difference';
import { unknownChargesHandlers } from './unknown-charges/unknown-charges.handlers';

interface BillModuleDeps {
  db: Database;
  outbox: PushOutbox;
  propertySystem: PropertySystem;
  identity: Identity;
  ahead: UpcomingBookings;
  servesInProperty: ServesInProperty;
  log: FastifyBaseLogger;
  now: () => number;
}

/** The bill of a reservation, with the reason of each line and questions about it. */
export function createBillModule(deps: BillModuleDeps): Module & { bills: GuestBills } {
  const { db, outbox, propertySystem, identity, ahead, servesInProperty, log, now } = deps;
  const reader = createBillReader({ db, propertySystem, log, now });
  const writeTicket = createInternalTickets({ db, outbox, now });
  const bills = createGuestBills({
    db,
    reader,
    now,
    checkOutOffer: createCheckOutOffer({ ahead, capabilities: propertySystem.capabilities }),
    reportDifference: createReportDifference({ db, outbox, writeTicket }),
  });
  const messages = createMessageRepository({ outbox, now });
  const askAboutLine = createAskAboutLine({ db, outbox, messages, writeTicket, now });
  return {
    bills,
    routes: (app) => billRoutes(servesInProperty(app), { guests: identity.guests, bills, askAboutLine, now }),
    handlers: unknownChargesHandlers({ db, now }),
    jobs: [{ name: 'billCopies', everyMs: HOUSEKEEPING_MS, run: reader.deleteExpired }],
  };
}
