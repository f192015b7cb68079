import { dim, mix, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { disc, oval, rect } from '../canvas/shapes';
import { tilework } from './patterns';

/** A single thing on a soft ground. */
export const still = (d: Drawing, thing: string, ground = 490): string => {
  const { wall, accentSoft, sand, flower, seaLight, leaf } = d.colours;
  const tone = d.pick(accentSoft, mix(sand, flower, 0.3), seaLight, mix(sand, leaf, 0.3), sand);
  const wallFill = d.down(pale(tone, 0.42), mix(pale(tone, 0.25), wall, 0.3));
  const x = d.between(250, 340);
  return (
    rect(0, 0, 800, 600, wallFill) +
    rect(0, 0, 800, 600, tilework(d, 120, pale(tone, 0.35), tone), 0, 0.16) +
    disc(400, 290, 330, d.glow(d.colours.white, 0.75)) +
    disc(x + 80, 280, 215, pale(tone, 0.55), 0.6) +
    rect(0, ground, 800, 600 - ground, d.down(tone, dim(tone, 0.1))) +
    rect(0, ground, 800, 6, '#ffffff', 0, 0.35) +
    oval(400 + d.light.shadow * 1.5, ground + 26, 220, 26, d.colours.dark, 0.2) +
    thing
  );
};

/** The colour of polished brass. */
export const gold = (d: Drawing): string => d.light.lit('#e0ae45');

/** A fill of polished brass. */
export const shine = (d: Drawing): string => d.across(pale(gold(d), 0.5), gold(d), dim(gold(d), 0.25));
