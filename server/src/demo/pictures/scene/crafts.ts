import { dim, pale } from '../canvas/colour';
import { at, band, disc, dots, oval, rect, shape } from '../canvas/shapes';
import { studio } from '../motif/furnishings';
import { groundShadow } from '../motif/land';
import { boards, tilework } from '../motif/patterns';
import { person } from '../motif/people';
import { blossom, leafBlade } from '../motif/plants';
import { sitting, standing } from '../motif/poses';
import { together } from './scene';

/** Crafts. */
export const crafts = together('indoor', {
  painting: (d) => {
    const { wood, woodDark, white, flower, glow, accent, leaf } = d.colours;
    const canvas =
      rect(-130, -190, 260, 190, white, 3) +
      rect(-116, -176, 232, 162, d.down(...d.skyColours)) +
      rect(-116, -70, 232, 56, d.colours.sea) +
      disc(40, -100, 26, d.light.sun) +
      shape('M-116-14V-60Q-60-100-10-40L30-14Z', leaf);
    const easel =
      band('M430 580L510 150M590 580L510 150M510 150L540 560', 11, woodDark) +
      rect(390, 396, 260, 14, wood, 4) +
      at(516, 396, canvas, 1.1);
    return (
      studio(d, 170) +
      easel +
      groundShadow(d, 290, 566, 70) +
      person(
        d,
        290,
        562,
        {
          ...standing,
          arms: [
            [
              [40, -150],
              [84, -178],
            ],
            [
              [20, -120],
              [50, -104],
            ],
          ],
        },
        { hair: 'bun', top: d.colours.flower },
        1.45,
      ) +
      at(
        372,
        410,
        oval(0, 0, 44, 26, wood) +
          dots(
            [
              [-22, -4],
              [-4, -12],
              [16, -8],
              [24, 6],
            ],
            14,
            flower,
          ) +
          dots([[-4, -12]], 14, glow) +
          dots([[16, -8]], 14, accent) +
          dots([[24, 6]], 14, leaf),
      )
    );
  },
  pottery: (d) => {
    const clay = d.light.lit('#b9694a');
    const pot =
      shape(
        'M-62 0Q-100-60-62-110Q-40-130-48-160H48Q40-130 62-110Q100-60 62 0Z',
        d.across(pale(clay, 0.25), clay, dim(clay, 0.25)),
      ) +
      oval(0, -160, 48, 12, dim(clay, 0.4)) +
      band('M-80-60Q0-40 80-60M-72-86Q0-66 72-86', 4, dim(clay, 0.15));
    return (
      studio(d, 180) +
      rect(510, 150, 220, 12, d.colours.wood, 3) +
      rect(510, 260, 220, 12, d.colours.wood, 3) +
      [550, 620, 690]
        .map((x, index) =>
          shape(
            `M${x - 18} 150q-18-30 4-54h28q22 24 4 54ZM${x - 20} 260q-10-40 0-60h40q10 20 0 60Z`,
            [d.colours.accent, clay, d.colours.sand][index] ?? clay,
          ),
        )
        .join('') +
      person(
        d,
        268,
        566,
        {
          ...sitting,
          arms: [
            [
              [34, -104],
              [84, -112],
            ],
            [
              [24, -92],
              [80, -84],
            ],
          ],
        },
        { hair: 'bun', top: d.colours.accent },
        1.6,
      ) +
      oval(240, 478, 40, 12, d.colours.wood) +
      band('M220 480V570M262 480V570', 9, d.colours.woodDark) +
      at(440, 466, pot, 0.95) +
      oval(440, 470, 110, 20, pale(d.colours.dark, 0.4)) +
      rect(426, 480, 28, 90, d.colours.dark) +
      shape('M340 570L372 500H508L540 570Z', d.colours.wood) +
      oval(440, 500, 70, 13, d.colours.woodDark)
    );
  },
  flowers: (d) => {
    const { flower, glow, accent, white, leaf, leafDark } = d.colours;
    const stems = band(
      'M400 400Q380 300 300 210M400 400Q400 280 410 150M400 400Q430 300 520 230M400 400Q360 330 250 320M400 400Q450 340 560 340',
      8,
      leafDark,
    );
    const leaves = [
      [330, 290, -150],
      [470, 300, -20],
      [380, 260, -120],
      [430, 240, -60],
      [300, 350, 170],
      [500, 360, 10],
    ]
      .map(([x = 0, y = 0, turn = 0]) => leafBlade(x, y, turn < 0 ? leaf : leafDark, 0.9, turn))
      .join('');
    const heads =
      blossom(300, 206, 62, flower, glow) +
      blossom(412, 150, 72, white, glow) +
      blossom(524, 226, 60, accent, glow) +
      blossom(246, 318, 50, glow, flower) +
      blossom(562, 338, 52, flower, glow) +
      blossom(396, 262, 56, pale(flower, 0.4), glow);
    return (
      studio(d, 150) +
      rect(-10, 500, 820, 110, boards(d, 60)) +
      groundShadow(d, 410, 540, 130) +
      stems +
      leaves +
      heads +
      at(
        400,
        540,
        shape(
          'M-70 0Q-120-80-60-130Q-46-146-52-170H52Q46-146 60-130Q120-80 70 0Z',
          d.across(pale(accent, 0.35), accent, dim(accent, 0.25)),
        ) + shape('M-92-76Q0-50 92-76L92-52Q0-26-92-52Z', tilework(d, 26)),
      ) +
      at(620, 550, blossom(0, 0, 32, flower, glow) + band('M20 10L90 26', 6, leafDark)) +
      band('M160 560l70-24M160 536l70 24', 9, '#b9c0c8')
    );
  },
});
