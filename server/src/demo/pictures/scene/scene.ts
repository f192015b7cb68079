import type { Drawing } from '../canvas/drawing';
import type { Setting } from '../canvas/light';
import type { Time } from '../canvas/palette';

/** How one scene is drawn; `times` limits its light, and `steady` ones are never mirrored. */
export interface Scene {
  readonly setting: Setting;
  readonly draw: (d: Drawing) => string;
  readonly times?: readonly [Time, ...Time[]];
  readonly steady?: boolean;
  readonly wide?: boolean;
}

/** Scenes by name. */
export type Scenes = Readonly<Record<string, Scene>>;

/** The scenes of a group that all have the same setting, from their drawing functions. */
export const together = (
  setting: Setting,
  drawings: Readonly<Record<string, (d: Drawing) => string>>,
  more: Partial<Scene> = {},
): Scenes =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [name, { setting, draw, ...more }]));
