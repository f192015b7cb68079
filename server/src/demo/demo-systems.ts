import type { Database } from '../platform/db/database';
import type { SampleStay } from '../features/mail/mail-page';
import type { DrawPicture } from '../features/picture/picture.routes';
import type { PropertySystem } from '../features/stay/property-system';
import { createDemoPropertySystem } from './demo-property-system';
import { sampleStays } from './demo-stays';
import type { DemoProperty } from './model/demo-property';
import { drawPicture } from './pictures/scenes';

/** The demo's replacements for the systems and the pictures of the hotels. */
export interface DemoSystems {
  propertySystem: PropertySystem;
  sampleStays: () => SampleStay[];
  drawPicture: DrawPicture;
}

export const demoSystems = (
  properties: readonly DemoProperty[],
  now: () => number,
  db: Database,
): DemoSystems => ({
  propertySystem: createDemoPropertySystem(properties, now, db),
  sampleStays: () => sampleStays(properties, now),
  drawPicture,
});
