import { dim, mix, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, dots, rect, shape } from '../canvas/shapes';
import { house, tiledRoof } from '../motif/houses';
import { hills } from '../motif/land';
import { skyline, view, waterside } from '../motif/landmarks';
import { door, windowOutside } from '../motif/openings';
import { stripes } from '../motif/patterns';
import { bush, potted, tree } from '../motif/plants';
import { lamp } from '../motif/rooms';
import { dhow, rowingBoat, sloop } from '../motif/sea';
import { birds, sky } from '../motif/sky';
import { together } from './scene';

const boat = (d: Drawing, x: number, y: number, scale: number): string =>
  d.byRegion({ atlantic: sloop, gulf: dhow, kyoto: rowingBoat, plain: sloop })(d, x, y, scale);

const alley = (d: Drawing, x: number, w: number, h: number, colour: string, side: 1 | -1): string =>
  rect(
    x,
    520 - h,
    w,
    h + 90,
    d.across(
      ...(side === 1 ? ([colour, dim(colour, 0.14)] as const) : ([dim(colour, 0.14), colour] as const)),
    ),
  ) +
  (d.region === 'gulf'
    ? rect(x - 6, 514 - h, w + 12, 14, d.colours.wallShade)
    : tiledRoof(d, x, 520 - h, w, 40)) +
  windowOutside(d, x + w * 0.3, 600 - h, 34, 64) +
  windowOutside(d, x + w * 0.7, 600 - h, 34, 64) +
  door(d, x + w * 0.5, 540, 64, 120);

const stall = (d: Drawing, x: number, y: number, cloth: string, goods: string): string =>
  at(
    x,
    y,
    rect(-100, -200, 10, 200, d.colours.woodDark) +
      rect(90, -200, 10, 200, d.colours.woodDark) +
      rect(-96, -84, 192, 84, d.across(d.colours.wood, d.colours.woodDark)) +
      goods +
      shape(
        'M-120-250H120L140-184q-14 22-28 0q-14 22-28 0-14 22-28 0-14 22-28 0-14 22-28 0-14 22-28 0-14 22-28 0-14 22-28 0-14 22-28 0-14 22-28 0Z',
        stripes(d, 56, d.colours.white, cloth),
      ),
  );

const heaps = (d: Drawing): string =>
  [-68, -22, 24, 70]
    .map((x) =>
      shape(
        `M${x - 26} -84Q${x} -140 ${x + 26} -84Z`,
        d.light.lit(d.pick('#d9782f', '#e2b23a', '#a63f34', '#7d8f3c', '#c95a6b')),
      ),
    )
    .join('');

/** Streets, markets and harbours. */
export const town = together('outdoor', {
  street: (d) =>
    view(d, 400) +
    skyline(d, 400, 440, 0.7) +
    shape('M280 430H520L700 600H100Z', d.down(d.colours.sandDark, pale(d.colours.sand, 0.2))) +
    band('M250 480H550M200 530H600M160 572H640', 4, dim(d.colours.sandDark, 0.12), 0.6) +
    alley(d, -60, 210, 430, d.colours.wall, 1) +
    alley(d, 150, 130, 300, mix(d.colours.wall, d.colours.accentSoft, 0.5), 1) +
    alley(d, 650, 210, 430, mix(d.colours.wall, d.colours.roof, 0.25), -1) +
    alley(d, 520, 130, 310, d.colours.wall, -1) +
    band('M140 200Q400 290 660 200', 3, d.colours.dark) +
    dots(
      [
        [220, 222],
        [300, 238],
        [400, 246],
        [500, 238],
        [580, 222],
      ],
      22,
      d.light.night ? '#ffd67a' : d.colours.flower,
    ) +
    potted(d, 290, 540, 0.8) +
    potted(d, 520, 545, 0.9),
  souk: (d) =>
    sky(d, 330) +
    skyline(d, 400, 400, 1.5) +
    rect(0, 390, 800, 210, d.down(d.colours.sand, d.colours.sandDark)) +
    shape(
      'M0 0H800V60Q700 120 600 60Q500 130 400 66Q300 130 200 60Q100 120 0 60Z',
      stripes(d, 120, d.colours.cloth, d.colours.accent),
    ) +
    stall(d, 180, 520, d.colours.accent, heaps(d)) +
    stall(d, 620, 520, d.colours.flower, heaps(d)) +
    stall(
      d,
      400,
      560,
      d.colours.roof,
      [-60, 0, 60]
        .map((x) =>
          shape(
            `M${x - 20} -84Q${x - 34} -116 ${x - 8} -136H${x + 8}Q${x + 34} -116 ${x + 20} -84Z`,
            d.light.lit(d.pick('#c9763f', '#d8a842', '#2a8c8a')),
          ),
        )
        .join(''),
    ) +
    lamp(d, 290, 220, 34) +
    lamp(d, 510, 220, 34),
  harbour: (d) =>
    waterside(d, 300) +
    skyline(d, 150, 330, 1) +
    boat(d, 470, 430, 1.15) +
    rowingBoat(d, 230, 470, 0.8) +
    rect(-10, 520, 820, 26, d.down(pale(d.colours.wood, 0.2), d.colours.wood)) +
    rect(-10, 546, 820, 60, d.colours.woodDark) +
    [120, 400, 680]
      .map(
        (x) =>
          rect(x - 18, 484, 36, 40, d.colours.dark, 8) +
          rect(x - 24, 480, 48, 14, pale(d.colours.dark, 0.15), 7),
      )
      .join('') +
    band('M400 500Q460 520 470 440', 5, d.colours.sand) +
    birds(d, 560, 130),
  'old-town': (d) =>
    view(d, 420) +
    house(d, 180, 400, 0.62) +
    house(d, 620, 390, 0.66) +
    house(d, 400, 380, 0.74) +
    hills(d, 400, 10, d.down(d.colours.land, d.colours.leafDark)) +
    house(d, 270, 500, 0.8) +
    house(d, 560, 510, 0.86) +
    bush(d, 420, 520, 0.8, d.colours.flower) +
    bush(d, 90, 510, 1) +
    bush(d, 720, 530, 1.1) +
    rect(0, 510, 800, 100, d.down(d.colours.sand, d.colours.sandDark)) +
    tree(d, 130, 560, 0.9) +
    potted(d, 400, 560, 1),
});
