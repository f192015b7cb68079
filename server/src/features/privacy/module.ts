import { join } from 'node:path';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db/database';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { Identity } from '../identity/module';
import type { PhotoStore } from '../photo/photo-store';
import type { ServesInProperty } from '../property/module';
import type { PropertyRepository } from '../property/property.repository';
import { createCallingOff } from '../table-booking/guest/call-off';
import type { BookingParts } from '../table-booking/record/booking-parts';
import type { Uploads } from '../upload/uploads';
import type { Challenges } from '../verification/challenges';
import { createEraseDue } from './erase-due';
import { createErasureLedger } from './erasure-ledger';
import { createErasureRepository } from './erasure.repository';
import { erasureRoutes } from './erasure.routes';
import { createExportRepository } from './export.repository';
import { exportRoutes } from './export.routes';
import { createOwnData } from './own-data';

interface PrivacyModuleDeps {
  db: Database;
  config: Pick<Config, 'dataDir'>;
  challenges: Challenges;
  identity: Identity;
  properties: PropertyRepository;
  photos: PhotoStore;
  uploads: Pick<Uploads, 'sweep'>;
  /** Used to cancel the bookings of erased guests. */
  tables: BookingParts;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The export and the erasure of a guest's personal data. */
export function createPrivacyModule(deps: PrivacyModuleDeps): Module {
  const { db, config, challenges, identity, properties, photos, uploads, tables, servesInProperty, now } =
    deps;
  const exports = createExportRepository(db, now);
  const erasures = createErasureRepository(db, now);
  const eraseDue = createEraseDue({
    erasures,
    ledger: createErasureLedger(join(config.dataDir, 'erasures.jsonl')),
    photos,
    uploads,
    now,
    callOff: createCallingOff(tables),
  });
  return {
    routes(app) {
      const serveInProperty = servesInProperty(app);
      exportRoutes(app, serveInProperty, { exports, ownData: createOwnData(db, photos), properties, now });
      erasureRoutes(serveInProperty, { db, challenges, erasures, now, ...identity });
    },
    jobs: [
      { name: 'erasures', everyMs: HOUSEKEEPING_MS, run: eraseDue },
      { name: 'exports', everyMs: HOUSEKEEPING_MS, run: exports.forgetOld },
    ],
  };
}
