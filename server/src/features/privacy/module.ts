import { join } from 'node:path';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db/database';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { UpcomingBookings } from '../upcoming/upcoming-bookings';
import type { Identity } from '../identity/module';
import type { PhotoStore } from '../photo/photo-store';
import type { ServesInProperty } from '../property/module';
import type { PropertyRepository } from '../property/property.repository';
import { createCancelBooking } from '../table-booking/guest/cancel-booking';
import { createCancelAllActivities } from '../activity-booking/guest/cancel-all';
import type { ActivityBookingDeps } from '../activity-booking/record/activity-booking-deps';
import type { BookingDeps } from '../table-booking/record/booking-deps';
import type { Uploads } from '../upload/uploads';
import type { Challenges } from '../verification/challenges';
import { createEraseAccounts } from './erase-accounts.job';
import { createErasureLedger } from './erasure-ledger';
import { createErasureRepository } from './erasure.repository';
import { erasureRoutes } from './erasure.routes';
import { createExportRepository } from './export.repository';
import { exportRoutes } from './export.routes';
import { createPersonalData } from './personal-data/personal-data';

interface PrivacyModuleDeps {
  db: Database;
  config: Pick<Config, 'dataDir'>;
  challenges: Challenges;
  identity: Identity;
  properties: PropertyRepository;
  photos: PhotoStore;
  uploads: Pick<Uploads, 'deleteUnused' | 'store'>;
  /** Used to cancel the bookings of erased guests. */
  tables: BookingDeps;
  activities: ActivityBookingDeps;
  ahead: UpcomingBookings;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The export and the erasure of a guest's personal data. */
export function createPrivacyModule(deps: PrivacyModuleDeps): Module {
  const { db, config, challenges, identity, properties, photos, uploads, ahead, servesInProperty, now } =
    deps;
  const callOffTables = createCancelBooking(deps.tables);
  const cancelActivities = createCancelAllActivities(deps.activities);
  const exports = createExportRepository(db, now);
  const erasures = createErasureRepository(db, now);
  const eraseAccounts = createEraseAccounts({
    erasures,
    ledger: createErasureLedger(join(config.dataDir, 'erasures.jsonl')),
    uploads,
    now,
    async cancelBookings(personId) {
      await callOffTables(personId);
      await cancelActivities(personId);
    },
  });
  return {
    routes(app) {
      const serveInProperty = servesInProperty(app);
      exportRoutes(app, serveInProperty, {
        exports,
        personalData: createPersonalData(db, photos, uploads.store),
        properties,
        now,
      });
      erasureRoutes(serveInProperty, { db, challenges, erasures, ahead, now, ...identity });
    },
    jobs: [
      { name: 'erasures', everyMs: HOUSEKEEPING_MS, run: eraseAccounts },
      { name: 'exports', everyMs: HOUSEKEEPING_MS, run: exports.deleteExpired },
    ],
  };
}
