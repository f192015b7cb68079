import type { AppOptions } from '../app/app';
import type { DemoProperty } from './model/demo-property';
import { createDemoPropertySystem } from './demo-property-system';
import { sampleStays } from './demo-stays';

/** The demo replacements for the systems of the hotels. */
export const demoSystems = (properties: readonly DemoProperty[], now: () => number): AppOptions['demo'] => ({
  propertySystem: createDemoPropertySystem(properties, now),
  sampleStays: () => sampleStays(properties, now),
});
