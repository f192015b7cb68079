import { dim, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, dots, oval, repeat, ringPlaces, shape } from '../canvas/shapes';
import { tonesOf } from './tones';

/** Content at chance places inside a circle round (x, y). */
export const strewn = (
  d: Drawing,
  x: number,
  y: number,
  r: number,
  count: number,
  draw: (x: number, y: number, turn: number) => string,
): string =>
  repeat(count, (index) => {
    const angle = index * 2.4 + d.between(-0.3, 0.3);
    const far = r * Math.sqrt((index + 0.4) / count);
    return draw(x + Math.cos(angle) * far, y + Math.sin(angle) * far, d.between(0, 360));
  });

/** Small dots strewn inside a circle, as of herbs, seeds or spice. */
export const sprinkle = (
  d: Drawing,
  x: number,
  y: number,
  r: number,
  count: number,
  size: number,
  colour: string,
): string =>
  dots(
    Array.from({ length: count }, () => {
      const [angle, far] = [d.between(0, 6.28), r * Math.sqrt(d.between(0, 1))];
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
    }),
    size,
    colour,
  );

/** A round slice of citrus. */
export function citrus(d: Drawing, x: number, y: number, r: number, rind = tonesOf(d).lemon): string {
  const start = d.between(0, 51);
  const edge = ringPlaces(7, r * 0.8, start + 21);
  const wedges = ringPlaces(7, r * 0.8, start - 21).map(([fromX, fromY], index) => {
    const [toX, toY] = edge[index] ?? [0, 0];
    return `M${x + (fromX + toX) * 0.09} ${y + (fromY + toY) * 0.09}L${x + fromX} ${y + fromY}A${r} ${r} 0 0 1 ${x + toX} ${y + toY}Z`;
  });
  return (
    disc(x, y, r, rind) + disc(x, y, r * 0.88, pale(rind, 0.75)) + shape(wedges.join(''), pale(rind, 0.2))
  );
}

/** A lemon wedge, 90 wide at scale 1. */
export const lemonWedge = (d: Drawing, x: number, y: number, scale = 1, turn = 0): string => {
  const t = tonesOf(d);
  return at(
    x,
    y,
    shape('M-46 0Q0 66 46 0Q0-10-46 0Z', t.lemon) +
      shape('M-40 0Q0 44 40 0Q0-8-40 0Z', t.lemonPale) +
      band('M-12 6L-8 20M12 6L8 20M0 5V24', 3, t.lemon),
    scale,
    turn,
  );
};

/** A slice of tomato. */
export const tomatoSlice = (d: Drawing, x: number, y: number, r: number): string => {
  const t = tonesOf(d);
  return (
    disc(x, y, r, t.tomato) +
    disc(x, y, r * 0.86, t.tomatoPale) +
    dots(
      ringPlaces(5, r * 0.46).map(([px, py]) => [x + px, y + py] as const),
      r * 0.48,
      t.tomato,
    )
  );
};

/** A sprig of herb with leaves in pairs, 120 long at scale 1. */
export const sprig = (
  d: Drawing,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  colour = tonesOf(d).herb,
): string => {
  const leaves = (side: 1 | -1): string =>
    [14, 40, 66, 92]
      .map((left) => `M${left} -2q24 ${side * 4} 26 ${side * 28}q-26 ${-side * 2} -26 ${-side * 28}Z`)
      .join('');
  return at(
    x,
    y,
    band('M0 0Q60-10 118 0', 4, dim(colour, 0.2)) +
      shape(`${leaves(-1)}M108 0q16-14 34 0q-18 14-34 0Z`, colour) +
      shape(leaves(1), pale(colour, 0.2)),
    scale,
    turn,
  );
};

/** A whole fish that looks to the right, 300 long at scale 1. */
export const fish = (
  d: Drawing,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  colour = tonesOf(d).fish,
): string => {
  const t = tonesOf(d);
  const body =
    shape('M-104 0L-164-54Q-140 0-164 54Z', dim(colour, 0.2)) +
    shape('M-40-48Q0-92 58-50Z', dim(colour, 0.15)) +
    shape('M-20 46Q6 78 40 50Z', dim(colour, 0.15)) +
    shape(
      'M-116 0Q-30-74 70-54Q130-38 148 2Q124 42 70 54Q-30 70-116 0Z',
      d.down(dim(colour, 0.12), pale(colour, 0.35), pale(colour, 0.75)),
    ) +
    shape('M86-50Q62 0 86 50Q126 40 148 2Q124-38 86-50Z', pale(colour, 0.15)) +
    disc(114, -12, 11, t.egg) +
    disc(116, -12, 6, t.iron) +
    shape('M40 4Q64-18 70 8Q64 28 40 4Z', dim(colour, 0.1)) +
    band(
      'M-70-6q12 10 0 20M-36-22q12 10 0 20M-36 12q12 10 0 20M-2-30q12 10 0 20M-2 6q12 10 0 20',
      4,
      pale(colour, 0.55),
      0.8,
    );
  return at(x, y, body, scale, turn);
};

/** A fried egg around (x, y). */
export const friedEgg = (d: Drawing, x: number, y: number, r: number): string => {
  const t = tonesOf(d);
  const white = `M${-r} 0Q${-r * 1.1} ${-r * 0.8} ${-r * 0.2} ${-r * 0.84}Q${r * 0.5} ${-r * 1.16} ${r * 0.88} ${-r * 0.4}Q${r * 1.2} ${r * 0.4} ${r * 0.5} ${r * 0.8}Q0 ${r * 1.14} ${-r * 0.5} ${r * 0.74}Q${-r * 0.94} ${r * 0.6} ${-r} 0Z`;
  return at(
    x,
    y,
    at(4, 7, shape(white, t.iron, 0.16)) +
      shape(white, t.egg) +
      disc(2, -2, r * 0.42, t.yolk) +
      oval(-r * 0.1, -r * 0.16, r * 0.14, r * 0.09, t.lemonPale),
    1,
    d.between(0, 90),
  );
};
