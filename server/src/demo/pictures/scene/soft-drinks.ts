import { pale } from '../canvas/colour';
import { at, band, disc, dots, layer, oval, ringPlaces, shape } from '../canvas/shapes';
import { citrus, sprig } from '../motif/food';
import { ice, straw, tumbler } from '../motif/glassware';
import { leafBlade } from '../motif/plants';
import { tableFromSeat } from '../motif/tableware';
import { tonesOf } from '../motif/tones';
import { together } from './scene';

/** Drinks without alcohol, on a table seen from a seat. */
export const softDrinks = together('table', {
  juice: (d) => {
    const t = tonesOf(d);
    const half = at(
      560,
      470,
      oval(10, 44, 74, 16, d.colours.dark, 0.25) + disc(0, 0, 58, t.orange) + citrus(d, 0, 0, 54, t.orange),
    );
    return (
      tableFromSeat(d) +
      half +
      straw(d, 396, 300, 170) +
      tumbler(
        d,
        390,
        500,
        150,
        260,
        d.down(pale(t.orange, 0.3), t.orange),
        0.86,
        ice(-24, -190, 12) + ice(24, -160, 40),
      ) +
      citrus(d, 452, 250, 44, t.orange)
    );
  },
  water: (d) => {
    const t = tonesOf(d);
    const jug =
      shape('M-60-300Q-50-210-86-150Q-104-30-70 0H70Q104-30 86-150Q50-210 60-300Z', t.glass, 0.5) +
      shape(
        'M-84-150Q-100-30-66-6H66Q100-30 84-150Q0-134-84-150Z',
        d.down(pale(t.water, 0.3), t.water),
        0.95,
      ) +
      oval(0, -300, 60, 11, '#ffffff', 0.7) +
      citrus(d, -20, -70, 32) +
      citrus(d, 34, -106, 28) +
      sprig(d, 0, -60, 0.5, -120) +
      band('M-66-130V-50', 9, '#ffffff', 0.6);
    return (
      tableFromSeat(d) +
      at(330, 490, oval(16, 2, 96, 18, d.colours.dark, 0.26) + jug, 1.05) +
      tumbler(d, 530, 506, 124, 190, t.water, 0.74, ice(-14, -110, 20) + ice(18, -86, 50))
    );
  },
  mocktail: (d) => {
    const t = tonesOf(d);
    const inside =
      ice(-20, -200, 15) +
      ice(22, -170, 40) +
      ice(-12, -130, 60) +
      sprig(d, 6, -196, 0.7, -70) +
      leafBlade(0, -120, t.leaf, 0.5, -40);
    return (
      tableFromSeat(d) +
      straw(d, 404, 300, 190) +
      tumbler(d, 400, 504, 144, 280, d.down(d.colours.seaLight, pale(t.berry, 0.3), t.berry), 0.84, inside) +
      citrus(d, 340, 228, 42, t.leaf) +
      sprig(d, 424, 232, 0.9, -80)
    );
  },
  smoothie: (d) => {
    const t = tonesOf(d);
    const fill = d.pick(t.berry, t.orange, t.matcha);
    return (
      tableFromSeat(d) +
      straw(d, 400, 300, 180) +
      tumbler(d, 392, 502, 168, 260, d.down(pale(fill, 0.5), pale(fill, 0.2), fill), 0.92) +
      layer(disc(352, 254, 24, t.berry) + disc(392, 248, 22, t.grape) + disc(428, 256, 20, t.berry)) +
      sprig(d, 410, 240, 0.6, -100) +
      at(556, 486, dots(ringPlaces(5, 22), 44, t.berry) + disc(0, 0, 20, pale(t.berry, 0.2)))
    );
  },
});
