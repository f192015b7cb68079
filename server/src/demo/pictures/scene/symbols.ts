import { dim, pale } from '../canvas/colour';
import { at, band, disc, dots, oval, ringPlaces, shape } from '../canvas/shapes';
import { sun } from '../motif/sky';
import { gold, still } from '../motif/still-life';
import { together } from './scene';

/** Leaf, paw and star. */
export const symbols = together(
  'thing',
  {
    leaf: (d) => {
      const { leaf, leafDark } = d.colours;
      return still(
        d,
        at(
          400,
          320,
          shape(
            'M-150 170Q-210-20-60-110Q70-190 200-180Q210-20 130 80Q20 200-150 170Z',
            d.across(pale(leaf, 0.15), leaf),
          ) +
            shape('M-150 170Q20 60 200-180Q210-20 130 80Q20 200-150 170Z', leafDark, 0.55) +
            band('M-200 220Q-20 70 190-170', 11, pale(leaf, 0.5)) +
            band(
              'M-90 126L-80-20M-30 76L-10-90M40 10L60-124M-90 126L70 140M-30 76L140 50M40 10L180-40',
              5,
              pale(leaf, 0.45),
              0.8,
            ),
        ) +
          disc(560, 420, 20, d.colours.seaLight) +
          disc(553, 413, 6, '#ffffff'),
      );
    },
    paw: (d) => {
      const { accent, wood, flower } = d.colours;
      return still(
        d,
        shape(
          'M230 500L256 416H544L570 500Q400 530 230 500Z',
          d.across(pale(accent, 0.2), accent, dim(accent, 0.2)),
        ) +
          oval(400, 416, 145, 28, pale(accent, 0.4)) +
          oval(400, 416, 126, 20, d.light.lit('#8a5639')) +
          dots(
            [
              [330, 410],
              [360, 402],
              [396, 404],
              [430, 400],
              [466, 410],
              [380, 414],
              [440, 414],
            ],
            26,
            wood,
          ) +
          at(
            400,
            248,
            shape('M-70 66Q-84 14-30-14Q0-36 30-14Q84 14 70 66Q46 96 0 76Q-46 96-70 66Z', flower) +
              oval(-92, -28, 30, 40, flower) +
              oval(92, -28, 30, 40, flower) +
              oval(-36, -84, 31, 43, flower) +
              oval(36, -84, 31, 43, flower),
          ),
      );
    },
    star: (d) => {
      const outer = ringPlaces(5, 210, -90);
      const inner = ringPlaces(5, 98, -54);
      const outline = outer
        .map(
          ([x, y], index) =>
            `${index === 0 ? 'M' : 'L'}${400 + x} ${320 + y}L${400 + (inner[index]?.[0] ?? 0)} ${320 + (inner[index]?.[1] ?? 0)}`,
        )
        .join('');
      const facets = outer
        .map(
          ([x, y], index) =>
            `M400 320L${400 + x} ${320 + y}L${400 + (inner[index]?.[0] ?? 0)} ${320 + (inner[index]?.[1] ?? 0)}Z`,
        )
        .join('');
      return still(
        d,
        sun(d, 400, 310, 8) +
          shape(`${outline}Z`, d.down(pale(gold(d), 0.45), gold(d))) +
          shape(facets, dim(gold(d), 0.22), 0.6) +
          dots(
            [
              [170, 190],
              [640, 170],
              [600, 430],
            ],
            20,
            gold(d),
          ) +
          dots(
            [
              [220, 130],
              [660, 260],
              [180, 400],
              [560, 120],
            ],
            11,
            d.colours.accent,
          ),
      );
    },
  },
  { steady: true },
);
