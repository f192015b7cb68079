import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, dots, oval, rect, repeat, shape } from '../canvas/shapes';
import { chair, clothTable } from '../motif/furniture';
import { balustrade, paving } from '../motif/ground';
import { house } from '../motif/houses';
import { groundShadow } from '../motif/land';
import { skyline, view } from '../motif/landmarks';
import { archOutline, door, pane } from '../motif/openings';
import { stripes, tilework } from '../motif/patterns';
import { bush, potted, tree } from '../motif/plants';
import { sky } from '../motif/sky';
import { type Scenes, together } from './scene';

/** Yards and roofs of a hotel. */
export const hotelYards: Scenes = {
  ...together('outdoor', {
    rooftop: (d) =>
      view(d, 330) +
      skyline(d, 130, 430, 0.8) +
      skyline(d, 690, 440, 0.7) +
      paving(d, 470) +
      balustrade(d, 420) +
      band('M-10 150Q200 230 400 180T810 150', 4, d.colours.dark) +
      dots(
        [
          [60, 172],
          [150, 194],
          [240, 206],
          [330, 196],
          [420, 178],
          [510, 164],
          [600, 158],
          [690, 154],
        ],
        16,
        '#ffe39a',
      ) +
      chair(d, 290, 560, 1.05) +
      chair(d, 510, 560, 1.05, -1) +
      clothTable(d, 400, 566, 160) +
      shape('M384 456v-30q-18-12-14-34h28q4 22-14 34v30Z', d.colours.seaLight, 0.9) +
      shape('M424 456v-30q-18-12-14-34h28q4 22-14 34v30Z', d.colours.flower, 0.9) +
      potted(d, 110, 560, 1.3) +
      potted(d, 690, 560, 1.3),
    courtyard: (d) => {
      const { wall, wallShade, sea: water, seaLight, white, roof } = d.colours;
      const arches = repeat(
        5,
        (index) =>
          shape(
            archOutline(d, 80 + index * 160, 430, 116, 250),
            d.down(dim(wallShade, 0.35), dim(wallShade, 0.15)),
          ) + rect(10 + index * 160 - 10, 200, 20, 230, pale(wall, 0.3)),
      );
      const fountain =
        groundShadow(d, 400, 548, 170) +
        oval(400, 530, 170, 40, wallShade) +
        oval(400, 514, 170, 38, pale(wall, 0.4)) +
        oval(400, 516, 150, 30, d.down(seaLight, water)) +
        rect(386, 400, 28, 116, d.across(white, wallShade)) +
        oval(400, 402, 72, 18, wallShade) +
        oval(400, 396, 72, 16, white) +
        oval(400, 397, 60, 11, seaLight) +
        band(
          'M400 392V330M400 336Q360 316 350 388M400 336Q440 316 450 388M352 410V500M448 410V500',
          7,
          pale(seaLight, 0.6),
          0.85,
        );
      return (
        sky(d, 200) +
        rect(0, 120, 800, 320, d.down(wall, mix(wall, wallShade, 0.6))) +
        (d.region === 'gulf' ? rect(0, 116, 800, 16, d.colours.accent) : rect(-10, 90, 820, 40, roof)) +
        arches +
        paving(d, 430) +
        rect(0, 136, 800, 34, tilework(d, 34)) +
        tree(d, 130, 520, 0.95) +
        tree(d, 670, 520, 0.95) +
        fountain +
        potted(d, 250, 500, 0.9) +
        potted(d, 550, 500, 0.9)
      );
    },
    cafe: (d) => {
      const { wall, wallShade, accent, white } = d.colours;
      const front =
        rect(110, 60, 580, 430, d.across(wall, wallShade)) +
        rect(150, 230, 320, 200, pane(d)) +
        rect(306, 230, 8, 200, white) +
        rect(150, 226, 320, 8, white) +
        door(d, 590, 490, 110, 240) +
        shape(
          'M126 180H494L520 250q-20 22-40 0q-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0-20 22-40 0Z',
          stripes(d, 72, white, accent),
        ) +
        disc(400, 118, 34, accent) +
        shape('M380 104h34v18q0 14-17 14t-17-14ZM414 108q14 0 12 10t-14 8Z', white);
      return (
        view(d, 380) +
        front +
        paving(d, 480) +
        rect(110, 462, 400, 28, tilework(d, 28)) +
        chair(d, 220, 556, 0.95) +
        chair(d, 420, 556, 0.95, -1) +
        clothTable(d, 320, 566, 130) +
        shape('M296 456h28v12q0 8-14 8t-14-8Z', white) +
        potted(d, 700, 540, 1.3) +
        potted(d, 116, 540, 1.1)
      );
    },
  }),
  ...together(
    'outdoor',
    {
      parking: (d) => {
        const { accent, dark, white } = d.colours;
        const car = at(
          400,
          500,
          groundShadow(d, 0, 4, 210) +
            shape(
              'M-200-40Q-206-90-150-98L-96-104Q-60-164-10-166H50Q96-164 132-104Q196-98 202-50V-18H-200Z',
              d.down(pale(accent, 0.2), accent),
            ) +
            shape('M-78-104Q-48-148-8-150H14V-104ZM26-150H50Q82-148 108-104H26Z', pane(d)) +
            rect(-204, -34, 408, 18, dim(accent, 0.3), 8) +
            [-116, 118].map((x) => disc(x, -16, 40, dark) + disc(x, -16, 20, '#c9ced4')).join('') +
            rect(184, -76, 20, 16, '#ffe79a', 5) +
            rect(-204, -76, 14, 20, d.light.lit('#d94c36'), 4),
        );
        return (
          view(d, 330) +
          tree(d, 110, 420, 1) +
          house(d, 540, 420, 0.8) +
          bush(d, 220, 424, 0.8) +
          bush(d, 730, 424, 0.9) +
          rect(0, 410, 800, 190, d.down(mix(dark, d.colours.sand, 0.55), mix(dark, d.colours.sand, 0.35))) +
          shape('M90 600L190 420H204L112 600ZM690 600L596 420H610L712 600Z', white, 0.8) +
          car +
          rect(700, 250, 12, 200, '#8d959e') +
          rect(664, 190, 84, 84, d.light.lit('#2d68b2'), 14) +
          band('M694 252V212h18q16 0 16 13t-16 13h-16', 11, '#ffffff')
        );
      },
    },
    { steady: true },
  ),
};
