import { dim, mix, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, oval, rect, repeat, shape } from '../canvas/shapes';
import { setTable, vase } from '../motif/furnishings';
import { chair, shelves } from '../motif/furniture';
import { groundShadow } from '../motif/land';
import { tilework } from '../motif/patterns';
import { lamp, lightOnFloor, opening, room } from '../motif/rooms';
import { steam } from '../motif/tableware';
import { together } from './scene';

const bottles = (d: Drawing, w: number): string =>
  repeat(Math.floor(w / 42), (index) => {
    const colour = d.pick(
      d.colours.leafDark,
      d.colours.roof,
      d.colours.sea,
      d.colours.glow,
      d.colours.flower,
    );
    const x = 22 + index * 42;
    return shape(`M${x - 12} 0v-44q2-10 8-14v-22h8v22q6 4 8 14v44Z`, colour);
  });

/** Rooms to eat and drink in. */
export const diningRooms = together('indoor', {
  'dining-room': (d) =>
    room(d) +
    opening(d, 180, 366, 150, 250) +
    opening(d, 400, 366, 150, 250) +
    opening(d, 620, 366, 150, 250) +
    lightOnFloor(d, 400, 420, 150) +
    lamp(d, 290, 150) +
    lamp(d, 510, 150) +
    chair(d, 236, 540, 1.1) +
    chair(d, 564, 540, 1.1, -1) +
    setTable(d, 400, 548, 250),
  'bar-counter': (d) => {
    const { wood, woodDark, accent, dark, glow } = d.colours;
    const back =
      rect(130, 70, 540, 290, mix(woodDark, dark, 0.3), 8) +
      disc(400, 200, 280, d.glow(glow, 0.5)) +
      shelves(d, 150, 150, 500, 92, 2, () => bottles(d, 500));
    const stools = [250, 400, 550]
      .map(
        (x) =>
          groundShadow(d, x, 574, 48) +
          band(`M${x - 22} 572L${x - 12} 480M${x + 22} 572L${x + 12} 480`, 8, woodDark) +
          rect(x - 40, 464, 80, 22, d.colours.roof, 11),
      )
      .join('');
    return (
      room(d, 460, mix(d.colours.wall, accent, 0.3)) +
      back +
      lamp(d, 250, 130, 40) +
      lamp(d, 550, 130, 40) +
      rect(70, 372, 660, 160, tilework(d, 54)) +
      rect(50, 350, 700, 28, d.down(pale(wood, 0.25), wood), 8) +
      rect(70, 378, 660, 18, dark, 0, 0.25) +
      rect(70, 516, 660, 16, woodDark) +
      shape('M300 350l-8-50h40l-8 50Z', d.colours.glow, 0.85) +
      shape('M470 350h36M488 350v-28l-26-36h52l-26 36v28Z', d.colours.flower, 0.9) +
      stools
    );
  },
  kitchen: (d) => {
    const { wood, accent, dark, white } = d.colours;
    const copper = d.light.lit('#c9763f');
    const pans = [250, 340, 430, 520]
      .map(
        (x, index) =>
          band(`M${x} 116v60`, 7, dark) + disc(x, 206, 36 - index * 4, d.across(pale(copper, 0.25), copper)),
      )
      .join('');
    const stock =
      shape('M300 396H440V318H300Z', d.across(pale(copper, 0.3), copper, dim(copper, 0.2))) +
      oval(370, 318, 70, 12, dim(copper, 0.3)) +
      band('M292 340h-14M448 340h14', 12, dark) +
      steam(d, 370, 300, 80);
    return (
      room(d, 470) +
      rect(0, 250, 800, 150, tilework(d, 50)) +
      opening(d, 660, 330, 170, 230) +
      rect(200, 106, 370, 12, dark, 6) +
      pans +
      rect(60, 410, 680, 150, d.down(accent, dim(accent, 0.15))) +
      [120, 290, 460, 630]
        .map(
          (x) =>
            rect(x - 50, 436, 140, 108, pale(accent, 0.14), 6) + rect(x + 6, 450, 28, 7, d.colours.glow, 3),
        )
        .join('') +
      rect(44, 394, 712, 22, d.down(white, pale(wood, 0.5)), 5) +
      stock +
      at(
        540,
        396,
        rect(-70, -12, 140, 12, wood, 4) +
          disc(-30, -28, 18, d.light.lit('#d94c36')) +
          disc(6, -26, 16, d.light.lit('#6a9f45')) +
          disc(36, -24, 14, d.light.lit('#f6cf4a')),
      ) +
      vase(d, 160, 396, 1)
    );
  },
});
