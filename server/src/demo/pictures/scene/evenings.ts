import { dim, pale } from '../canvas/colour';
import { at, band, disc, dots, oval, rect, shape } from '../canvas/shapes';
import { studio } from '../motif/furnishings';
import { person, skinTone } from '../motif/people';
import { sitting } from '../motif/poses';
import { lamp, opening, room, rug } from '../motif/rooms';
import { tableFromAbove } from '../motif/tableware';
import { together } from './scene';

const note = (x: number, y: number, colour: string, scale = 1): string =>
  at(
    x,
    y,
    oval(-10, 0, 15, 11, colour) +
      oval(38, -8, 15, 11, colour) +
      band('M3-2V-62L51-72V-12', 6, colour) +
      band('M4-58L50-68', 12, colour),
    scale,
  );

/** Music, dance and games indoors. */
export const evenings = together('indoor', {
  music: (d) => {
    const guitar = at(
      0,
      0,
      disc(-52, 0, 60, d.down('#d98f45', '#a65f2b')) +
        disc(30, 0, 46, d.down('#d98f45', '#a65f2b')) +
        disc(2, 0, 20, d.colours.dark) +
        rect(30, -9, 170, 18, d.colours.woodDark, 3) +
        rect(196, -14, 40, 28, d.colours.dark, 5) +
        rect(-84, -20, 10, 40, d.colours.dark, 3),
    );
    return (
      studio(d, 170) +
      lamp(d, 520, 150, 50) +
      disc(420, 360, 280, d.glow(d.colours.glow, 0.4)) +
      rug(d, 400, 560, 520, 60) +
      rect(330, 452, 90, 18, d.colours.wood, 8) +
      band('M344 466L332 566M406 466L418 566', 9, d.colours.woodDark) +
      person(
        d,
        384,
        566,
        {
          ...sitting,
          arms: [
            [
              [40, -106],
              [94, -124],
            ],
            [
              [-30, -96],
              [16, -84],
            ],
          ],
        },
        { hair: 'hat', top: d.colours.white, bottom: d.colours.dark },
        1.6,
      ) +
      at(410, 430, guitar, 0.95, -16) +
      disc(412, 428, 13, skinTone(d)) +
      note(570, 260, d.colours.flower, 1.1) +
      note(650, 170, d.colours.accent, 0.9) +
      note(230, 220, d.colours.glow, 0.8)
    );
  },
  dance: (d) => {
    const skirt =
      shape(
        'M-28-100H26Q110-60 150-14Q90 16 0 4Q-90 20-130-10Q-70-50-28-100Z',
        d.down(d.colours.flower, dim(d.colours.flower, 0.2)),
      ) + shape('M-128-12Q-60-24 0-14T148-16L150-6Q70 18 0 6Q-90 22-130 0Z', d.colours.glow);
    const dancer =
      person(
        d,
        0,
        0,
        {
          head: [10, -206],
          neck: [2, -170],
          hip: [-2, -98],
          arms: [
            [
              [56, -200],
              [70, -250],
            ],
            [
              [-50, -190],
              [-78, -230],
            ],
          ],
          legs: [
            [
              [10, -50],
              [26, 30],
            ],
            [
              [-16, -50],
              [-24, 34],
            ],
          ],
        },
        { top: d.colours.accent, bottom: d.colours.flower, hair: 'bun' },
      ) + skirt;
    return (
      room(d, 450) +
      opening(d, 170, 380, 170, 280) +
      opening(d, 630, 380, 170, 280) +
      disc(400, 330, 290, d.glow(d.colours.glow, 0.6)) +
      oval(400, 560, 260, 30, d.colours.dark, 0.18) +
      at(400, 520, dancer, 1.45) +
      lamp(d, 400, 110, 44) +
      dots(
        [
          [200, 190],
          [600, 150],
          [560, 420],
          [230, 430],
          [640, 300],
          [160, 320],
        ],
        14,
        d.colours.flower,
      ) +
      dots(
        [
          [260, 130],
          [540, 230],
          [620, 470],
          [190, 500],
        ],
        10,
        d.colours.glow,
      )
    );
  },
  games: (d) => {
    const { wood, woodDark, cloth } = d.colours;
    const squares = d.tiled(
      90,
      rect(0, 0, 90, 90, pale(wood, 0.5)) + rect(0, 0, 45, 45, woodDark) + rect(45, 45, 45, 45, woodDark),
    );
    const pawn = (x: number, y: number, colour: string): string =>
      at(
        x,
        y,
        oval(8, 4, 30, 10, d.colours.dark, 0.3) +
          shape(
            'M-28 0Q-26-16-14-26Q-6-40-9-56H9Q6-40 14-26Q26-16 28 0Z',
            d.across(pale(colour, 0.3), colour),
          ) +
          disc(0, -68, 19, colour) +
          rect(-16, -56, 32, 8, dim(colour, 0.15), 4),
      );
    const king = at(
      440,
      420,
      oval(10, 4, 40, 12, d.colours.dark, 0.3) +
        shape(
          'M-38 0Q-34-24-18-40Q-8-70-20-130H20Q8-70 18-40Q34-24 38 0Z',
          d.across(pale(cloth, 0.4), d.colours.accent),
        ) +
        shape('M-28-130L-34-176-14-156 0-184 14-156 34-176 28-130Z', d.colours.accent) +
        disc(0, -188, 8, d.colours.glow),
    );
    return (
      tableFromAbove(d) +
      shape('M220 210H580L700 540H100Z', woodDark) +
      at(220, 214, shape('M0 0H360L470 316H-110Z', squares)) +
      pawn(290, 300, d.colours.white) +
      pawn(370, 340, d.colours.white) +
      pawn(300, 440, d.colours.white) +
      pawn(530, 320, d.colours.accent) +
      pawn(560, 470, d.colours.accent) +
      king +
      at(
        640,
        170,
        rect(-36, -36, 72, 72, d.colours.white, 14) +
          dots(
            [
              [-16, -16],
              [16, 16],
              [0, 0],
              [16, -16],
              [-16, 16],
            ],
            14,
            d.colours.flower,
          ),
        1,
        18,
      ) +
      at(
        164,
        170,
        rect(-30, -30, 60, 60, d.colours.flower, 12) +
          dots(
            [
              [-12, -12],
              [12, 12],
              [0, 0],
            ],
            12,
            d.colours.white,
          ),
        1,
        -14,
      )
    );
  },
});
