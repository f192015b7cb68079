import type { Database } from '../../platform/db/database';
import { createIdempotency } from '../../platform/http/idempotency';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import { createMessageRepository } from '../chat/messages/message.repository';
import type { Identity } from '../identity/module';
import type { ServesInProperty } from '../property/module';
import type { PropertySystem } from '../stay/property-system';
import type { Uploads } from '../upload/uploads';
import { createClaimPhotos } from './guest/claim-photos';
import { createClaims } from './guest/claims';
import { loyaltyRoutes } from './guest/loyalty.routes';
import { createMemberships } from './guest/memberships';
import { createActivityEarnings } from './jobs/activity-earnings';
import { createExpiry } from './jobs/expiry.job';
import { createOrderEarnings } from './jobs/order-earnings';
import { createStayEarnings } from './jobs/stay-earnings';
import { createLedger } from './ledger/ledger';
import { loyaltyHandlers } from './staff/loyalty.handlers';

const EARNINGS_CHECK_MS = 60_000;

interface LoyaltyModuleDeps {
  db: Database;
  outbox: PushOutbox;
  identity: Identity;
  uploads: Uploads;
  propertySystem: PropertySystem;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The loyalty programme: membership, its lines, what earns them, and the side of the staff. */
export function createLoyaltyModule(deps: LoyaltyModuleDeps): Module {
  const { db, outbox, identity, uploads, propertySystem, servesInProperty, now } = deps;
  const ledger = createLedger(now);
  const memberships = createMemberships({ db, guests: identity.guests, ledger, now });
  const claims = createClaims({ db, photos: createClaimPhotos(uploads), now });
  const idempotency = createIdempotency(db, now);
  const messages = createMessageRepository({ outbox, now });
  return {
    routes: (app) =>
      loyaltyRoutes(servesInProperty(app), { db, memberships, ledger, claims, uploads, idempotency, now }),
    handlers: loyaltyHandlers({ db, ledger, now }),
    jobs: [
      { name: 'orderPoints', everyMs: EARNINGS_CHECK_MS, run: createOrderEarnings({ db, ledger, now }) },
      {
        name: 'activityPoints',
        everyMs: EARNINGS_CHECK_MS,
        run: createActivityEarnings({ db, ledger, now }),
      },
      {
        name: 'stayNights',
        everyMs: HOUSEKEEPING_MS,
        run: createStayEarnings({ db, ledger, propertySystem, now }),
      },
      {
        name: 'loyaltyExpiry',
        everyMs: HOUSEKEEPING_MS,
        run: createExpiry({ db, ledger, outbox, messages, now }),
      },
    ],
  };
}
