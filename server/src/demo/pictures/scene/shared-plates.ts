import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, rect, repeat, ring, shape } from '../canvas/shapes';
import { sprig, sprinkle, strewn, tomatoSlice } from '../motif/food';
import { leafBlade } from '../motif/plants';
import { onBoard } from '../motif/servings';
import { bowlFromAbove, tableFromAbove } from '../motif/tableware';
import { tonesOf } from '../motif/tones';
import { together } from './scene';

/** Plates to share. */
export const sharedPlates = together('table', {
  dips: (d) => {
    const t = tonesOf(d);
    const dip = (x: number, y: number, fill: string, dust: string): string =>
      bowlFromAbove(d, x, y, 84, d.colours.accent, fill) +
      band(`M${x - 44} ${y}a44 40 0 1 1 44 40a26 24 0 1 1 0-48`, 11, pale(fill, 0.35)) +
      sprinkle(d, x, y, 46, 12, 8, dust);
    const bread = [-40, 0, 40]
      .map((turn) =>
        at(
          400,
          330,
          shape('M0 30L-54 150Q0 182 54 150Z', t.bread) + shape('M0 56L-38 140Q0 160 38 140Z', t.crumb),
          1,
          turn,
        ),
      )
      .join('');
    return onBoard(
      d,
      bread +
        dip(276, 260, t.crumb, t.tomato) +
        dip(524, 260, t.lettuce, t.herb) +
        dip(400, 226, t.tomatoPale, t.leaf) +
        disc(230, 392, 17, t.herb) +
        disc(266, 406, 17, t.leaf) +
        sprig(d, 500, 402, 0.8, -10),
    );
  },
  mezze: (d) => {
    const t = tonesOf(d);
    const round = [t.crumb, t.tomatoPale, t.lettuce, t.grape, t.cheese, t.berry];
    const bowls = ring(
      6,
      150,
      (x, y) => {
        const fill = round.shift() ?? t.cream;
        return (
          bowlFromAbove(d, 400 + x, 300 + y, 70, d.colours.accent, fill) +
          strewn(d, 400 + x, 300 + y, 38, 5, (px, py) =>
            disc(px, py, 12, d.pick(pale(fill, 0.3), dim(fill, 0.12), t.leaf)),
          )
        );
      },
      d.between(0, 60),
    );
    return (
      tableFromAbove(d) +
      disc(410, 316, 250, d.colours.dark, 0.25) +
      disc(400, 300, 248, d.colours.accentSoft) +
      disc(400, 300, 238, pale(d.colours.wood, 0.2)) +
      bowls +
      disc(400, 300, 72, t.crust) +
      disc(400, 300, 67, t.bread) +
      sprinkle(d, 400, 300, 52, 14, 10, t.crumb)
    );
  },
  cheese: (d) => {
    const t = tonesOf(d);
    const wedge = at(
      322,
      262,
      shape('M-96 40L70-70 110 8-60 76Z', t.iron, 0.2) +
        shape('M-104 30L62-80 104 0-90 62Z', t.cheese) +
        shape('M-104 30L62-80 72-60-98 46Z', t.orange) +
        disc(20, -10, 13, dim(t.cheese, 0.16)) +
        disc(-34, 22, 10, dim(t.cheese, 0.16)) +
        disc(62, 2, 9, dim(t.cheese, 0.16)),
    );
    const wheel =
      disc(486, 248, 74, dim(t.cream, 0.12)) +
      disc(482, 242, 72, t.egg) +
      shape('M482 242L556 210 560 262Z', t.lemonPale);
    const grapes = strewn(
      d,
      482,
      372,
      52,
      11,
      (x, y) =>
        disc(x, y, 20, d.pick(t.grape, mix(t.grape, t.berry, 0.4))) +
        disc(x - 6, y - 6, 5, pale(t.grape, 0.6)),
    );
    return onBoard(
      d,
      wedge +
        wheel +
        grapes +
        leafBlade(500, 326, t.leaf, 0.7, -30) +
        repeat(3, (index) =>
          at(
            262 + index * 52,
            394,
            rect(-36, -24, 72, 48, t.crust, 12) + rect(-30, -18, 60, 36, t.crumb, 9),
            1,
            -14,
          ),
        ),
    );
  },
  pizza: (d) => {
    const t = tonesOf(d);
    const cuts = repeat(3, (index) => at(400, 300, band('M-180 0H180', 4, t.crust), 1, index * 60 + 12));
    return (
      tableFromAbove(d) +
      disc(412, 316, 230, d.colours.dark, 0.26) +
      disc(400, 300, 228, pale(d.colours.wood, 0.2)) +
      disc(400, 300, 206, t.crust) +
      disc(400, 298, 202, t.bread) +
      disc(400, 300, 174, t.tomato) +
      disc(400, 300, 164, t.cheese) +
      strewn(d, 400, 300, 136, 9, (x, y) => disc(x, y, 27, t.egg)) +
      strewn(d, 404, 306, 140, 8, (x, y) => tomatoSlice(d, x + 14, y - 20, 25)) +
      cuts +
      strewn(d, 400, 300, 110, 6, (x, y, turn) => leafBlade(x, y, d.pick(t.herb, t.leaf), 0.52, turn))
    );
  },
});
