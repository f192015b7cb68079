import { pale } from '../canvas/colour';
import { at, band, disc, dots, rect, repeat, shape } from '../canvas/shapes';
import { groundShadow } from '../motif/land';
import { view } from '../motif/landmarks';
import { stripes } from '../motif/patterns';
import { kneeling, person } from '../motif/people';
import { blossom, bush, leafBlade, tree } from '../motif/plants';
import { standing } from '../motif/poses';
import { together } from './scene';

/** Garden and market. */
export const growing = together(
  'outdoor',
  {
    gardening: (d) =>
      view(d, 320) +
      rect(0, 420, 800, 180, d.down(d.colours.leaf, d.colours.leafDark)) +
      tree(d, 110, 440, 1) +
      shape('M330 500H790L820 600H290Z', d.light.lit('#6b4a34')) +
      [420, 510, 600, 690]
        .map(
          (x, index) =>
            band(`M${x} 530V${486 - (index % 2) * 12}`, 6, d.colours.leafDark) +
            leafBlade(x, 506, d.colours.leaf, 0.5, -150) +
            leafBlade(x, 500, d.colours.leaf, 0.5, -30) +
            blossom(
              x,
              472 - (index % 2) * 12,
              26,
              index % 2 === 0 ? d.colours.flower : d.colours.glow,
              d.colours.white,
            ),
        )
        .join('') +
      kneeling(d, 300, 560, d.colours.accent, 1.5) +
      at(
        424,
        430,
        shape('M-34-50H34L28 10H-28Z', d.colours.roof) +
          band('M30-30L76-62', 10, d.colours.roof) +
          band('M-30-40Q-70-30-28 0', 8, d.colours.roof) +
          disc(80, -64, 12, d.colours.roof) +
          dots(
            [
              [92, -44],
              [100, -26],
              [86, -30],
              [104, -6],
              [92, -8],
            ],
            6,
            d.colours.seaLight,
          ),
      ) +
      bush(d, 730, 470, 0.7, d.colours.flower),
    market: (d) => {
      const stall = (x: number, cloth: string, goods: readonly [string, string, string]): string =>
        at(
          x,
          530,
          groundShadow(d, 0, 4, 130) +
            rect(-116, -250, 10, 250, d.colours.woodDark) +
            rect(106, -250, 10, 250, d.colours.woodDark) +
            rect(-116, -110, 232, 112, d.across(d.colours.wood, d.colours.woodDark)) +
            repeat(3, (index) =>
              dots(
                [
                  [-92, -118],
                  [-68, -122],
                  [-44, -118],
                  [-80, -136],
                  [-56, -138],
                ].map(([px = 0, py = 0]) => [px + index * 68, py] as const),
                30,
                goods[index] ?? goods[0],
              ),
            ) +
            shape(
              'M-132-300H132L152-226q-15 22-30 0q-15 22-30 0-15 22-31 0-15 22-30 0-15 22-31 0-15 22-30 0-15 22-31 0-15 22-30 0-15 22-31 0-15 22-30 0Z',
              stripes(d, 62, d.colours.white, cloth),
            ),
        );
      const [red, green, orange, yellow, purple] = [
        '#d94c36',
        '#6a9f45',
        '#f09a37',
        '#f6cf4a',
        '#6b3f77',
      ].map((colour) => d.light.lit(colour));
      return (
        view(d, 360) +
        rect(0, 430, 800, 170, d.down(pale(d.colours.sand, 0.3), d.colours.sandDark)) +
        tree(d, 60, 460, 0.9) +
        stall(240, d.colours.accent, [red ?? '', green ?? '', orange ?? '']) +
        stall(560, d.colours.roof, [yellow ?? '', purple ?? '', red ?? '']) +
        person(
          d,
          404,
          580,
          {
            ...standing,
            arms: [
              [
                [30, -132],
                [54, -116],
              ],
              [
                [-18, -128],
                [-10, -92],
              ],
            ],
          },
          { hair: 'hat', top: d.colours.flower },
          1.15,
        ) +
        at(
          396,
          496,
          shape('M-34-10H34L24 34H-24Z', d.colours.sandDark) +
            band('M-26-10Q0-54 26-10', 6, d.colours.wood) +
            dots(
              [
                [-14, -12],
                [6, -16],
                [20, -10],
              ],
              20,
              green ?? '',
            ),
        )
      );
    },
  },
  { times: ['morning', 'noon', 'dusk'] },
);
