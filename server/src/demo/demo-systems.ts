import type { AppOptions } from '../app/app';
import type { DemoProperty } from './model/demo-property';
import { createDemoPropertySystem } from './demo-property-system';
import { sampleStays } from './demo-stays';

/** What the demo has in the place of the hotels' own systems. */
export const demoSystems = (properties: readonly DemoProperty[], now: () => number): AppOptions['demo'] => ({
  propertySystem: createDemoPropertySystem(properties, now),
  sampleStays: () => sampleStays(properties, now),
});
