import { pale } from '../canvas/colour';
import { at, band, disc, oval, rect, shape } from '../canvas/shapes';
import { camel } from '../motif/camel';
import { lawn } from '../motif/ground';
import { dunes, groundShadow } from '../motif/land';
import { view } from '../motif/landmarks';
import { person } from '../motif/people';
import { bush, palm, tree } from '../motif/plants';
import { crossLegged, sitting, standing } from '../motif/poses';
import { beach } from '../motif/sea';
import { birds, sky } from '../motif/sky';
import { together } from './scene';

/** Outings and quiet hours outdoors. */
export const outings = together(
  'outdoor',
  {
    yoga: (d) =>
      view(d, 330) +
      (d.region === 'kyoto' ? lawn(d, 430) : beach(d, 420)) +
      shape('M210 520H590L630 570H170Z', d.colours.flower) +
      shape('M210 520H590L596 528H204Z', pale(d.colours.flower, 0.3)) +
      person(
        d,
        400,
        550,
        {
          head: [0, -196],
          neck: [0, -160],
          hip: [0, -92],
          arms: [
            [
              [-30, -206],
              [-4, -252],
            ],
            [
              [30, -206],
              [6, -252],
            ],
          ],
          legs: [
            [
              [56, -72],
              [12, -50],
            ],
            [
              [0, -46],
              [0, -4],
            ],
          ],
        },
        { hair: 'bun', bottom: d.colours.dark },
        1.5,
      ) +
      birds(d, 560, 130),
    meditation: (d) =>
      view(d, 350) +
      (d.region === 'gulf' ? dunes(d, 420) : lawn(d, 450)) +
      disc(400, 330, 200, d.glow(d.light.sun, 0.7)) +
      oval(400, 560, 170, 26, d.colours.roof) +
      oval(400, 552, 170, 26, d.colours.flower) +
      person(
        d,
        400,
        552,
        crossLegged,
        { hair: 'bun', top: d.colours.white, bottom: d.colours.accentSoft },
        1.75,
      ) +
      bush(d, 110, 570, 0.9, d.colours.flower) +
      bush(d, 700, 576, 0.9, d.colours.flower),
    camel: (d) =>
      sky(d, 380) +
      dunes(d, 310) +
      camel(d, 570, 400, 0.42) +
      camel(d, 370, 540, 1.4) +
      at(
        380,
        318,
        person(d, 0, 0, sitting, { hair: 'scarf', top: d.colours.white, bottom: d.colours.white }, 0.98),
      ) +
      palm(d, 110, 440, 0.5),
    tour: (d) =>
      view(d, 350) +
      rect(0, 440, 800, 160, d.down(pale(d.colours.sand, 0.3), d.colours.sandDark)) +
      tree(d, 90, 470, 0.9) +
      [250, 350, 540]
        .map(
          (x, index) =>
            groundShadow(d, x, 562, 50) +
            person(
              d,
              x,
              560,
              index === 2
                ? {
                    ...standing,
                    arms: [
                      [
                        [-40, -186],
                        [-70, -214],
                      ],
                      [
                        [18, -128],
                        [4, -90],
                      ],
                    ],
                  }
                : standing,
              {
                top: [d.colours.flower, d.colours.glow, d.colours.accent][index] ?? d.colours.accent,
                hair: index === 1 ? 'hat' : index === 0 ? 'long' : 'cap',
              },
              1.2,
              index === 2 ? -1 : 1,
            ),
        )
        .join('') +
      band('M624 304V170', 7, d.colours.wood) +
      shape('M626 168L706 190 626 216Z', d.colours.roof),
    photography: (d) =>
      view(d, 330) +
      lawn(d, 440) +
      tree(d, 120, 470, 0.9) +
      band('M540 560L500 400 452 560M500 400L508 566', 9, d.colours.dark) +
      at(
        500,
        366,
        rect(-62, -42, 100, 72, d.colours.dark, 10) +
          rect(-32, -58, 44, 20, d.colours.dark, 6) +
          rect(36, -24, 44, 38, pale(d.colours.dark, 0.2), 5) +
          disc(80, -5, 24, d.colours.seaLight) +
          disc(-40, -26, 7, d.colours.flower),
      ) +
      groundShadow(d, 350, 562, 60) +
      person(
        d,
        350,
        560,
        {
          ...standing,
          head: [14, -200],
          arms: [
            [
              [44, -140],
              [82, -154],
            ],
            [
              [34, -130],
              [76, -142],
            ],
          ],
        },
        { hair: 'cap', top: d.colours.flower },
        1.35,
      ),
  },
  { times: ['morning', 'noon', 'dusk'] },
);
