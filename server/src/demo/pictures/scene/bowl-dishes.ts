import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, dots, oval, rect, repeat, shape } from '../canvas/shapes';
import { citrus, strewn } from '../motif/food';
import { leafBlade } from '../motif/plants';
import { bowl, steam, tableFromSeat } from '../motif/tableware';
import { tonesOf } from '../motif/tones';
import { together } from './scene';

/** Rice and noodles in bowls. */
export const bowlDishes = together('table', {
  rice: (d) => {
    const t = tonesOf(d);
    const grain = d.region === 'gulf' ? t.cheese : t.rice;
    const mound =
      shape('M-150 12Q-120-120 0-124Q120-120 150 12Q0 60-150 12Z', d.down(pale(grain, 0.4), grain)) +
      Array.from({ length: 26 }, () =>
        at(
          d.between(-104, 104),
          d.between(-76, 18),
          rect(-8, -3, 16, 6, dim(grain, 0.1), 3),
          1,
          d.between(-60, 60),
        ),
      ).join('');
    const garnish =
      d.region === 'gulf'
        ? dots(
            [
              [-50, -60],
              [10, -90],
              [56, -46],
              [-10, -40],
              [-80, -10],
              [84, -6],
              [30, 0],
            ],
            17,
            t.crust,
          ) +
          leafBlade(0, -110, t.herb, 0.6, -50) +
          leafBlade(0, -110, t.leaf, 0.6, -120)
        : disc(0, -112, 20, t.berry) +
          dots(
            [
              [-60, -60],
              [40, -70],
              [-20, -30],
              [70, -20],
              [-90, -10],
              [20, 0],
            ],
            8,
            t.iron,
          );
    return tableFromSeat(d) + steam(d, 400, 246, 120) + bowl(d, 400, 372, 330, mound + garnish);
  },
  noodles: (d) => {
    const t = tonesOf(d);
    const strands = repeat(5, (index) =>
      band(
        `M${-130 + index * 14} 22q40-44 90-20t${110 - index * 8} ${-10 + index * 8}`,
        9,
        index % 2 === 0 ? t.lemonPale : t.cheese,
      ),
    );
    const egg = at(70, -6, oval(0, 0, 44, 28, t.egg) + oval(2, 1, 22, 15, t.yolk));
    const top =
      oval(0, 4, 162, 46, d.down(pale(t.broth, 0.15), t.broth)) +
      strands +
      egg +
      rect(96, -66, 48, 70, t.nori, 3) +
      oval(-10, 24, 40, 15, t.meatPale) +
      oval(-24, 18, 40, 15, pale(t.meatPale, 0.35)) +
      dots(
        [
          [-70, 0],
          [-96, 14],
          [20, 32],
          [-40, 38],
          [36, 12],
          [-84, 30],
        ],
        11,
        t.leaf,
      );
    const lifted =
      repeat(4, (index) =>
        band(`M${306 + index * 13} 346q-8-60 2-126`, 8, index % 2 === 0 ? t.lemonPale : t.cheese),
      ) + band('M280 216L560 96M284 232L572 128', 9, d.colours.wood);
    return (
      tableFromSeat(d) +
      steam(d, 470, 280, 110) +
      bowl(
        d,
        400,
        366,
        350,
        top,
        d.byRegion({
          atlantic: d.colours.accent,
          gulf: d.colours.roof,
          kyoto: d.colours.accent,
          plain: d.colours.accent,
        }),
      ) +
      lifted
    );
  },
  fruit: (d) => {
    const t = tonesOf(d);
    const apple = (x: number, y: number, colour: string): string =>
      disc(x, y, 56, d.down(pale(colour, 0.2), colour)) +
      oval(x - 18, y - 22, 14, 9, '#ffffff', 0.4) +
      band(`M${x} ${y - 50}q4-16 14-20`, 6, t.cocoa) +
      leafBlade(x + 8, y - 60, t.leaf, 0.4, -24);
    const grapes = strewn(d, 112, -4, 54, 10, (x, y) =>
      disc(x, y, 20, d.pick(t.grape, mix(t.grape, t.berry, 0.4))),
    );
    const pile =
      shape('M-130-10Q-160-120-60-190Q-44-196-40-186Q-110-110-86 0Z', t.lemon) +
      apple(64, -106, t.orange) +
      apple(-30, -92, t.tomato) +
      apple(22, -30, t.leaf) +
      apple(-74, -16, t.orange) +
      grapes;
    return (
      tableFromSeat(d) +
      bowl(d, 400, 368, 350, pile, d.region === 'kyoto' ? d.colours.wood : d.colours.accent) +
      at(610, 500, citrus(d, 0, 0, 44, t.orange))
    );
  },
});
