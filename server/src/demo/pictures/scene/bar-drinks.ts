import { dim, mix, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, dots, oval, rect, repeat, shape } from '../canvas/shapes';
import { citrus } from '../motif/food';
import { bottle, coupe, flute, ice, tumbler, wineGlass } from '../motif/glassware';
import { leafBlade } from '../motif/plants';
import { tableFromSeat } from '../motif/tableware';
import { tonesOf } from '../motif/tones';
import { together } from './scene';

const wine = (d: Drawing, colour: string, glass: string, scale = 1): string =>
  tableFromSeat(d) + bottle(d, 508, 480, glass, 1.06) + wineGlass(d, 344, 500, colour, 1.12 * scale);

/** Wine, beer and cocktails, on a table seen from a seat. */
export const barDrinks = together('table', {
  beer: (d) => {
    const t = tonesOf(d);
    const foam =
      [-62, -28, 10, 46].map((x, index) => disc(x + 6, -266 - (index % 2) * 12, 32, t.cream)).join('') +
      rect(-80, -268, 160, 34, t.cream, 14) +
      rect(-66, -240, 26, 44, t.cream, 13);
    const mug =
      band('M84-200Q156-206 150-120T84-50', 22, t.glass, 0.75) +
      tumbler(d, 0, 0, 184, 270, d.across(pale(t.beer, 0.25), t.beer, dim(t.beer, 0.1)), 0.9) +
      dots(
        Array.from({ length: 14 }, () => [d.between(-60, 60), d.between(-190, -30)] as const),
        7,
        t.lemonPale,
        0.8,
      ) +
      foam;
    return tableFromSeat(d) + at(384, 502, mug, 1.08);
  },
  'wine-red': (d) =>
    wine(d, tonesOf(d).wine, '#2f3b2d') +
    repeat(6, (index) =>
      disc(
        216 + (index % 3) * 28 + (index > 2 ? 14 : 0),
        508 - (index > 2 ? 24 : 0),
        17,
        mix(tonesOf(d).grape, tonesOf(d).wine, index / 6),
      ),
    ),
  'wine-white': (d) =>
    wine(d, tonesOf(d).white, '#7f9a5a') +
    leafBlade(176, 520, tonesOf(d).leaf, 0.8, -14) +
    citrus(d, 232, 508, 30),
  sparkling: (d) => {
    const bucket = at(
      520,
      492,
      oval(14, 2, 96, 18, d.colours.dark, 0.26) +
        at(20, -60, bottle(d, 0, 0, '#2f4a35', 0.84), 1, 14) +
        shape('M-92-150L-70 0H70L92-150Z', d.across('#f2f4f5', tonesOf(d).silver, '#8f98a3')) +
        oval(0, -150, 92, 12, '#eef1f3', 0.7) +
        ice(-40, -156, 20) +
        ice(-4, -160, 50),
    );
    const gold = mix(tonesOf(d).white, d.colours.glow, 0.4);
    return tableFromSeat(d) + bucket + flute(d, 270, 500, gold, 1.08) + flute(d, 366, 520, gold, 1.08);
  },
  cocktail: (d) => {
    const t = tonesOf(d);
    const drink = d.pick(t.salmon, d.colours.flower, t.orange, d.colours.sea);
    return (
      tableFromSeat(d) +
      coupe(
        d,
        400,
        500,
        drink,
        citrus(d, 96, -262, 38) +
          band('M-70-292L20-226', 6, t.crumb) +
          disc(-54, -280, 15, t.berry) +
          disc(-30, -262, 15, t.leaf),
        1.26,
      )
    );
  },
});
