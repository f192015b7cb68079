import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database';
import type { GuestRepository } from '../identity/guest.repository';
import type { PersonRepository } from '../identity/person.repository';
import type { PhotoStore } from '../photo/photo-store';
import type { PropertyRepository } from '../property/property.repository';
import type { ServeInProperty } from '../property/serve-in-property';
import type { Challenges } from '../verification/challenges';
import type { BookingParts } from '../table-booking/record/booking-parts';
import { createCallingOff } from '../table-booking/guest/call-off';
import type { Uploads } from '../upload/uploads';
import type { ConsentRepository } from '../consent/consent.repository';
import { consentRoutes } from '../consent/consent.routes';
import { createEraseDue } from './erase-due';
import { createErasureLedger } from './erasure-ledger';
import { createErasureRepository } from './erasure.repository';
import { erasureRoutes } from './erasure.routes';
import { createExportRepository } from './export.repository';
import { exportRoutes } from './export.routes';
import { createOwnData } from './own-data';

interface Parts {
  db: Database;
  challenges: Challenges;
  people: PersonRepository;
  guests: GuestRepository;
  consents: ConsentRepository;
  properties: PropertyRepository;
  photos: PhotoStore;
  uploads: Pick<Uploads, 'sweep'>;
  /** Used to cancel the bookings of erased guests. */
  tables: BookingParts;
  ledgerFile: string;
  now: () => number;
}

/** Registers the routes for consents, data export and erasure. Returns the jobs to run on schedule. */
export function privacyRoutes(app: FastifyInstance, serveInProperty: ServeInProperty, parts: Parts) {
  const { db, challenges, people, guests, consents, properties, photos, uploads, tables, ledgerFile, now } =
    parts;
  const exports = createExportRepository(db, now);
  const erasures = createErasureRepository(db, now);
  consentRoutes(serveInProperty, consents);
  exportRoutes(app, serveInProperty, { exports, ownData: createOwnData(db, photos), properties, now });
  erasureRoutes(serveInProperty, { db, challenges, people, guests, erasures, now });
  const ledger = createErasureLedger(ledgerFile);
  const eraseDue = createEraseDue({
    erasures,
    ledger,
    photos,
    uploads,
    now,
    callOff: createCallingOff(tables),
  });
  return { erasures: eraseDue, exports: exports.forgetOld };
}
