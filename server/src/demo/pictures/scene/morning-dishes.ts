import { dim, pale } from '../canvas/colour';
import { at, band, disc, dots, oval, rect, repeat, shape } from '../canvas/shapes';
import { friedEgg, sprig, sprinkle, strewn, tomatoSlice } from '../motif/food';
import { croissant } from '../motif/morsels';
import { leafBlade } from '../motif/plants';
import { boardFromSeat, dishFromSeat } from '../motif/servings';
import { bowlFromAbove, plate, servingBoard, steam, tableFromAbove, tableFromSeat } from '../motif/tableware';
import { tonesOf } from '../motif/tones';
import { together } from './scene';

/** Breakfast and bread. */
export const morningDishes = together('table', {
  breakfast: (d) => {
    const t = tonesOf(d);
    const coffee =
      bowlFromAbove(d, 610, 150, 66, d.colours.white, t.coffee) +
      disc(610, 150, 34, t.bread, 0.7) +
      disc(610, 150, 17, t.cream);
    const juice = bowlFromAbove(d, 186, 148, 54, t.glass, t.orange) + disc(186, 148, 32, pale(t.orange, 0.3));
    const toast = at(
      318,
      350,
      rect(-62, -56, 124, 112, t.crust, 26) +
        rect(-52, -46, 104, 92, t.crumb, 20) +
        rect(-18, -18, 40, 30, t.lemonPale, 6),
      1,
      -16,
    );
    return (
      tableFromAbove(d) +
      plate(d, 396, 318, 196) +
      toast +
      friedEgg(d, 424, 258, 66) +
      tomatoSlice(d, 478, 366, 36) +
      tomatoSlice(d, 424, 408, 32) +
      leafBlade(326, 246, t.leaf, 0.7, -130) +
      croissant(d, 606, 440, 0.8, -18) +
      coffee +
      juice
    );
  },
  bread: (d) => {
    const t = tonesOf(d);
    const loaf = at(
      372,
      276,
      shape('M-150 40Q-160-70 0-76Q160-70 150 40Q130 84 0 84T-150 40Z', d.down(t.bread, t.crust)) +
        [-80, -20, 40]
          .map((x) => shape(`M${x} -54Q${x + 46} -20 ${x + 60} 46Q${x + 10} 20 ${x} -54Z`, t.crumb))
          .join('') +
        sprinkle(d, 0, 0, 90, 16, 6, t.egg),
      1.1,
      -14,
    );
    const slice = (x: number, y: number, turn: number): string =>
      at(
        x,
        y,
        shape('M-54 50V-10Q-66-56 0-58Q66-56 54-10V50Q0 62-54 50Z', t.crust) +
          shape('M-44 42V-8Q-52-46 0-48Q52-46 44-8V42Q0 52-44 42Z', t.crumb) +
          dots(
            [
              [-16, -12],
              [18, 4],
              [-8, 24],
              [24, -22],
            ],
            9,
            t.bread,
            0.7,
          ),
        1,
        turn,
      );
    return (
      tableFromAbove(d) +
      servingBoard(d, 400, 300, 520, 350) +
      at(10, 14, shape('M220 290Q240 400 380 380T560 260Q400 420 220 290Z', d.colours.dark, 0.2)) +
      loaf +
      slice(496, 378, 14) +
      slice(572, 330, 34) +
      [0, 1, 2]
        .map((index) =>
          at(
            196 + index * 18,
            450 - index * 8,
            band('M0 0L70-110', 4, t.bread) +
              dots(
                [
                  [70, -110],
                  [60, -98],
                  [74, -96],
                  [54, -86],
                  [66, -82],
                  [48, -74],
                ],
                13,
                t.lemon,
              ),
          ),
        )
        .join('')
    );
  },
  eggs: (d) => {
    const t = tonesOf(d);
    const pan =
      disc(410 + d.light.shadow, 320, 200, d.colours.dark, 0.28) +
      at(392, 300, rect(180, -26, 260, 52, t.iron, 24) + rect(330, -12, 84, 24, d.colours.wood, 12), 1, -28) +
      disc(392, 300, 200, t.iron) +
      disc(392, 300, 178, pale(t.iron, 0.14));
    return (
      tableFromAbove(d) +
      pan +
      friedEgg(d, 342, 262, 92) +
      friedEgg(d, 458, 310, 86) +
      friedEgg(d, 350, 390, 66) +
      strewn(d, 420, 214, 40, 4, (x, y) => tomatoSlice(d, x, y, 22)) +
      sprinkle(d, 392, 300, 140, 26, 6, t.herb) +
      sprig(d, 426, 410, 0.8, -10)
    );
  },
  pancakes: (d) => {
    const t = tonesOf(d);
    const stack = repeat(
      5,
      (index) =>
        oval(400 + (index % 2) * 8, 470 - index * 32, 170, 40, t.crust) +
        oval(400 + (index % 2) * 8, 462 - index * 32, 170, 38, t.bread) +
        (index < 4 ? '' : oval(400, 458 - index * 32, 150, 30, pale(t.bread, 0.15))),
    );
    const syrup = shape(
      'M268 330Q320 300 400 304T536 334Q548 420 524 420T500 360Q470 380 462 350T420 372Q416 470 394 470T372 372Q340 350 330 366T300 420Q280 400 268 330Z',
      t.crust,
      0.85,
    );
    return (
      tableFromSeat(d) +
      dishFromSeat(d, 262) +
      stack +
      syrup +
      at(
        404,
        304,
        shape('M-44-8L0-28 44-8 0 16Z', t.lemonPale) +
          shape('M-44-8L0 16V36L-44 12Z', t.cheese) +
          shape('M44-8L0 16V36L44 12Z', dim(t.cheese, 0.1)),
      ) +
      dots(
        [
          [560, 486],
          [590, 494],
          [238, 490],
        ],
        32,
        t.berry,
      ) +
      dots(
        [
          [614, 482],
          [212, 496],
        ],
        24,
        t.grape,
      ) +
      steam(d, 400, 262, 80)
    );
  },
  sandwich: (d) => {
    const t = tonesOf(d);
    const half = (x: number, y: number, scale: number): string =>
      at(
        x,
        y,
        shape('M-130 0L40-224Q52-236 66-222L150 0Z', t.crust) +
          shape('M-116-8L44-210 134-8Z', t.crumb) +
          at(
            0,
            0,
            shape('M-96 0L52-216 62-192-46 0Z', t.lettuce) +
              shape('M-58 0L60-190 72-164-26 0Z', t.tomato) +
              shape('M-34 0L66-176 80-142 0 0Z', t.cheese) +
              shape('M-6 0L76-156 90-118 24 0Z', t.prawnPale),
          ) +
          shape('M36 0L92-118 150 0Z', t.crumb) +
          shape('M128 0L62-222 68-220 150 0Z', t.crust),
        scale,
      );
    return (
      tableFromSeat(d) +
      boardFromSeat(d) +
      half(480, 474, 1) +
      half(318, 494, 1.2) +
      leafBlade(520, 500, t.leaf, 0.7, -14) +
      tomatoSlice(d, 590, 492, 26) +
      band('M380 240V120', 5, d.colours.woodDark) +
      disc(380, 118, 15, t.herb)
    );
  },
});
