import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, dots, oval, rect, repeat, shape } from '../canvas/shapes';
import { lowTable, shelves } from '../motif/furniture';
import { groundShadow } from '../motif/land';
import { tilework } from '../motif/patterns';
import { bambooStem, blossom, potted } from '../motif/plants';
import { lamp, lightOnFloor, opening, room, rug } from '../motif/rooms';
import { ripples } from '../motif/sea';
import { steam } from '../motif/tableware';
import { together } from './scene';

/** Rooms where guests are looked after. */
export const serviceRooms = together('indoor', {
  spa: (d) => {
    const { white, sand, accent, leaf, dark } = d.colours;
    const stones =
      oval(560, 486, 62, 22, dim(dark, 0.1)) +
      oval(562, 458, 48, 18, pale(dark, 0.15)) +
      oval(558, 434, 34, 14, pale(dark, 0.3));
    const towels = repeat(
      3,
      (index) =>
        rect(190, 468 - index * 44, 190, 44, index === 1 ? accent : white, 20) +
        disc(212, 490 - index * 44, 13, dim(index === 1 ? accent : white, 0.15)) +
        disc(212, 490 - index * 44, 6, index === 1 ? accent : white),
    );
    const candle = (x: number, h: number): string =>
      disc(x, 500 - h, 70, d.glow('#ffd277', 0.8)) +
      rect(x - 18, 508 - h, 36, h, pale(sand, 0.4), 5) +
      shape(`M${x} ${476 - h}q14 20 0 28q-14-8 0-28Z`, '#ffb648');
    return (
      room(d, 440, mix(d.colours.wall, leaf, 0.12)) +
      opening(d, 400, 330, 260, 240) +
      lowTable(d, 400, 574, 560, 62) +
      towels +
      candle(440, 70) +
      candle(482, 44) +
      stones +
      blossom(284, 376, 34, d.colours.flower, d.colours.glow) +
      potted(d, 90, 566, 1.5) +
      bambooStem(d, 716, 600, -10, 24, leaf) +
      bambooStem(d, 760, 600, -10, 20, d.colours.leafDark)
    );
  },
  bath: (d) => {
    const { wood, woodDark, sea, seaLight, wallShade } = d.colours;
    const tub =
      shape('M130 400H670L640 560H160Z', d.across(pale(wood, 0.2), wood, dim(wood, 0.2))) +
      repeat(8, (index) => band(`M${196 + index * 58} 412L${206 + index * 54} 556`, 3, woodDark, 0.5)) +
      oval(400, 400, 270, 46, pale(wood, 0.35)) +
      oval(400, 402, 250, 38, d.down(seaLight, sea)) +
      ripples(d, 370, 392, 120);
    return (
      room(d, 450, mix(d.colours.wall, seaLight, 0.25)) +
      rect(0, 250, 800, 150, tilework(d, 50, d.colours.white, mix(d.colours.sea, wallShade, 0.3))) +
      opening(d, 400, 330, 420, 260) +
      tub +
      steam(d, 330, 380, 130) +
      steam(d, 500, 376, 110) +
      potted(d, 90, 556, 1.3) +
      rect(650, 500, 110, 16, wood, 4) +
      band('M664 516V580M746 516V580', 9, woodDark) +
      rect(662, 470, 86, 30, d.colours.white, 13) +
      [
        [300, 404],
        [440, 416],
        [500, 396],
      ]
        .map(([x = 0, y = 0]) => blossom(x, y, 16, d.colours.flower, d.colours.glow))
        .join('')
    );
  },
  gym: (d) => {
    const { dark, accent, wallShade } = d.colours;
    const weight = (x: number, y: number, s: number): string =>
      at(
        x,
        y,
        rect(-60, -8, 120, 16, '#9aa3ad', 6) +
          [-84, 52]
            .map(
              (left) =>
                rect(left, -38, 32, 76, dark, 10) +
                rect(left + (left < 0 ? -16 : 32), -26, 16, 52, accent, 6),
            )
            .join(''),
        s,
      );
    const mill = at(
      560,
      540,
      groundShadow(d, 0, 0, 150) +
        shape('M-150-10L120-34V-4H-150Z', dark) +
        shape('M-140-18L112-40V-30L-140-8Z', pale(dark, 0.3)) +
        band('M96-40L70-230M70-150L10-140', 14, wallShade) +
        rect(34, -270, 74, 56, dark, 8) +
        rect(42, -262, 58, 34, accent, 4),
    );
    return (
      room(d, 430) +
      opening(d, 300, 380, 380, 270) +
      lightOnFloor(d, 300, 430, 260) +
      mill +
      rect(70, 538, 300, 18, d.colours.flower, 9) +
      weight(210, 500, 1) +
      disc(390, 512, 48, d.across(d.colours.glow, d.colours.roof)) +
      weight(130, 410, 0.6) +
      weight(250, 410, 0.6) +
      rect(60, 430, 260, 12, d.colours.wood, 3) +
      potted(d, 740, 500, 1.2)
    );
  },
  'kids-club': (d) => {
    const { accent, flower, glow, leaf, roof, sea, white } = d.colours;
    const block = (x: number, y: number, colour: string): string =>
      rect(x, y, 76, 76, d.across(pale(colour, 0.15), colour), 8) +
      disc(x + 38, y + 38, 19, pale(colour, 0.55));
    const bear = at(
      530,
      540,
      oval(0, -6, 76, 16, d.colours.dark, 0.2) +
        oval(0, -66, 62, 64, d.light.lit('#c08a56')) +
        disc(-50, -20, 26, d.light.lit('#a9764a')) +
        disc(50, -20, 26, d.light.lit('#a9764a')) +
        oval(0, -60, 36, 40, d.light.lit('#e6c394')) +
        disc(-38, -186, 20, d.light.lit('#a9764a')) +
        disc(38, -186, 20, d.light.lit('#a9764a')) +
        disc(0, -152, 52, d.light.lit('#c08a56')) +
        oval(0, -138, 24, 18, d.light.lit('#e6c394')) +
        dots(
          [
            [-18, -162],
            [18, -162],
          ],
          10,
          '#2c211f',
        ) +
        oval(0, -144, 8, 6, '#2c211f'),
    );
    const flags = repeat(9, (index) =>
      shape(
        `M${20 + index * 88} ${70 + Math.sin((index / 8) * 3.14) * 46}h60l-30 54Z`,
        [accent, glow, flower, leaf][index % 4] ?? accent,
      ),
    );
    return (
      room(d, 430, mix(d.colours.wall, glow, 0.25)) +
      opening(d, 300, 350, 240, 190) +
      flags +
      rug(d, 400, 556, 640, 76) +
      block(196, 470, accent) +
      block(282, 470, roof) +
      block(240, 392, leaf) +
      bear +
      disc(404, 520, 40, flower) +
      shape('M404 480a40 40 0 0 1 0 80q-26-40 0-80Z', white, 0.8) +
      disc(690, 500, 30, sea)
    );
  },
  shop: (d) => {
    const { accent, roof, sand, white } = d.colours;
    const goods = (): string =>
      repeat(5, (index) =>
        at(
          46 + index * 84,
          0,
          d.pick(
            shape('M-26 0Q-40-40-14-62H14Q40-40 26 0Z', d.pick(accent, roof, d.colours.sea)),
            rect(-30, -48, 60, 48, d.pick(sand, d.colours.flower), 6) + rect(-4, -48, 8, 48, white),
            oval(0, -26, 28, 26, d.pick(d.colours.leaf, accent)) + rect(-10, -62, 20, 14, d.colours.wood),
          ),
        ),
      );
    const bag = at(
      600,
      560,
      oval(6, 0, 90, 14, d.colours.dark, 0.22) +
        band('M-34-150Q-30-210 0-210T34-150', 9, d.colours.woodDark) +
        shape('M-78-150H78L66 0H-66Z', d.across(pale(accent, 0.15), accent)) +
        rect(-40, -104, 80, 64, tilework(d, 32), 8),
    );
    return (
      room(d, 450) +
      rect(96, 70, 450, 390, pale(d.colours.wood, 0.1), 6) +
      rect(108, 82, 426, 372, mix(d.colours.wall, d.colours.accentSoft, 0.4)) +
      shelves(d, 104, 170, 436, 116, 3, goods) +
      opening(d, 670, 360, 130, 230) +
      lamp(d, 320, 92, 40) +
      rug(d, 400, 560, 520, 50) +
      bag
    );
  },
});
