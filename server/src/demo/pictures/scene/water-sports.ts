import { mix, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, dots, oval, rect, shape } from '../canvas/shapes';
import { waterside } from '../motif/landmarks';
import { person, skinTone } from '../motif/people';
import { dhow, ripples, rowingBoat, sloop } from '../motif/sea';
import { birds } from '../motif/sky';
import { together } from './scene';

const boat = (d: Drawing, x: number, y: number, scale: number): string =>
  d.byRegion({ atlantic: sloop, gulf: dhow, kyoto: sloop, plain: sloop })(d, x, y, scale);

/** Sports in and on the water. */
export const waterSports = together(
  'outdoor',
  {
    swimming: (d) => {
      const { sea: water, seaLight, seaDeep, white, flower } = d.colours;
      const lane = (y: number): string =>
        dots(
          Array.from({ length: 21 }, (_, index) => [index * 42 - 10, y] as const),
          17,
          white,
        ) +
        dots(
          Array.from({ length: 11 }, (_, index) => [index * 84 - 10, y] as const),
          17,
          flower,
        );
      const skin = skinTone(d);
      const swimmer =
        band('M-40 6Q40-30 120 6', 46, skin) +
        band('M96-8L150-96 236-40', 26, skin) +
        disc(150, -18, 34, skin) +
        shape('M118-22Q116-58 152-56Q186-52 184-18Q150-34 118-22Z', d.colours.accent) +
        rect(158, -24, 26, 11, d.colours.dark, 5) +
        oval(60, 30, 190, 26, water) +
        band('M-150 14q30-22 60 0t60 0t60 0t60 0t60 0t60 0', 9, white, 0.85) +
        dots(
          [
            [-130, -20],
            [-160, -4],
            [-104, -36],
            [-150, -44],
            [250, -30],
            [262, -8],
          ],
          13,
          white,
          0.8,
        );
      return (
        rect(0, 0, 800, 600, d.down(seaLight, water, mix(water, seaDeep, 0.5))) +
        ripples(d, 200, 90, 130) +
        ripples(d, 600, 180, 150) +
        ripples(d, 240, 540, 160) +
        ripples(d, 610, 500, 120) +
        lane(140) +
        lane(470) +
        at(350, 320, swimmer, 1.25)
      );
    },
    surf: (d) => {
      const { sea: water, seaDeep, seaLight, white, flower } = d.colours;
      const wave =
        shape(
          'M-10 250Q160 130 360 150Q560 180 590 330Q520 250 430 270Q330 300 380 420Q420 520 810 500V610H-10Z',
          d.down(seaLight, water, seaDeep),
        ) +
        shape('M360 150Q560 180 590 330Q520 250 430 270Q470 200 360 150Z', white, 0.9) +
        band('M40 270Q180 190 330 190M70 350Q200 260 330 260M60 440Q190 350 320 350', 9, seaLight, 0.6) +
        dots(
          [
            [600, 350],
            [580, 300],
            [620, 320],
            [560, 250],
            [610, 280],
            [540, 220],
            [640, 360],
          ],
          15,
          white,
          0.85,
        );
      const board =
        shape('M-130 8Q-60-22 60-16Q120-10 150-26Q120 20 40 22T-130 8Z', flower) +
        shape('M-130 8Q0 8 150-26L146-20Q0 20-126 12Z', pale(flower, 0.5));
      return (
        waterside(d, 300, 600) +
        wave +
        at(
          420,
          462,
          board +
            person(
              d,
              0,
              -4,
              {
                head: [44, -160],
                neck: [26, -130],
                hip: [-12, -74],
                arms: [
                  [
                    [70, -136],
                    [112, -150],
                  ],
                  [
                    [-22, -134],
                    [-66, -152],
                  ],
                ],
                legs: [
                  [
                    [52, -62],
                    [66, -8],
                  ],
                  [
                    [-52, -52],
                    [-50, -8],
                  ],
                ],
              },
              { bare: true, top: d.colours.accent, bottom: d.colours.dark },
            ),
          1.2,
          -6,
        ) +
        shape('M-10 520Q200 470 420 510T810 490V610H-10Z', d.down(water, seaDeep)) +
        band('M300 506Q380 480 420 506T560 500', 12, white, 0.85)
      );
    },
    sailing: (d) =>
      waterside(d, 300) +
      boat(d, 640, 340, 0.34) +
      boat(d, 400, 500, 1.6) +
      birds(d, 150, 140) +
      birds(d, 600, 90, 2),
    boat: (d) =>
      waterside(d, 300) + rowingBoat(d, 390, 470, 1.9) + birds(d, 520, 130) + ripples(d, 390, 510, 250),
  },
  { times: ['morning', 'noon', 'dusk'] },
);
