import type { SampleStay } from '../features/mail/mail-page';
import type { PropertySystem } from '../features/stay/property-system';
import type { Database } from '../platform/db/database';
import { createDemoPropertySystem } from './demo-property-system';
import { createDemoGuests } from './demo-reservations';
import { sampleStays } from './demo-stays';

/** The demo's replacements for the systems of the hotels. */
export interface DemoSystems {
  propertySystem: PropertySystem;
  sampleStays: () => Promise<SampleStay[]>;
}

export function demoSystems(now: () => number, db: Database): DemoSystems {
  const guestsOf = createDemoGuests();
  return {
    propertySystem: createDemoPropertySystem(guestsOf, now, db),
    sampleStays: () => sampleStays(db, guestsOf, now),
  };
}
