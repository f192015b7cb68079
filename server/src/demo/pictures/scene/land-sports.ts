import { mix, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, oval, rect, shape } from '../canvas/shapes';
import { lawn, path } from '../motif/ground';
import { groundShadow, hills, mountains } from '../motif/land';
import { view } from '../motif/landmarks';
import { person } from '../motif/people';
import { bush, grass, tree } from '../motif/plants';
import { riding, running, walking } from '../motif/poses';
import { birds, sky } from '../motif/sky';
import { together } from './scene';

const wheel = (d: Drawing, x: number): string =>
  band(`M${x - 56} -58a56 56 0 1 0 112 0a56 56 0 1 0 -112 0`, 9, d.colours.dark) +
  band(
    `M${x - 52} -58h104M${x} -110v104M${x - 38} -96l76 76M${x + 38} -96l-76 76`,
    2,
    pale(d.colours.dark, 0.5),
  ) +
  disc(x, -58, 8, d.colours.dark);

/** Sports on land. */
export const landSports = together(
  'outdoor',
  {
    cycling: (d) =>
      view(d, 330) +
      hills(d, 430, 40, d.down(d.colours.leaf, d.colours.leafDark)) +
      tree(d, 90, 450, 0.9) +
      path(d, 516) +
      groundShadow(d, 400, 542, 200) +
      at(
        400,
        540,
        wheel(d, -104) +
          wheel(d, 104) +
          band(
            'M-104-58L-34-132H66L-6-58ZM-34-132L-44-152M66-132L104-58M62-132L56-166 84-170M-34-132L-6-58',
            9,
            d.colours.flower,
          ) +
          rect(-66, -160, 44, 12, d.colours.dark, 6) +
          at(-4, -50, person(d, 0, 0, riding, { hair: 'helmet', top: d.colours.glow }, 1)),
        1.3,
      ) +
      bush(d, 730, 500, 0.8, d.colours.flower) +
      grass(d, 592, 12),
    hiking: (d) =>
      sky(d, 400) +
      mountains(d, 420, 240, mix(d.colours.land, d.skyColours[2], 0.45)) +
      hills(d, 430, 70, mix(d.colours.land, d.colours.leafDark, 0.25)) +
      shape('M-10 560Q180 520 330 500T560 440T810 330V610H-10Z', d.down(d.colours.leaf, d.colours.leafDark)) +
      tree(d, 660, 410, 0.6) +
      at(
        400,
        506,
        rect(-52, -168, 44, 76, d.colours.roof, 16) +
          person(d, 0, 0, walking, { hair: 'hat', top: d.colours.accent }) +
          band('M52-112L66 0', 6, d.colours.wood),
        1.35,
      ) +
      bush(d, 130, 580, 0.8) +
      birds(d, 210, 130),
    running: (d) =>
      view(d, 330) +
      hills(d, 430, 30, d.down(d.colours.leaf, d.colours.leafDark)) +
      path(d, 520) +
      tree(d, 110, 460, 0.9) +
      groundShadow(d, 390, 552, 90) +
      person(d, 340, 550, running, { top: d.colours.flower, hair: 'bun' }, 1.4) +
      person(d, 540, 538, running, { top: d.colours.glow, bottom: d.colours.accent }, 1.2) +
      grass(d, 596, 10),
    tennis: (d) => {
      const { white, accent, roof } = d.colours;
      const net =
        rect(0, 372, 800, 10, white) +
        rect(0, 382, 800, 62, d.tiled(16, band('M0 0H16M0 0V16', 2, white)), 0, 0.7);
      return (
        view(d, 300) +
        hills(d, 340, 20, d.colours.leafDark) +
        tree(d, 90, 360, 0.7) +
        tree(d, 700, 356, 0.8) +
        rect(0, 350, 800, 250, d.down(roof, mix(roof, d.colours.sand, 0.25))) +
        shape('M120 350L-60 600H-40L132 350ZM680 350L860 600H840L668 350ZM0 520H800V530H0Z', white, 0.85) +
        net +
        groundShadow(d, 390, 566, 90) +
        person(
          d,
          390,
          562,
          {
            head: [14, -204],
            neck: [4, -168],
            hip: [-6, -98],
            arms: [
              [
                [-30, -150],
                [-50, -118],
              ],
              [
                [44, -180],
                [84, -214],
              ],
            ],
            legs: [
              [
                [-34, -52],
                [-62, -8],
              ],
              [
                [28, -56],
                [40, -6],
              ],
            ],
          },
          { top: white, bottom: accent, hair: 'cap' },
          1.4,
        ) +
        at(
          520,
          250,
          band('M-20 26L6-12', 12, d.colours.dark) +
            oval(34, -50, 40, 50, d.colours.dark) +
            oval(34, -50, 32, 42, pale(d.colours.sand, 0.5)),
          1.05,
          14,
        ) +
        disc(620, 190, 16, d.light.lit('#d8e34a'))
      );
    },
    football: (d) =>
      view(d, 280) +
      lawn(d, 370) +
      shape('M0 430H800V470H0ZM0 520H800V570H0Z', d.colours.leaf, 0.4) +
      band('M230 410V250H590V410', 9, d.colours.white) +
      rect(234, 254, 352, 152, d.tiled(20, band('M0 0L20 20M20 0L0 20', 2, d.colours.white)), 0, 0.6) +
      groundShadow(d, 360, 566, 80) +
      person(
        d,
        350,
        560,
        {
          ...running,
          legs: [
            [
              [-30, -56],
              [-60, -10],
            ],
            [
              [44, -72],
              [84, -44],
            ],
          ],
        },
        { top: d.colours.accent, bottom: d.colours.white },
        1.35,
      ) +
      groundShadow(d, 536, 562, 34) +
      disc(530, 528, 36, '#fbfaf5') +
      shape(
        'M530 512l14 10-5 17h-18l-5-17ZM500 510l10-12 8 8-8 14ZM560 510l-10-12-8 8 8 14ZM512 556l6-10h24l6 10-18 8Z',
        d.colours.dark,
      ),
  },
  { times: ['morning', 'noon', 'dusk'] },
);
