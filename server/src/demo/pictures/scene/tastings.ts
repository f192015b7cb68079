import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, dots, rect, shape } from '../canvas/shapes';
import { studio } from '../motif/furnishings';
import { bottle, wineGlass } from '../motif/glassware';
import { boards, tilework } from '../motif/patterns';
import { person, skinTone } from '../motif/people';
import { leafBlade, potted } from '../motif/plants';
import { working } from '../motif/poses';
import { framed, opening, room } from '../motif/rooms';
import { steam } from '../motif/tableware';
import { together } from './scene';

/** Cooking and tasting. */
export const tastings = together('indoor', {
  cooking: (d) => {
    const t = { pan: d.light.lit('#34363d'), red: d.light.lit('#d94c36'), green: d.light.lit('#6a9f45') };
    const chef = person(
      d,
      400,
      560,
      {
        ...working,
        arms: [
          [
            [40, -136],
            [84, -126],
          ],
          [
            [-38, -130],
            [-64, -112],
          ],
        ],
      },
      { top: d.colours.white, bottom: d.colours.dark },
      1.5,
    );
    const hat = at(
      404,
      244,
      rect(-28, -36, 56, 30, d.colours.white, 4) +
        disc(-22, -46, 22, d.colours.white) +
        disc(4, -56, 26, d.colours.white) +
        disc(28, -44, 20, d.colours.white),
    );
    return (
      room(d, 470) +
      rect(0, 230, 800, 160, tilework(d, 52)) +
      opening(d, 160, 330, 150, 220) +
      chef +
      hat +
      rect(60, 436, 680, 170, d.down(d.colours.accent, dim(d.colours.accent, 0.15))) +
      rect(40, 416, 720, 24, d.down(d.colours.white, pale(d.colours.wood, 0.5)), 6) +
      at(
        560,
        412,
        rect(-70, -38, 140, 40, t.pan, 10) +
          band('M-70-26H-130', 13, t.pan) +
          dots(
            [
              [-40, -42],
              [-10, -46],
              [20, -42],
              [46, -44],
            ],
            26,
            t.green,
          ) +
          dots(
            [
              [-24, -52],
              [32, -54],
            ],
            22,
            t.red,
          ),
      ) +
      steam(d, 560, 346, 90) +
      at(
        250,
        414,
        rect(-80, -12, 160, 12, d.colours.wood, 4) +
          disc(-40, -30, 20, t.red) +
          disc(0, -28, 17, t.red) +
          leafBlade(20, -20, t.green, 0.7, -20),
      )
    );
  },
  'wine-tasting': (d) =>
    studio(d, 400) +
    rect(-10, 450, 820, 160, boards(d, 60)) +
    rect(-10, 444, 820, 14, pale(d.colours.wood, 0.3)) +
    bottle(d, 560, 520, '#2f3b2d', 0.95) +
    wineGlass(d, 230, 540, d.light.lit('#7d1f37'), 1) +
    wineGlass(d, 350, 556, d.light.lit('#e59a8f'), 1) +
    wineGlass(d, 466, 544, d.light.lit('#f0dc8e'), 1) +
    dots(
      [
        [620, 546],
        [646, 550],
        [632, 528],
        [660, 532],
        [672, 552],
        [646, 514],
      ],
      30,
      d.light.lit('#6b3f77'),
    ),
  massage: (d) => {
    const skin = skinTone(d);
    const body =
      shape('M120 420Q130 376 220 372L520 380Q660 384 690 420Z', d.colours.white) +
      shape('M180 420Q190 366 250 362Q330 356 390 374V420Z', skin) +
      disc(158, 386, 36, skin) +
      shape(
        'M124 384Q122 348 160 348Q194 352 192 376Q160 368 150 400Q126 404 124 384Z',
        d.light.lit('#3b2a24'),
      ) +
      disc(170, 350, 15, d.light.lit('#3b2a24')) +
      rect(376, 368, 320, 56, d.down(d.colours.accentSoft, d.colours.accent), 20);
    return (
      room(d, 460, mix(d.colours.wall, d.colours.leaf, 0.14)) +
      opening(d, 590, 320, 260, 220) +
      person(
        d,
        330,
        560,
        {
          head: [8, -226],
          neck: [2, -190],
          hip: [0, -110],
          arms: [
            [
              [30, -150],
              [8, -122],
            ],
            [
              [-30, -150],
              [-30, -122],
            ],
          ],
          legs: [
            [
              [8, -50],
              [6, -4],
            ],
            [
              [-6, -50],
              [-8, -4],
            ],
          ],
        },
        { top: d.colours.white, hair: 'bun', bottom: d.colours.white },
        1.4,
      ) +
      body +
      rect(100, 416, 610, 40, d.colours.white, 14) +
      rect(100, 446, 610, 60, d.down(d.colours.accent, dim(d.colours.accent, 0.2)), 6) +
      rect(140, 500, 18, 80, d.colours.woodDark) +
      rect(650, 500, 18, 80, d.colours.woodDark) +
      disc(320, 388, 15, skin) +
      disc(284, 386, 15, skin) +
      dots(
        [
          [452, 366],
          [500, 366],
          [548, 368],
        ],
        26,
        d.colours.dark,
      ) +
      framed(d, 140, 160, 130, 100) +
      potted(d, 90, 560, 1.1)
    );
  },
});
