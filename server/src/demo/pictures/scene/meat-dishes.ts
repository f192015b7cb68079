import { dim, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, dots, oval, rect, repeat, shape } from '../canvas/shapes';
import { lemonWedge, sprig, sprinkle, strewn } from '../motif/food';
import { skewer } from '../motif/morsels';
import { boardFromSeat, inBowl, onPlate } from '../motif/servings';
import { tableFromAbove, tableFromSeat } from '../motif/tableware';
import { tonesOf } from '../motif/tones';
import { together } from './scene';

const potato = (d: Drawing, x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    oval(3, 5, 34, 24, tonesOf(d).iron, 0.18) +
      oval(0, 0, 34, 24, tonesOf(d).bread) +
      oval(-6, -6, 18, 9, pale(tonesOf(d).bread, 0.4)),
    1,
    turn,
  );

const drumstick = (d: Drawing, x: number, y: number, turn: number): string => {
  const t = tonesOf(d);
  return at(
    x,
    y,
    band('M40 0H104', 14, t.egg) +
      disc(108, -8, 11, t.egg) +
      disc(108, 8, 11, t.egg) +
      shape(
        'M-84 0Q-84-58-22-56Q40-44 62-8Q66 0 62 8Q40 44-22 56Q-84 58-84 0Z',
        d.down(pale(t.roast, 0.2), dim(t.roast, 0.1)),
      ) +
      oval(-34, -22, 26, 11, pale(t.roast, 0.5), 0.7),
    1,
    turn,
  );
};

/** Meat, poultry and curries. */
export const meatDishes = together('table', {
  meat: (d) => {
    const t = tonesOf(d);
    const slices = repeat(5, (index) =>
      at(
        300 + index * 44,
        270 + index * 12,
        oval(6, 6, 34, 76, t.iron, 0.2) +
          oval(0, 0, 34, 76, t.meat) +
          oval(4, 0, 25, 64, t.meatPale) +
          oval(6, 0, 14, 44, pale(t.meatPale, 0.25)),
        1,
        14,
      ),
    );
    return onPlate(
      d,
      slices +
        potato(d, 330, 398, 20) +
        potato(d, 394, 420, -10) +
        potato(d, 458, 404, 30) +
        sprig(d, 300, 212, 1.3, -12) +
        sprinkle(d, 380, 290, 110, 16, 6, t.egg),
    );
  },
  chicken: (d) =>
    onPlate(
      d,
      drumstick(d, 344, 262, -28) +
        drumstick(d, 442, 330, -38) +
        drumstick(d, 340, 376, -20) +
        lemonWedge(d, 480, 226, 1, 160) +
        sprig(d, 330, 190, 0.9, 10) +
        sprig(d, 430, 424, 0.9, -20),
      d.colours.roof,
    ),
  curry: (d) => {
    const t = tonesOf(d);
    const sauce = dim(t.orange, 0.06);
    return inBowl(
      d,
      disc(400, 300, 168, sauce) +
        shape('M400 134A168 168 0 0 0 400 466Q330 420 352 352T350 240Q356 180 400 134Z', t.rice) +
        sprinkle(d, 312, 300, 84, 16, 7, dim(t.rice, 0.1)) +
        strewn(d, 470, 300, 84, 6, (x, y, turn) =>
          at(
            x,
            y,
            rect(-26, -20, 52, 40, d.pick(t.roast, t.crust, t.bread), 12) +
              rect(-18, -14, 26, 9, pale(t.bread, 0.4), 4),
            1,
            turn,
          ),
        ) +
        sprinkle(d, 460, 300, 110, 22, 8, t.leaf) +
        sprig(d, 330, 216, 0.8, 40),
    );
  },
  grill: (d) => {
    const t = tonesOf(d);
    const bars = repeat(10, (index) => rect(190, 150 + index * 33, 420, 7, '#70747d', 3));
    const mixed = [t.meat, t.tomato, t.roast, t.leaf, t.meat];
    return (
      tableFromAbove(d) +
      rect(168, 122, 480, 372, d.colours.dark, 34, 0.3) +
      rect(160, 112, 480, 372, t.iron, 34) +
      disc(400, 300, 230, d.glow('#ff7a30', 0.85)) +
      bars +
      skewer(d, 400, 206, mixed, 1.24, -6) +
      skewer(d, 400, 298, [t.roast, t.lemon, t.roast, t.tomato, t.roast], 1.24, -6) +
      skewer(d, 400, 390, mixed, 1.24, -6)
    );
  },
  burger: (d) => {
    const t = tonesOf(d);
    const layers =
      shape('M-150-60H150Q158-4 118 0H-118Q-158-4-150-60Z', d.down(t.bread, t.crust)) +
      rect(-164, -104, 328, 52, d.down(pale(t.meat, 0.1), t.meat), 24) +
      shape('M-158-112H158L110-72 70-104 10-62-50-104-110-80Z', t.cheese) +
      rect(-150, -138, 300, 32, t.tomato, 14) +
      shape(
        'M-170-146q20-22 42-4t42 0 42 0 42 0 42 0 42 0 42 0q30-4 30 8q-20 26-46 6q-22 26-46 4-24 24-48 2-24 22-48 0-24 22-50-4-22 22-44-12Z',
        t.lettuce,
      ) +
      shape(
        'M-154-152Q-160-268 0-272Q160-268 154-152Q150-144 140-144H-140Q-150-144-154-152Z',
        d.down(pale(t.bread, 0.2), t.bread, t.crust),
      ) +
      dots(
        [
          [-90, -212],
          [-50, -242],
          [-10, -222],
          [40, -246],
          [84, -220],
          [20, -196],
          [-60, -190],
          [104, -190],
        ],
        11,
        t.crumb,
      );
    return (
      tableFromSeat(d) +
      boardFromSeat(d) +
      repeat(5, (index) =>
        at(
          560 + index * 20,
          486,
          rect(-8, -110 + index * 12, 16, 110 - index * 12, index % 2 === 0 ? t.cheese : t.yolk, 4),
          1,
          index * 8 - 8,
        ),
      ) +
      at(366, 490, layers, 1.06)
    );
  },
});
