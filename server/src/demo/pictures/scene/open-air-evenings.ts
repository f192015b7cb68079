import { mix } from '../canvas/colour';
import { band, disc, rect, shape } from '../canvas/shapes';
import { armchair } from '../motif/furniture';
import { view } from '../motif/landmarks';
import { person } from '../motif/people';
import { tree } from '../motif/plants';
import { sitting } from '../motif/poses';
import { together } from './scene';

/** Film and stories in the open air. */
export const openAirEvenings = together(
  'outdoor',
  {
    cinema: (d) =>
      view(d, 400) +
      tree(d, 90, 460, 1.1) +
      tree(d, 720, 450, 0.9) +
      rect(0, 430, 800, 170, d.down(d.colours.leaf, d.colours.leafDark)) +
      band('M190 450V130M610 450V130', 10, d.colours.woodDark) +
      disc(400, 250, 330, d.glow('#fff3cf', 0.5)) +
      rect(180, 110, 440, 260, '#fffaf0', 6) +
      rect(194, 124, 412, 232, d.down('#f6b26b', '#e77f74')) +
      disc(400, 260, 60, '#fff0c4') +
      shape('M194 356V300Q280 240 360 300T606 280V356Z', '#3d4a7a') +
      [230, 400, 570]
        .map(
          (x, index) =>
            armchair(d, x, 590, 1, [d.colours.accent, d.colours.flower, d.colours.roof][index]) +
            disc(x, 456, 24, d.light.lit(d.pick('#3b2a24', '#6d4429', '#1f1d24'))),
        )
        .join('') +
      shape('M392 384h16l4 26h-24Z', d.colours.dark),
    storytelling: (d) => {
      const fire =
        disc(400, 470, 230, d.glow('#ff9a3c', 0.8)) +
        band('M330 540L470 512M330 512L470 540', 22, d.colours.woodDark) +
        shape(
          'M352 520Q330 450 376 410Q378 440 396 430Q384 370 424 330Q420 390 446 410Q454 400 452 386Q486 460 450 520Q400 540 352 520Z',
          '#f5802e',
        ) +
        shape('M376 520Q364 480 396 450Q400 470 412 462Q410 436 424 424Q440 470 430 520Z', '#ffd25e');
      return (
        view(d, 330) +
        rect(0, 420, 800, 180, d.down(mix(d.colours.leafDark, d.colours.sandDark, 0.4), d.colours.leafDark)) +
        tree(d, 90, 460, 1.1) +
        tree(d, 730, 440, 0.8) +
        fire +
        rect(170, 500, 130, 24, d.colours.wood, 12) +
        person(
          d,
          230,
          562,
          {
            ...sitting,
            arms: [
              [
                [40, -130],
                [74, -166],
              ],
              [
                [24, -110],
                [66, -130],
              ],
            ],
          },
          { top: d.colours.flower, hair: 'scarf' },
          1.3,
        ) +
        rect(500, 500, 130, 24, d.colours.wood, 12) +
        person(d, 576, 562, sitting, { top: d.colours.accentSoft, hair: 'long' }, 1.2, -1) +
        person(
          d,
          668,
          566,
          {
            ...sitting,
            arms: [
              [
                [24, -90],
                [40, -70],
              ],
              [
                [20, -84],
                [44, -76],
              ],
            ],
          },
          { top: d.colours.glow },
          0.95,
          -1,
        )
      );
    },
  },
  { times: ['dusk', 'night'] },
);
