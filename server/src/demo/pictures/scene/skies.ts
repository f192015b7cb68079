import { dim, mix, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, dots, rect, shape } from '../canvas/shapes';
import { house } from '../motif/houses';
import { dunes, hills, mountains } from '../motif/land';
import { person } from '../motif/people';
import { tree } from '../motif/plants';
import { standing } from '../motif/poses';
import { dhow, rowingBoat, sea, sloop } from '../motif/sea';
import { birds, sky, stars } from '../motif/sky';
import { type Scenes, together } from './scene';

const boat = (d: Drawing, x: number, y: number, scale: number): string =>
  d.byRegion({ atlantic: sloop, gulf: dhow, kyoto: rowingBoat, plain: sloop })(d, x, y, scale);

/** The sky in the morning and at night. */
export const skies: Scenes = {
  ...together(
    'outdoor',
    {
      sunrise: (d) =>
        sky(d, 400, [400, 350]) +
        sea(d, 400, 600, 400) +
        (d.region === 'kyoto'
          ? hills(d, 410, 110, mix(d.colours.seaDeep, d.skyColours[2], 0.4), 420)
          : mountains(d, 404, 90, mix(d.colours.land, d.skyColours[1], 0.45))) +
        band(
          'M400 250V90M310 270L220 130M490 270L580 130M250 330L110 250M550 330L690 250',
          5,
          d.light.sun,
          0.35,
        ) +
        boat(d, 540, 470, 0.6) +
        birds(d, 210, 200),
    },
    { times: ['morning', 'dusk'] },
  ),
  ...together(
    'outdoor',
    {
      'night-sky': (d) =>
        rect(0, 0, 800, 600, d.down(...d.skyColours)) +
        shape('M140-20Q330 180 420 330T760 620H560Q380 420 300 300T40-20Z', d.colours.white, 0.13) +
        stars(d, 440, 90) +
        stars(d, 300, 30) +
        disc(560, 160, 150, d.glow(d.light.sun, 0.35)) +
        shape('M572 106a54 54 0 1 0 46 84a46 46 0 0 1-46-84Z', d.light.sun) +
        band('M170 130l90 46', 4, '#fff6d8', 0.8) +
        hills(d, 470, 70, mix(d.colours.land, d.skyColours[1], 0.5)) +
        hills(d, 530, 40, d.colours.leafDark) +
        house(d, 400, 548, 0.56) +
        tree(d, 600, 570, 0.9) +
        tree(d, 190, 580, 0.7),
      stargazing: (d) =>
        rect(0, 0, 800, 600, d.down(...d.skyColours)) +
        shape('M120-20Q300 200 420 330T760 620H600Q380 420 300 300T40-20Z', d.colours.white, 0.12) +
        stars(d, 430, 80) +
        band('M500 120L560 90 640 130 690 96M560 90L590 190', 2, '#fdf6dd', 0.6) +
        dots(
          [
            [500, 120],
            [560, 90],
            [640, 130],
            [690, 96],
            [590, 190],
          ],
          10,
          '#fff6d8',
        ) +
        (d.region === 'gulf'
          ? dunes(d, 440)
          : hills(d, 480, 60, mix(d.colours.land, d.skyColours[0], 0.4)) +
            hills(d, 540, 20, d.colours.leafDark)) +
        band('M470 430L430 560M470 430L520 560M470 430V566', 8, d.colours.wood) +
        at(
          470,
          410,
          shape('M-90-18L80-30V30L-90 18Z', d.across(pale(d.colours.accent, 0.3), d.colours.accent)) +
            rect(76, -36, 24, 72, d.colours.glow, 5) +
            rect(-110, -12, 26, 24, d.colours.dark, 4),
          1.1,
          -38,
        ) +
        person(
          d,
          330,
          562,
          {
            ...standing,
            head: [22, -192],
            arms: [
              [
                [40, -140],
                [70, -140],
              ],
              [
                [30, -124],
                [64, -118],
              ],
            ],
          },
          { top: d.light.lit('#e9b45c'), hair: 'long', bottom: dim(d.colours.sand, 0.3) },
          1.25,
        ),
    },
    { times: ['night'] },
  ),
};
