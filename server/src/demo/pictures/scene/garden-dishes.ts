import { dim, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, dots, layer, oval, rect, repeat, ring, ringPlaces, shape } from '../canvas/shapes';
import { sprinkle, strewn, tomatoSlice } from '../motif/food';
import { leafBlade } from '../motif/plants';
import { inBowl, onPlate } from '../motif/servings';
import { bowl, steam, tableFromSeat } from '../motif/tableware';
import { tonesOf } from '../motif/tones';
import { together } from './scene';

const spear = (d: Drawing, x: number, y: number, colour: string, turn: number): string =>
  at(
    x,
    y,
    shape('M-86 0Q-40-26 60-18Q84 0 60 18Q-40 26-86 0Z', colour) +
      band('M-30-8l8 14M0-12l8 16M30-12l6 14', 4, dim(colour, 0.18)) +
      leafBlade(64, 0, tonesOf(d).leaf, 0.4, -20) +
      leafBlade(64, 0, tonesOf(d).herb, 0.4, 20),
    1,
    turn,
  );

/** Pasta, salad and vegetables. */
export const gardenDishes = together('table', {
  pasta: (d) => {
    const t = tonesOf(d);
    const nest =
      disc(400, 300, 138, t.yolk) +
      repeat(6, (index) =>
        at(
          400,
          300,
          band(
            `M${-124 + index * 16} 0a${124 - index * 16} ${(124 - index * 16) * 0.9} 0 1 1 ${60 + index * 6} ${100 - index * 14}`,
            13,
            index % 2 === 0 ? t.cheese : pale(t.yolk, 0.1),
          ),
          1,
          index * 62,
        ),
      );
    return inBowl(
      d,
      nest +
        oval(404, 292, 66, 54, t.tomato) +
        oval(396, 284, 40, 28, t.tomatoPale) +
        leafBlade(400, 290, t.herb, 0.72, -150) +
        leafBlade(400, 290, t.leaf, 0.72, -40) +
        leafBlade(402, 286, t.herb, 0.56, 70) +
        sprinkle(d, 400, 300, 130, 20, 7, t.egg),
    );
  },
  vegetables: (d) => {
    const t = tonesOf(d);
    const floret = (x: number, y: number): string =>
      at(
        x,
        y,
        band('M0 10V56', 22, t.lettuce) +
          dots(ringPlaces(6, 28), 44, t.herb) +
          disc(-4, -6, 28, t.leaf) +
          disc(12, 8, 14, pale(t.leaf, 0.15)),
      );
    return onPlate(
      d,
      spear(d, 340, 380, t.orange, -24) +
        spear(d, 372, 418, pale(t.orange, 0.15), -14) +
        floret(328, 262) +
        floret(400, 216) +
        repeat(
          4,
          (index) =>
            disc(476 + (index % 2) * 34, 240 + index * 32, 32, t.herb) +
            disc(476 + (index % 2) * 34, 240 + index * 32, 26, pale(t.lettuce, 0.5)),
        ) +
        tomatoSlice(d, 404, 310, 38) +
        tomatoSlice(d, 460, 384, 32),
      d.colours.leaf,
    );
  },
  salad: (d) => {
    const t = tonesOf(d);
    const leaves = strewn(d, 400, 300, 134, 16, (x, y, turn) =>
      leafBlade(x, y, d.pick(t.lettuce, t.leaf, t.herb, pale(t.lettuce, 0.2)), 0.86, turn),
    );
    const bits =
      tomatoSlice(d, 336, 256, 38) +
      tomatoSlice(d, 470, 330, 40) +
      tomatoSlice(d, 366, 388, 34) +
      ring(
        5,
        92,
        (x, y) => disc(400 + x, 300 + y, 24, t.herb) + disc(400 + x, 300 + y, 19, pale(t.lettuce, 0.55)),
        20,
      );
    return inBowl(
      d,
      leaves +
        bits +
        strewn(d, 400, 300, 110, 5, (x, y, turn) =>
          at(x, y, rect(-20, -20, 40, 40, t.egg, 5) + rect(-20, 10, 40, 10, t.cream, 4), 1, turn),
        ) +
        strewn(d, 410, 292, 120, 6, (x, y) => disc(x, y, 13, t.grape) + disc(x, y, 5, t.iron)),
    );
  },
  soup: (d) => {
    const t = tonesOf(d);
    // Caldo verde, the only soup on the menus that looks like this one, is green.
    const liquid = t.leaf;
    const top =
      oval(0, 4, 162, 46, d.down(pale(liquid, 0.15), liquid)) +
      band('M-90 6q40-24 84-4t84-4', 9, t.cream) +
      leafBlade(-8, 10, t.herb, 0.5, -20) +
      leafBlade(-10, 10, t.leaf, 0.45, 190) +
      dots(
        [
          [-60, 20],
          [60, 22],
          [30, -10],
          [-100, 4],
          [100, 8],
        ],
        9,
        pale(t.crumb, 0.2),
      );
    return (
      tableFromSeat(d) +
      steam(d, 400, 296, 150) +
      bowl(d, 400, 362, 350, top) +
      band('M626 516L706 440', 14, t.silver) +
      oval(612, 526, 34, 18, t.silver)
    );
  },
  tofu: (d) => {
    const t = tonesOf(d);
    const block =
      shape('M-96-104L0-132 104-104 4-74Z', t.rice) +
      shape('M-96-104L4-74V4L-96-24Z', dim(t.rice, 0.06)) +
      shape('M104-104L4-74V4L104-24Z', dim(t.rice, 0.16));
    const dish =
      oval(414, 508, 240, 52, d.colours.dark, 0.28) +
      oval(400, 490, 236, 56, d.colours.accent) +
      oval(400, 482, 232, 52, pale(d.colours.accent, 0.4)) +
      oval(400, 484, 200, 40, t.coffee, 0.75);
    return (
      tableFromSeat(d) +
      dish +
      at(400, 484, block, 1.45) +
      dots(
        [
          [380, 312],
          [404, 304],
          [424, 318],
          [400, 326],
          [444, 310],
          [362, 322],
          [416, 336],
        ],
        16,
        t.leaf,
      ) +
      disc(404, 298, 17, t.lemonPale) +
      layer(
        dots(
          [
            [300, 500],
            [520, 498],
            [340, 512],
            [480, 510],
          ],
          12,
          t.leaf,
        ),
      ) +
      leafBlade(530, 470, t.herb, 0.9, -24) +
      steam(d, 400, 270, 80)
    );
  },
});
