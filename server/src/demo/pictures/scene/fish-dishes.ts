import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, oval, rect, repeat, shape } from '../canvas/shapes';
import { citrus, fish, lemonWedge, sprig, sprinkle, strewn } from '../motif/food';
import { maki, nigiri, prawn } from '../motif/morsels';
import { leafBlade } from '../motif/plants';
import { onBoard, onPlate } from '../motif/servings';
import { bowlFromAbove, tableFromAbove } from '../motif/tableware';
import { tonesOf } from '../motif/tones';
import { together } from './scene';

/** Fish, seafood and what comes fried. */
export const fishDishes = together('table', {
  fish: (d) =>
    onPlate(
      d,
      oval(400, 300, 172, 84, mix(tonesOf(d).lettuce, '#ffffff', 0.5)) +
        fish(d, 402, 292, 1.04, -12, d.pick(tonesOf(d).fish, tonesOf(d).salmon)) +
        citrus(d, 346, 388, 36) +
        citrus(d, 404, 402, 34) +
        sprig(d, 440, 214, 0.9, -160) +
        sprinkle(d, 400, 300, 150, 14, 7, tonesOf(d).herb),
    ),
  shellfish: (d) => {
    const t = tonesOf(d);
    const shell = (x: number, y: number, turn: number): string =>
      at(
        x,
        y,
        shape('M-40 20Q-50-34 0-40Q50-34 40 20Q0 40-40 20Z', d.colours.dark) +
          shape('M-30 16Q-38-24 0-28Q38-24 30 16Q0 28-30 16Z', t.cream) +
          oval(0, 2, 18, 12, t.orange),
        1,
        turn,
      );
    return onPlate(
      d,
      [0, 72, 144, 216, 288]
        .map((turn) => at(400, 300, at(104, 0, prawn(d, 0, 0, 0.95, 90)), 1, turn))
        .join('') +
        shell(372, 316, -30) +
        shell(430, 322, 40) +
        shell(398, 260, 170) +
        lemonWedge(d, 506, 408, 0.9, -50) +
        sprig(d, 290, 412, 0.7, -40),
      d.colours.seaDeep,
    );
  },
  tempura: (d) => {
    const t = tonesOf(d);
    const piece = (x: number, y: number, turn: number): string =>
      at(
        x,
        y,
        shape(
          'M-104 0Q-112-34-70-36Q-30-54 10-38Q60-46 92-12Q110 8 80 24Q40 46 0 34Q-50 50-84 26Q-104 18-104 0Z',
          t.bread,
        ) +
          sprinkle(d, -6, 0, 66, 16, 12, pale(t.bread, 0.35)) +
          shape('M86-8L134-34 122 0 138 30Z', t.prawn),
        0.9,
        turn,
      );
    return onBoard(
      d,
      rect(210, 182, 300, 236, t.egg, 8) +
        piece(340, 236, -10) +
        piece(356, 300, 4) +
        piece(340, 364, -8) +
        bowlFromAbove(d, 566, 240, 62, d.colours.dark, t.coffee) +
        sprinkle(d, 566, 240, 34, 8, 9, t.leaf) +
        leafBlade(530, 392, t.herb, 0.8, -26) +
        citrus(d, 588, 366, 32),
    );
  },
  sushi: (d) => {
    const t = tonesOf(d);
    const slate = at(
      400,
      300,
      rect(-260 + d.light.shadow, -160 + d.light.shadow, 520, 330, d.colours.dark, 16, 0.28) +
        rect(-260, -160, 520, 320, t.iron, 14) +
        rect(-250, -150, 500, 300, pale(t.iron, 0.1), 10),
    );
    return (
      tableFromAbove(d) +
      slate +
      nigiri(d, 252, 228, t.salmon, 0.96, -18) +
      nigiri(d, 402, 222, t.prawnPale, 0.96, -18) +
      nigiri(d, 552, 216, t.lemonPale, 0.96, -18) +
      maki(d, 228, 366, 46, t.salmon) +
      maki(d, 326, 372, 46, t.berry) +
      maki(d, 424, 370, 46, t.lemon) +
      strewn(d, 566, 352, 30, 8, (x, y, turn) => leafBlade(x, y, t.prawnPale, 0.5, turn)) +
      disc(512, 404, 22, t.matcha) +
      band('M170 500L640 478M176 520L644 496', 9, d.region === 'kyoto' ? d.colours.accent : d.colours.wood)
    );
  },
  bento: (d) => {
    const t = tonesOf(d);
    const red = d.region === 'kyoto' ? d.colours.accent : d.light.lit('#c4432f');
    const cell = (x: number, y: number, w: number, h: number): string =>
      rect(x, y, w, h, dim(red, 0.05), 10) + rect(x, y, w, 12, d.colours.dark, 6, 0.2);
    const box =
      rect(166 + d.light.shadow, 116 + d.light.shadow, 468, 380, d.colours.dark, 24, 0.28) +
      rect(160, 108, 480, 384, t.iron, 24) +
      rect(172, 120, 456, 360, red, 16);
    const cells =
      cell(184, 132, 212, 166) +
      cell(404, 132, 212, 166) +
      cell(184, 306, 140, 162) +
      cell(332, 306, 284, 162);
    const rice =
      rect(194, 146, 192, 144, t.rice, 24) +
      disc(290, 216, 24, t.berry) +
      sprinkle(d, 290, 216, 76, 22, 6, t.iron);
    const sides =
      repeat(3, (index) =>
        at(
          450 + index * 60,
          214,
          rect(-26, -50, 52, 100, t.lemon, 14) + band('M-10-34q20 34 0 68', 5, t.orange),
          1,
          10,
        ),
      ) +
      prawn(d, 254, 384, 0.8, -20) +
      leafBlade(200, 446, t.lettuce, 1, -16) +
      at(
        410,
        388,
        oval(0, 0, 62, 40, t.salmon) +
          band('M-34-14q10 14 0 28M-8-22q12 22 0 44M20-20q12 20 0 40', 5, t.prawnPale),
      ) +
      strewn(d, 540, 388, 44, 8, (x, y) => disc(x, y, 17, d.pick(t.leaf, t.orange, t.matcha)));
    return (
      tableFromAbove(d) +
      box +
      cells +
      rice +
      sides +
      at(660, 300, band('M0-170V170M20-170L16 170', 9, d.colours.woodDark))
    );
  },
});
