import { dim, mix, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, oval, shape } from '../canvas/shapes';
import { tonesOf } from './tones';

/** A cooked prawn curled to the right, 100 across at scale 1. */
export const prawn = (d: Drawing, x: number, y: number, scale = 1, turn = 0): string => {
  const t = tonesOf(d);
  const body =
    shape('M-20 40Q-66 4-34-34Q10-66 46-26L34-8Q10-36-14-18Q-30 6-2 28Z', t.prawn) +
    band('M-40-6L-24-2M-34-32L-20-18M-6-48L-4-28M24-42L16-24', 5, t.prawnPale) +
    shape('M-20 40L-2 28 22 52-4 46-2 64Z', dim(t.prawn, 0.12)) +
    band('M44-24Q70-30 84-54M42-20Q70-16 86-32', 3, dim(t.prawn, 0.1)) +
    disc(34, -24, 4, t.iron);
  return at(x, y, body, scale, turn);
};

/** A croissant, 200 wide at scale 1. */
export const croissant = (d: Drawing, x: number, y: number, scale = 1, turn = 0): string => {
  const t = tonesOf(d);
  const body =
    shape(
      'M-104 44Q-110-20-50-52Q0-80 54-52Q112-18 102 46Q84 60 70 40Q50 4 0 6Q-48 4-70 42Q-86 62-104 44Z',
      t.bread,
    ) +
    shape('M-24-66Q0-72 24-66L34 8Q0 2-32 8Z', pale(t.bread, 0.25)) +
    band('M-24-66Q-40-30-32 10M24-66Q42-30 34 10M-64-44Q-78-10-66 32M66-42Q80-10 66 32', 6, t.crust);
  return at(
    x,
    y,
    at(8, 12, shape('M-104 44Q-110-20-50-52Q0-80 54-52Q112-18 102 46Q0 0-104 44Z', t.iron, 0.2)) + body,
    scale,
    turn,
  );
};

/** A piece of nigiri sushi, 150 long at scale 1, its topping given by colour. */
export const nigiri = (d: Drawing, x: number, y: number, topping: string, scale = 1, turn = 0): string => {
  const t = tonesOf(d);
  return at(
    x,
    y,
    oval(6, 26, 80, 30, t.iron, 0.25) +
      shape('M-72 10Q-74 42-44 44H44Q74 42 72 10Z', t.rice) +
      shape('M-80 14Q-84-34-30-38H34Q86-34 80 14Q40-2 0 0T-80 14Z', topping) +
      band('M-44-26L-56 0M-10-30L-22-6M26-28L16-4M56-20L50 2', 6, mix(topping, t.egg, 0.5)),
    scale,
    turn,
  );
};

/** A slice of a sushi roll, seen from above. */
export const maki = (d: Drawing, x: number, y: number, r: number, heart: string): string => {
  const t = tonesOf(d);
  return (
    disc(x + 4, y + 6, r, t.iron, 0.25) +
    disc(x, y, r, t.nori) +
    disc(x, y, r * 0.84, t.rice) +
    disc(x - r * 0.12, y - r * 0.08, r * 0.36, heart) +
    oval(x + r * 0.24, y + r * 0.14, r * 0.2, r * 0.26, t.leaf)
  );
};

/** A skewer with pieces of the given colours, 300 long at scale 1. */
export const skewer = (
  d: Drawing,
  x: number,
  y: number,
  pieces: readonly string[],
  scale = 1,
  turn = 0,
): string => {
  const t = tonesOf(d);
  const meat = pieces.map((colour, index) => {
    const left = -110 + (index * 190) / pieces.length;
    return (
      shape(`M${left} -26q16-12 32-4q10 30 2 56q-18 10-34 2q-10-26 0-54Z`, colour) +
      band(`M${left + 8} -10l16-6M${left + 8} 8l18-6`, 4, dim(colour, 0.35))
    );
  });
  return at(x, y, band('M-150 0H160', 7, t.crumb) + meat.join(''), scale, turn);
};
