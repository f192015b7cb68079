import { mix, pale } from '../canvas/colour';
import { at, band, oval, rect, shape } from '../canvas/shapes';
import { books, vase } from '../motif/furnishings';
import { armchair, doubleBed, lowTable, shelves, sofa } from '../motif/furniture';
import { archOutline } from '../motif/openings';
import { potted } from '../motif/plants';
import { framed, lamp, lightOnFloor, opening, room, rug } from '../motif/rooms';
import { steam } from '../motif/tableware';
import { together } from './scene';

/** Rooms to stay in. */
export const guestRooms = together('indoor', {
  'guest-room': (d) =>
    room(d, 410) +
    opening(d, 640, 372, 180, 280) +
    lightOnFloor(d, 620, 410, 150) +
    framed(d, 210, 90, 170, 110) +
    rug(d, 330, 560, 600, 60) +
    doubleBed(d, 310, 530, 1.02) +
    lowTable(d, 590, 520, 80, 80) +
    vase(d, 590, 432, 0.8) +
    lamp(d, 590, 190, 36) +
    potted(d, 736, 540, 1.1),
  lobby: (d) =>
    room(d, 400) +
    opening(d, 400, 392, 300, 320) +
    [120, 680]
      .map(
        (x) =>
          shape(archOutline(d, x, 400, 150, 300), mix(d.colours.wallShade, d.colours.accentSoft, 0.4)) +
          framed(d, x - 46, 170, 92, 120),
      )
      .join('') +
    lightOnFloor(d, 400, 400, 220) +
    rug(d, 400, 530, 620) +
    lamp(d, 400, 130, 60) +
    sofa(d, 250, 540, 0.9) +
    armchair(d, 560, 545, 1.05) +
    lowTable(d, 440, 574, 110, 40) +
    vase(d, 440, 528, 0.8) +
    potted(d, 716, 500, 1.4),
  lounge: (d) =>
    room(d, 420, mix(d.colours.wall, d.colours.accentSoft, 0.25)) +
    opening(d, 560, 372, 300, 290) +
    framed(d, 150, 130, 170, 120) +
    lightOnFloor(d, 560, 420, 220) +
    rug(d, 400, 548, 640, 90) +
    lamp(d, 240, 100, 50) +
    sofa(d, 320, 530, 1.2, d.colours.roof) +
    armchair(d, 620, 540, 1.05, d.colours.accent) +
    lowTable(d, 470, 584, 180, 42) +
    oval(450, 530, 30, 8, d.colours.white) +
    vase(d, 510, 534, 0.7) +
    potted(d, 90, 500, 1.5),
  library: (d) =>
    room(d, 450, mix(d.colours.wall, d.colours.wood, 0.3)) +
    rect(70, 36, 440, 420, d.colours.woodDark, 4) +
    shelves(d, 84, 146, 412, 100, 4, () => books(d, 412, 92)) +
    opening(d, 640, 380, 160, 280) +
    rug(d, 540, 560, 460, 64) +
    armchair(d, 560, 556, 1.35, d.colours.accent) +
    lowTable(d, 412, 562, 90, 70) +
    at(400, 486, books(d, 66, 40)) +
    lamp(d, 430, 200, 44),
  'tea-room': (d) =>
    room(d, 400) +
    opening(d, 400, 396, 440, 290) +
    lightOnFloor(d, 400, 400, 300) +
    rug(d, 400, 530, 520, 70) +
    lowTable(d, 400, 540, 280, 54) +
    at(
      360,
      476,
      shape('M-30 0Q-50-22-40-42Q0-66 40-42Q50-22 30 0Z', d.colours.dark) +
        band('M-24-50Q0-90 24-50', 6, d.colours.dark) +
        shape('M36-22L64-44 68-38 40-8Z', d.colours.dark),
    ) +
    [430, 482].map((x) => shape(`M${x - 18} 448h36q0 26-12 28h-12q-12-2-12-28Z`, d.colours.accent)).join('') +
    steam(d, 456, 440, 40) +
    [190, 610]
      .map(
        (x) =>
          oval(x, 556, 78, 22, d.colours.dark, 0.2) +
          rect(x - 70, 522, 140, 30, d.colours.cloth, 14) +
          rect(x - 70, 522, 140, 14, pale(d.colours.cloth, 0.15), 7),
      )
      .join('') +
    vase(d, 90, 400, 1.3) +
    lamp(d, 690, 210, 44),
});
