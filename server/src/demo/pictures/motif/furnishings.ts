import { pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, oval, rect, shape } from '../canvas/shapes';
import { clothTable } from './furniture';
import { blossom } from './plants';
import { lightOnFloor, opening, room } from './rooms';

/** A row of books on a shelf of width `w`. */
export const books = (d: Drawing, w: number, height: number): string => {
  const { accent, roof, leafDark, flower, sand, seaDeep } = d.colours;
  const row = new Map<string, string>();
  for (let x = 10; x < w - 34;) {
    const [wide, high] = [Math.round(d.between(20, 34)), Math.round(height * d.between(0.66, 0.94))];
    const colour = d.pick(accent, roof, leafDark, flower, sand, seaDeep);
    row.set(colour, `${row.get(colour) ?? ''}M${x} 0v${-high}h${wide}V0Z`);
    x += wide + 3 + (d.between(0, 1) < 0.15 ? 26 : 0);
  }
  return [...row].map(([colour, spines]) => shape(spines, colour)).join('');
};

/** A vase with three flowers, standing on (x, y). */
export const vase = (d: Drawing, x: number, y: number, scale = 1): string => {
  const { accent, leafDark, flower, glow } = d.colours;
  const head = blossom(0, 0, 19, flower, glow);
  const drawn =
    band('M0-30Q-10-60-24-86M0-30V-86M0-30Q9-60 22-86', 4, leafDark) +
    d.stamp(head, -24, -90) +
    d.stamp(head, 0, -98) +
    d.stamp(head, 22, -90) +
    shape('M-18 0Q-30-26-10-44H10Q30-26 18 0Z', d.across(pale(accent, 0.3), accent));
  return at(x, y, d.stamp(drawn), scale);
};

/** A laid table, its foot centred on (x, y). */
export const setTable = (d: Drawing, x: number, y: number, w: number): string =>
  clothTable(d, x, y, w) +
  oval(x - w * 0.28, y - 110, 30, 6, d.colours.accentSoft) +
  oval(x + w * 0.28, y - 110, 30, 6, d.colours.accentSoft) +
  vase(d, x, y - 108, 0.7) +
  rect(x - w * 0.14, y - 134, 8, 24, d.colours.seaLight, 3) +
  rect(x + w * 0.13, y - 134, 8, 24, d.colours.seaLight, 3);

/** A room with one window at `x`, for things that are made or learned. */
export const studio = (d: Drawing, x = 600): string =>
  room(d, 430) + opening(d, x, 372, 220, 280) + lightOnFloor(d, x, 430, 180);
