import { pale } from '../canvas/colour';
import { at, band, disc, oval, rect, shape } from '../canvas/shapes';
import { leafBlade } from '../motif/plants';
import { dishFromSeat } from '../motif/servings';
import { bowl, tableFromSeat } from '../motif/tableware';
import { tonesOf } from '../motif/tones';
import { together } from './scene';

/** Desserts served at the table. */
export const desserts = together('table', {
  dessert: (d) => {
    const t = tonesOf(d);
    const flan =
      oval(0, 0, 150, 30, t.crust) +
      shape(
        'M-134-4Q-118-130-92-146H92Q118-130 134-4Q0 30-134-4Z',
        d.across(pale(t.cheese, 0.25), t.cheese, t.broth),
      ) +
      oval(0, -146, 94, 22, t.crust) +
      shape('M-92-140Q-84-60-62-104T-22-108T8-70T46-112T92-140Q0-112-92-140Z', t.crust) +
      oval(-30, -150, 34, 8, pale(t.crust, 0.4), 0.7);
    return (
      tableFromSeat(d) +
      dishFromSeat(d) +
      at(400, 486, flan, 1.15) +
      leafBlade(400, 312, t.herb, 0.6, -40) +
      leafBlade(400, 312, t.leaf, 0.6, -140) +
      disc(400, 306, 20, t.berry) +
      disc(570, 488, 19, t.berry) +
      disc(238, 492, 16, t.grape)
    );
  },
  cake: (d) => {
    const t = tonesOf(d);
    const sponge = d.pick(t.cocoa, t.bread, t.matcha);
    const slice =
      shape('M-150-150L150-190V-40L-150 0Z', sponge) +
      shape('M-150-150L150-190V-166L-150-122Z', t.cream) +
      shape('M-150-84L150-126V-106L-150-62Z', t.cream) +
      shape('M-150-150L-40-232Q100-250 150-190Z', pale(t.cream, 0.3)) +
      [-90, -10, 70]
        .map(
          (x) =>
            disc(x, -178 - (x + 90) * 0.13, 24, t.berry) +
            disc(x - 7, -186 - (x + 90) * 0.13, 6, pale(t.berry, 0.6)),
        )
        .join('') +
      leafBlade(96, -206, t.leaf, 0.4, -40);
    return (
      tableFromSeat(d) +
      dishFromSeat(d, 250) +
      at(400, 490, slice, 1.12) +
      band('M600 470L700 420', 12, t.silver)
    );
  },
  'ice-cream': (d) => {
    const t = tonesOf(d);
    const scoop = (x: number, y: number, colour: string): string =>
      disc(x, y, 76, d.across(pale(colour, 0.35), colour)) + oval(x - 26, y - 30, 22, 13, '#ffffff', 0.45);
    const scoops =
      scoop(-62, -40, d.pick(t.cocoaPale, t.matcha)) +
      scoop(66, -36, t.cream) +
      scoop(4, -124, pale(t.berry, 0.35)) +
      disc(12, -202, 19, t.berry) +
      at(
        96,
        -110,
        rect(-15, -90, 30, 130, t.bread, 4) + band('M-10-70l20 20M-10-40l20 20M-10-10l20 20', 3, t.crust),
        1,
        24,
      ) +
      leafBlade(-20, -190, t.leaf, 0.5, -150);
    const stem =
      oval(400 + d.light.shadow, 512, 110, 20, d.colours.dark, 0.26) +
      oval(400, 506, 94, 18, pale(t.glass, 0.3)) +
      rect(390, 420, 20, 84, t.glass, 4);
    return tableFromSeat(d) + stem + at(0, -20, bowl(d, 400, 340, 290, scoops, d.colours.seaLight));
  },
});
