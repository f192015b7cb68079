import { dim, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, dots, oval, rect, repeat, shape } from '../canvas/shapes';
import { leafBlade } from '../motif/plants';
import { bowl, cup, steam, tableFromSeat } from '../motif/tableware';
import { tonesOf } from '../motif/tones';
import { together } from './scene';

const pot = (d: Drawing, x: number, y: number, colour: string): string =>
  at(
    x,
    y,
    oval(d.light.shadow, 2, 100, 20, d.colours.dark, 0.26) +
      band('M-40-128Q0-206 40-128', 11, d.colours.woodDark) +
      shape('M66-50Q108-60 116-116L130-112Q128-44 70-24Z', dim(colour, 0.12)) +
      shape(
        'M-60 0Q-100-40-80-84Q-60-124 0-124Q60-124 80-84Q100-40 60 0Z',
        d.across(pale(colour, 0.25), colour, dim(colour, 0.25)),
      ) +
      oval(0, -122, 42, 10, dim(colour, 0.2)) +
      disc(0, -136, 11, dim(colour, 0.1)),
  );

/** Warm drinks, on a table seen from a seat. */
export const hotDrinks = together('table', {
  coffee: (d) => {
    const t = tonesOf(d);
    const beans = repeat(4, (index) =>
      at(
        560 + (index % 2) * 34,
        510 + index * 11,
        oval(0, 0, 15, 10, t.cocoa) + band('M-10 0q10-6 20 0', 3, t.crust),
        1,
        index * 40,
      ),
    );
    return (
      tableFromSeat(d) +
      steam(d, 400, 290, 110) +
      cup(d, 400, 500, 250, t.coffee) +
      oval(400, 346, 64, 14, t.bread, 0.9) +
      oval(400, 346, 34, 7, t.cream) +
      beans
    );
  },
  tea: (d) =>
    tableFromSeat(d) +
    pot(d, 300, 470, d.colours.accent) +
    steam(d, 504, 360, 70) +
    cup(d, 504, 508, 164, tonesOf(d).tea),
  matcha: (d) => {
    const t = tonesOf(d);
    const foam =
      oval(0, 6, 124, 36, d.down(pale(t.matcha, 0.25), t.matcha)) +
      dots(
        [
          [-50, 8],
          [-30, 18],
          [20, 0],
          [46, 14],
          [0, 24],
          [70, 4],
          [-80, 2],
        ],
        9,
        pale(t.matcha, 0.5),
      );
    const whisk = at(
      590,
      508,
      oval(10, 2, 60, 14, d.colours.dark, 0.25) +
        shape('M-46 0Q-50-50-20-78H20Q50-50 46 0Z', t.crumb) +
        band('M-30-4L-12-74M-10-4L-4-74M12-4L5-74M32-4L13-74', 3, t.bread) +
        rect(-20, -150, 40, 74, t.bread, 8) +
        rect(-20, -84, 40, 8, t.iron),
    );
    return (
      tableFromSeat(d) +
      whisk +
      steam(d, 370, 300) +
      bowl(
        d,
        370,
        376,
        280,
        foam,
        d.byRegion({
          atlantic: d.colours.accent,
          gulf: d.colours.roof,
          kyoto: d.colours.dark,
          plain: d.colours.accent,
        }),
      )
    );
  },
  sake: (d) => {
    const { white, accent, wallShade, wood } = d.colours;
    const flask =
      shape(
        'M-50 0Q-76-40-62-100Q-54-150-24-176V-216L-34-232H34L24-216V-176Q54-150 62-100Q76-40 50 0Z',
        d.across(white, wallShade),
      ) +
      shape('M-66-96Q0-76 66-96L68-72Q0-52-68-72Z', accent) +
      leafBlade(-30, -34, d.colours.leaf, 0.5, -20);
    const small = at(
      500,
      488,
      shape('M-46-66Q-44-6-24 0H24Q44-6 46-66Z', d.across(white, wallShade)) +
        oval(0, -66, 46, 12, white) +
        oval(0, -65, 39, 9, tonesOf(d).water),
    );
    const tray =
      oval(412, 500, 210, 38, d.colours.dark, 0.3) +
      oval(400, 490, 210, 36, wood) +
      oval(400, 484, 204, 33, dim(wood, 0.3));
    return tableFromSeat(d) + tray + at(350, 490, flask, 1.2) + small + steam(d, 350, 200, 50);
  },
});
