import type { Drawing } from '../canvas/drawing';
import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, dots, oval, rect, repeat, ringPlaces, shape, turned } from '../canvas/shapes';

/** A date palm, foot at (x, y), about 300 high. */
export function palm(d: Drawing, x: number, y: number, scale = 1): string {
  const { leaf, leafDark, wood, woodDark, flower } = d.colours;
  const fronds = (turns: readonly number[], colour: string): string =>
    shape(
      turns.map((turn) => turned('M0 0Q60 -64 142 14Q150 30 138 36Q84 -16 0 10Z', 14, -262, turn)).join(''),
      colour,
    );
  const tree =
    shape('M-14 0Q-2-130 4-262H24Q16-130 16 0Z', d.across(wood, woodDark)) +
    fronds([-140, -66, -30], leafDark) +
    fronds([-178, -128, -88], mix(leaf, leafDark, 0.5)) +
    fronds([-48, -8, 18, 168], mix(leaf, leafDark, 0.15)) +
    dots(
      [
        [4, -244],
        [20, -238],
        [12, -230],
        [28, -248],
      ],
      15,
      flower,
    );
  return at(x, y, d.stamp(tree), scale);
}

/** An umbrella pine, foot at (x, y), about 260 high. */
export function pine(d: Drawing, x: number, y: number, scale = 1): string {
  const { leaf, leafDark, wood, woodDark } = d.colours;
  const tree =
    band('M0 0Q-10-80 8-170M2-100Q30-140 62-172M2-110Q-30-150-60-170', 15, woodDark) +
    band('M-4 0Q-14-80 4-170', 6, wood) +
    oval(-62, -184, 82, 38, leafDark) +
    oval(66, -182, 84, 36, leafDark) +
    oval(0, -206, 104, 46, mix(leaf, leafDark, 0.45)) +
    oval(-26, -222, 62, 24, leaf);
  return at(x, y, d.stamp(tree), scale);
}

/** A spreading maple, foot at (x, y), about 280 high. */
export function maple(d: Drawing, x: number, y: number, scale = 1, colour = d.colours.accent): string {
  const { woodDark } = d.colours;
  const tree =
    band('M0 0Q10-60-6-120T10-220M-4-110Q-50-140-84-176M2-130Q50-150 90-196', 14, woodDark) +
    oval(-86, -176, 78, 40, dim(colour, 0.25)) +
    oval(90, -196, 80, 42, dim(colour, 0.18)) +
    oval(-34, -218, 88, 46, colour) +
    oval(52, -240, 74, 40, mix(colour, d.colours.glow, 0.22)) +
    oval(-66, -204, 44, 18, mix(colour, d.colours.glow, 0.3)) +
    dots(
      [
        [-120, -120],
        [-40, -150],
        [60, -140],
        [120, -150],
        [20, -170],
        [-70, -70],
        [96, -90],
      ],
      9,
      colour,
    );
  return at(x, y, d.stamp(tree), scale);
}

/** A slender cypress, foot at (x, y), about 220 high. */
export const cypress = (d: Drawing, x: number, y: number, scale = 1): string => {
  const fill = d.across(d.colours.leaf, d.colours.leafDark);
  return at(
    x,
    y,
    d.stamp(
      shape('M0-224Q44-110 30-20Q0-4-30-20Q-44-110 0-224Z', fill) + rect(-5, -16, 10, 16, d.colours.woodDark),
    ),
    scale,
  );
};

/** A round bush with an optional sprinkling of flowers, foot at (x, y), about 90 high. */
export function bush(d: Drawing, x: number, y: number, scale = 1, flower?: string): string {
  const { leaf, leafDark } = d.colours;
  const places = [
    [-58, -30],
    [-34, -60],
    [-10, -44],
    [14, -70],
    [36, -32],
    [52, -56],
    [-30, -18],
    [10, -20],
    [66, -16],
  ] as const;
  const blossoms = flower === undefined ? '' : dots(places, 13, flower);
  const green =
    shape('M-84 0Q-100-44-58-52Q-40-96 6-84Q52-96 62-54Q102-46 86 0Z', leafDark) +
    shape('M-66-16Q-72-46-40-50Q-22-80 10-70Q36-76 42-52Q10-40-66-16Z', leaf);
  return at(x, y, d.stamp(green + blossoms), scale, 0, d.pick(scale, -scale));
}

/** The tree that belongs to the region, foot at (x, y), about 280 high. */
export const tree = (d: Drawing, x: number, y: number, scale = 1): string =>
  d.byRegion({ atlantic: pine, gulf: palm, kyoto: maple, plain: pine })(d, x, y, scale);

/** A leafy plant in a pot, foot at (x, y), about 150 high. */
export function potted(d: Drawing, x: number, y: number, scale = 1): string {
  const { leaf, leafDark, accent, roof } = d.colours;
  const pot = d.byRegion({ atlantic: roof, gulf: roof, kyoto: d.colours.seaDeep, plain: accent });
  const leaves = (turns: readonly number[], colour: string): string =>
    shape(turns.map((turn) => turned('M0 0Q-26 -46 0 -98Q26 -46 0 0Z', 0, -56, turn)).join(''), colour);
  const vessel =
    shape('M-36-62H36L26 0H-26Z', d.across(pot, dim(pot, 0.25))) + rect(-40, -68, 80, 14, pale(pot, 0.15), 4);
  return at(x, y, d.stamp(leaves([-70, -14, 46], leafDark) + leaves([-42, 16, 72], leaf) + vessel), scale);
}

/** A bamboo stem with joints and leaves, from `bottom` up past `top`. */
export function bambooStem(
  d: Drawing,
  x: number,
  bottom: number,
  top: number,
  width: number,
  colour: string,
): string {
  const joints: string = repeat(Math.ceil((bottom - top) / 96), (index) =>
    rect(x - width * 0.6, bottom - 40 - index * 96, width * 1.2, 5, dim(colour, 0.3), 2),
  );
  return (
    rect(x - width / 2, top, width, bottom - top, d.across(pale(colour, 0.3), dim(colour, 0.15))) + joints
  );
}

/** A pointed leaf from its stem at (x, y), 100 long at scale 1, turned from pointing right. */
export const leafBlade = (x: number, y: number, colour: string, scale = 1, turn = 0): string =>
  shape(turned('M0 0Q46 -36 100 0Q46 36 0 0Z', x, y, turn, scale), colour) +
  (scale < 0.7 ? '' : band(turned('M8 0L84 0', x, y, turn, scale), 2, dim(colour, 0.25)));

/** A flower of five petals around (x, y). */
export const blossom = (x: number, y: number, r: number, colour: string, heart: string): string =>
  at(x, y, dots(ringPlaces(5, r * 0.58, -90), r, colour) + disc(0, 0, r * 0.3, heart));

/** Tufts of grass along a line. */
export const grass = (d: Drawing, y: number, count: number, colour = d.colours.leafDark): string =>
  shape(
    Array.from(
      { length: count },
      () => `M${d.between(0, d.width)} ${y + d.between(-10, 12)}l-8-22 10 14 4-24 4 24 10-12-8 20Z`,
    ).join(''),
    colour,
  );
