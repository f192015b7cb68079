import { pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { band, rect, repeat, shape } from '../canvas/shapes';
import { hills } from './land';
import { boards } from './patterns';

/** A paved terrace from `y` down, of boards in Kyoto. */
export const paving = (d: Drawing, y: number): string =>
  rect(
    0,
    y,
    800,
    600 - y,
    d.region === 'kyoto' ? boards(d, 50) : d.down(pale(d.colours.sand, 0.25), d.colours.sandDark),
  ) +
  (d.region === 'kyoto'
    ? ''
    : band(
        `M0 ${y + 50}H800M0 ${y + 118}H800M260 ${y}L180 600M400 ${y}V600M540 ${y}L620 600`,
        3,
        d.colours.sandDark,
        0.7,
      ));

/** A balustrade across the picture with its rail at `y`. */
export const balustrade = (d: Drawing, y: number): string =>
  rect(0, y, 800, 14, d.down(d.colours.white, d.colours.wallShade), 4) +
  repeat(17, (index) =>
    shape(`M${10 + index * 48} ${y + 14}h20q8 24-4 50h-12q-12-26-4-50Z`, d.colours.wall),
  ) +
  rect(0, y + 62, 800, 14, d.colours.wallShade);

/** Rolling grass from `y` down. */
export const meadow = (d: Drawing, y: number): string =>
  hills(d, y, 24, d.down(d.colours.leaf, d.colours.leafDark));

/** A level lawn from `y` down. */
export const lawn = (d: Drawing, y: number): string =>
  rect(0, y, 800, 600 - y, d.down(pale(d.colours.leaf, 0.12), d.colours.leafDark));

/** A sandy path across the picture at `y`. */
export const path = (d: Drawing, y: number): string =>
  shape(
    `M-10 ${y}Q400 ${y - 34} 810 ${y + 6}V${y + 66}Q400 ${y + 16} -10 ${y + 62}Z`,
    d.down(pale(d.colours.sand, 0.25), d.colours.sandDark),
  );
