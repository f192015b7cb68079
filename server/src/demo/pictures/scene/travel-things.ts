import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, dots, oval, rect, shape } from '../canvas/shapes';
import { gold, shine, still } from '../motif/still-life';
import { together } from './scene';

/** Things of travel and service. */
export const travelThings = together(
  'thing',
  {
    bell: (d) =>
      still(
        d,
        oval(400, 490, 210, 34, d.colours.woodDark) +
          oval(400, 476, 210, 34, d.colours.wood) +
          shape('M220 460Q220 230 400 226T580 460Q400 500 220 460Z', shine(d)) +
          shape('M212 452Q400 500 588 452V474Q400 520 212 474Z', dim(gold(d), 0.2)) +
          rect(386, 186, 28, 46, dim(gold(d), 0.25), 6) +
          disc(400, 182, 30, shine(d)) +
          band('M274 410Q280 300 352 268', 18, '#ffffff', 0.55) +
          band(
            'M170 220Q140 270 150 330M630 220Q660 270 650 330M220 150L190 120M580 150L610 120',
            11,
            d.colours.accent,
            0.7,
          ),
      ),
    luggage: (d) => {
      const { accent, roof, wood, white } = d.colours;
      const trunk = (x: number, y: number, w: number, h: number, colour: string): string =>
        band(`M${x - 46} ${y - h}v-30q0-14 14-14h64q14 0 14 14v30`, 15, d.colours.woodDark) +
        rect(x - w / 2, y - h, w, h, d.across(pale(colour, 0.18), colour, dim(colour, 0.15)), 30) +
        rect(x - w * 0.32, y - h, 26, h, wood) +
        rect(x + w * 0.32 - 26, y - h, 26, h, wood) +
        rect(x - w * 0.32, y - h * 0.62, 26, 20, gold(d), 4) +
        rect(x + w * 0.32 - 26, y - h * 0.62, 26, 20, gold(d), 4);
      return still(
        d,
        trunk(350, 512, 320, 240, accent) +
          trunk(548, 520, 190, 310, roof) +
          at(
            330,
            430,
            disc(0, 0, 46, white) +
              disc(0, 0, 38, d.colours.seaLight) +
              shape('M-30 10Q0-40 34 12Z', d.colours.leaf),
            1,
          ) +
          at(430, 352, rect(-28, -18, 56, 84, white, 8) + disc(0, -4, 7, roof), 0.8, 18),
      );
    },
    taxi: (d) => {
      const { dark, glow } = d.colours;
      const body = mix(glow, d.light.lit('#f2b632'), 0.7);
      return still(
        d,
        shape(
          'M120 430Q116 366 180 356L250 348Q300 260 372 256H470Q540 260 582 348Q676 356 684 420V470H120Z',
          d.down(pale(body, 0.25), body),
        ) +
          shape('M276 348Q314 288 374 284H396V348ZM420 284H466Q520 288 552 348H420Z', d.colours.seaLight) +
          rect(360, 222, 96, 36, dark, 9) +
          rect(374, 230, 68, 20, pale(glow, 0.6), 5) +
          rect(116, 450, 572, 28, dark, 13) +
          rect(130, 398, 540, 26, d.tiled(26, rect(0, 0, 13, 13, dark) + rect(13, 13, 13, 13, dark)), 0) +
          [232, 570]
            .map((x) => disc(x, 472, 58, dark) + disc(x, 472, 30, '#cfd4d9') + disc(x, 472, 12, dark))
            .join('') +
          rect(664, 380, 22, 26, '#fff3c0', 8) +
          rect(116, 376, 16, 32, d.light.lit('#d94c36'), 6),
      );
    },
    map: (d) => {
      const { white, leaf, sea, sand, flower, accent } = d.colours;
      const sheet =
        shape('M150 180L316 140V440L150 480Z', pale(sand, 0.4)) +
        shape('M316 140L484 190V490L316 440Z', dim(pale(sand, 0.3), 0.08)) +
        shape('M484 190L650 150V450L484 490Z', pale(sand, 0.45));
      const land =
        shape('M150 330Q220 300 316 350V440L150 480Z', sea) +
        shape('M316 350Q400 400 484 390V490L316 440Z', dim(sea, 0.08)) +
        shape('M484 390Q560 390 590 462L484 490Z', sea) +
        disc(230, 230, 34, leaf) +
        disc(560, 260, 44, leaf) +
        band('M176 270Q260 300 316 250T470 310T630 210', 9, white) +
        dots(
          Array.from(
            { length: 12 },
            (_, index) => [200 + index * 20, 410 - Math.sin(index / 3) * 70] as const,
          ),
          11,
          accent,
        );
      return still(
        d,
        sheet +
          land +
          at(
            440,
            330,
            oval(0, 0, 34, 10, d.colours.dark, 0.3) +
              shape(
                'M0 0Q-84-98-84-152A84 84 0 0 1 84-152Q84-98 0 0Z',
                d.across(pale(flower, 0.15), flower, dim(flower, 0.12)),
              ) +
              disc(0, -152, 34, white),
          ),
      );
    },
    'first-aid': (d) => {
      const red = d.light.lit('#d94c43');
      return still(
        d,
        band('M330 230v-30q0-20 20-20h100q20 0 20 20v30', 22, dim(red, 0.25)) +
          rect(190, 226, 420, 284, d.down(pale(red, 0.12), red), 44) +
          rect(190, 470, 420, 40, dim(red, 0.18), 20) +
          disc(400, 364, 104, '#fffaf4') +
          rect(376, 294, 48, 140, red, 8) +
          rect(330, 340, 140, 48, red, 8) +
          rect(226, 226, 30, 284, dim(red, 0.1)) +
          rect(544, 226, 30, 284, dim(red, 0.1)),
      );
    },
  },
  { steady: true },
);
