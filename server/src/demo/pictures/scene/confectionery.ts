import { dim, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, dots, oval, rect, repeat, ring, ringPlaces, shape } from '../canvas/shapes';
import { sprinkle, strewn } from '../motif/food';
import { croissant } from '../motif/morsels';
import { leafBlade } from '../motif/plants';
import { bowl, plate, servingBoard, tableFromAbove, tableFromSeat } from '../motif/tableware';
import { tonesOf } from '../motif/tones';
import { together } from './scene';

const tart = (d: Drawing, x: number, y: number): string => {
  const t = tonesOf(d);
  return (
    disc(x + 6, y + 10, 72, t.iron, 0.22) +
    dots(
      ringPlaces(18, 62).map(([px, py]) => [x + px, y + py] as const),
      26,
      t.bread,
    ) +
    disc(x, y, 64, t.crust) +
    disc(x, y, 54, t.yolk) +
    disc(x, y, 44, t.cheese) +
    strewn(d, x, y, 34, 6, (px, py, turn) => at(px, py, oval(0, 0, 14, 8, t.cocoaPale), 1, turn))
  );
};

const baklava = (d: Drawing, x: number, y: number): string => {
  const t = tonesOf(d);
  return at(
    x,
    y,
    shape('M-64 6L4-38 72 6 4 54Z', t.iron, 0.22) +
      shape('M-64 0L0-42 64 0V22L0 66-64 22Z', t.crust) +
      shape('M-64 0L0-42 64 0 0 44Z', t.bread) +
      band('M-58 14L0 52 58 14', 3, t.crumb) +
      sprinkle(d, 0, 0, 20, 9, 9, t.leaf),
  );
};

const wagashi = (d: Drawing, x: number, y: number, colour: string): string =>
  disc(x + 6, y + 10, 60, d.colours.dark, 0.22) +
  ring(6, 32, (px, py) => disc(x + px, y + py, 30, colour)) +
  ring(6, 30, (px, py) => disc(x + px, y + py, 20, pale(colour, 0.25)), 30) +
  disc(x, y, 13, tonesOf(d).lemon) +
  leafBlade(x + 30, y + 36, tonesOf(d).leaf, 0.5, 20);

/** Pastry, chocolate and dates. */
export const confectionery = together('table', {
  pastry: (d) => {
    const three = (draw: (x: number, y: number, index: number) => string): string =>
      plate(d, 400, 300, 216) + draw(328, 254, 0) + draw(478, 276, 1) + draw(388, 392, 2);
    return (
      tableFromAbove(d) +
      d.byRegion({
        atlantic: () => three((x, y) => tart(d, x, y)),
        gulf: () =>
          plate(d, 400, 300, 216) +
          baklava(d, 320, 236) +
          baklava(d, 474, 236) +
          baklava(d, 400, 318) +
          baklava(d, 312, 392) +
          baklava(d, 488, 392),
        kyoto: () =>
          three((x, y, index) =>
            wagashi(
              d,
              x,
              y,
              [d.colours.flower, tonesOf(d).lettuce, d.colours.accentSoft][index] ?? d.colours.white,
            ),
          ),
        plain: () =>
          servingBoard(d, 400, 300, 480, 330) +
          croissant(d, 330, 250, 1, -20) +
          croissant(d, 470, 340, 1.1, 12),
      })()
    );
  },
  chocolate: (d) => {
    const t = tonesOf(d);
    const square = (x: number, y: number): string =>
      rect(x, y, 62, 62, t.cocoa, 6) +
      rect(x + 8, y + 8, 46, 46, pale(t.cocoa, 0.14), 5) +
      rect(x + 8, y + 46, 46, 8, dim(t.cocoa, 0.3), 4);
    const bar = at(
      286,
      236,
      repeat(12, (index) => square((index % 4) * 64, Math.floor(index / 4) * 64)) +
        shape('M-20 110L280 74V220H-20Z', d.colours.accent) +
        shape('M-20 110L280 74V98L-20 134Z', d.colours.glow),
      1,
      -12,
    );
    return (
      tableFromAbove(d) +
      servingBoard(d, 400, 300, 520, 350) +
      bar +
      strewn(
        d,
        552,
        390,
        60,
        4,
        (x, y) =>
          disc(x + 5, y + 8, 34, d.colours.dark, 0.25) +
          disc(x, y, 34, d.pick(t.cocoa, t.cocoaPale)) +
          sprinkle(d, x, y, 24, 7, 7, d.pick(t.cream, t.leaf, t.bread)),
      ) +
      leafBlade(240, 190, t.leaf, 0.8, -40) +
      disc(232, 196, 20, t.berry)
    );
  },
  dates: (d) => {
    const t = tonesOf(d);
    const date = (x: number, y: number, turn: number): string =>
      at(
        x,
        y,
        oval(0, 0, 46, 24, d.down(t.cocoaPale, t.cocoa)) +
          band('M-28-6q20-10 40-4', 5, pale(t.crust, 0.3), 0.8),
        1,
        turn,
      );
    const pile =
      date(-84, -8, 20) +
      date(0, -16, -8) +
      date(84, -8, -24) +
      date(-44, -46, -16) +
      date(44, -48, 18) +
      date(0, -78, 4) +
      date(-40, 18, 6) +
      date(46, 18, -6);
    const gold = d.light.lit('#d8a842');
    const coffeePot = at(
      566,
      470,
      oval(d.light.shadow, 4, 92, 18, d.colours.dark, 0.26) +
        band('M56-190Q130-180 104-90T54-40', 15, dim(gold, 0.2)) +
        shape('M-44-170Q-100-196-128-246Q-80-232-30-212Z', gold) +
        shape(
          'M-66 0Q-84-60-40-110Q-24-140-46-200H46Q24-140 40-110Q84-60 66 0Z',
          d.across(pale(gold, 0.45), gold, dim(gold, 0.3)),
        ) +
        shape('M-52-198Q-30-260 0-292Q30-260 52-198Z', d.across(gold, dim(gold, 0.3))) +
        disc(0, -296, 10, gold) +
        rect(-62, -70, 124, 9, dim(gold, 0.3), 4),
    );
    return tableFromSeat(d) + coffeePot + bowl(d, 320, 408, 280, pile);
  },
});
