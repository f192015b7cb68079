import type { Drawing } from '../canvas/drawing';
import { pale } from '../canvas/colour';
import { band, disc, dots, rect, repeat, shape } from '../canvas/shapes';

/** The position of the sun or moon above a horizon. */
export function sunPlace(d: Drawing, horizon: number): readonly [number, number] {
  const x = d.width * d.between(0.28, 0.42);
  if (d.light.time === 'noon') return [x * 1.6, horizon * d.between(0.28, 0.4)];
  if (d.light.time === 'morning') return [x, horizon * d.between(0.6, 0.74)];
  if (d.light.time === 'dusk') return [x * 1.3, horizon * d.between(0.8, 0.92)];
  return [x * 1.7, horizon * d.between(0.3, 0.45)];
}

/** The sun with its halo, or at night the moon. */
export function sun(d: Drawing, x: number, y: number, r = 44): string {
  const { sun: colour, night } = d.light;
  const halo = disc(x, y, r * 5, d.glow(colour, night ? 0.35 : 0.75));
  if (!night) return halo + disc(x, y, r * 1.45, colour, 0.4) + disc(x, y, r, colour);
  const crescent = shape(
    `M${x + r * 0.3} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.4}A${r * 0.85} ${r * 0.85} 0 0 1 ${x + r * 0.3} ${y - r}Z`,
    colour,
  );
  return halo + crescent;
}

/** Stars scattered over the part of the sky above `below`. */
export function stars(d: Drawing, below: number, count = 34): string {
  const scatter = (many: number) =>
    Array.from({ length: many }, () => [d.between(0, d.width), d.between(0, below)] as const);
  return dots(scatter(count), 3, '#fdf6dd', 0.65) + dots(scatter(count / 4), 6, '#fdf6dd', 0.9);
}

/** One cloud of three long pills, `w` wide. */
const cloud = (x: number, y: number, w: number, colour: string, opacity: number): string =>
  band(
    `M${x} ${y}h${w}M${x + w * 0.22} ${y - w * 0.11}h${w * 0.42}M${x - w * 0.2} ${y + w * 0.08}h${w * 0.62}`,
    w * 0.16,
    colour,
    opacity,
  );

/** The sky down to a horizon, with its sun or moon and clouds or stars. */
export function sky(d: Drawing, horizon: number, sunAt = sunPlace(d, horizon)): string {
  const [top, middle, low] = d.skyColours;
  const air = rect(0, 0, d.width, horizon + 4, d.down(top, middle, low));
  const size = d.width / 800;
  const light = sun(d, sunAt[0], sunAt[1], (d.light.time === 'noon' ? 38 : 46) * (0.6 + size * 0.4));
  if (d.light.night) return air + stars(d, horizon * 0.9, 26) + light;
  const colour = pale(low, 0.55);
  const clouds = repeat(size > 1 ? 3 : 2, (index) =>
    cloud(
      d.width * (0.06 + index * (size > 1 ? 0.34 : 0.42)) + d.between(0, 90),
      horizon * d.between(0.16, 0.62),
      d.between(110, 190) * size,
      colour,
      0.6,
    ),
  );
  return air + light + clouds;
}

/** Birds gliding, as pairs of wings. */
export const birds = (d: Drawing, x: number, y: number, count = 3): string =>
  shape(
    repeat(
      count,
      (index) =>
        `M${x + index * 46 + d.between(-12, 12)} ${y + d.between(-26, 26)}q9-9 16 2q7-11 17-4q-10 0-17 10q-6-9-16-8`,
    ),
    d.colours.dark,
    0.7,
  );
