import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, dots, oval, rect, repeat, ringPlaces, shape } from '../canvas/shapes';
import { tilework } from '../motif/patterns';
import { blossom, leafBlade } from '../motif/plants';
import { gold, shine, still } from '../motif/still-life';
import { together } from './scene';

/** Things of a guest room. */
export const roomThings = together(
  'thing',
  {
    wifi: (d) => {
      const { accent, white, dark } = d.colours;
      const arcs = [190, 130, 70]
        .map((r, index) =>
          band(
            `M${400 - r * 0.78} ${340 - r * 0.72}A${r * 1.08} ${r * 1.08} 0 0 1 ${400 + r * 0.78} ${340 - r * 0.72}`,
            34,
            mix(accent, white, index * 0.14),
          ),
        )
        .join('');
      const router =
        rect(250, 420, 300, 90, d.down(white, d.colours.wallShade), 30) +
        rect(250, 480, 300, 30, dim(d.colours.wallShade, 0.1), 15) +
        dots(
          [
            [300, 460],
            [334, 460],
            [368, 460],
          ],
          15,
          d.light.lit('#57b36a'),
        ) +
        band('M480 460h36', 10, dark, 0.5);
      return still(d, at(0, 4, arcs + disc(400, 340, 34, accent) + router));
    },
    key: (d) => {
      const tag =
        band('M-104-80L-150 40', 8, d.colours.woodDark) +
        at(
          -152,
          40,
          rect(-56, 0, 112, 170, d.down(pale(d.colours.accent, 0.1), d.colours.accent), 24) +
            disc(0, 24, 11, d.colours.white) +
            rect(-36, 60, 72, 72, tilework(d, 36), 8),
          1,
          10,
        );
      const blade = shape(
        'M-46-50L-10-86 216 140 180 176ZM96 100L60 136 26 102 62 66ZM158 162L122 198 88 164 124 128Z',
        shine(d),
      );
      return still(
        d,
        at(
          410,
          280,
          blade +
            disc(-100, -120, 112, shine(d)) +
            disc(-100, -120, 66, dim(gold(d), 0.35)) +
            disc(-98, -118, 58, pale(d.colours.accentSoft, 0.45)) +
            tag,
        ),
      );
    },
    phone: (d) => {
      const { accent, dark, white } = d.colours;
      const base =
        shape(
          'M220 500Q226 400 300 356H500Q574 400 580 500Z',
          d.across(pale(accent, 0.2), accent, dim(accent, 0.2)),
        ) +
        disc(400, 432, 70, white) +
        disc(400, 432, 24, accent) +
        dots(
          ringPlaces(10, 48, 20).map(([x, y]) => [400 + x, 432 + y] as const),
          17,
          dark,
        );
      const receiver = shape(
        'M190 300Q180 230 240 216Q400 186 560 216Q620 230 610 300Q606 326 570 322L520 314Q500 310 500 284Q400 262 300 284Q300 310 280 314L230 322Q194 326 190 300Z',
        d.down(pale(accent, 0.25), dim(accent, 0.05)),
      );
      return still(
        d,
        rect(330, 300, 34, 70, dim(accent, 0.2), 8) +
          rect(436, 300, 34, 70, dim(accent, 0.2), 8) +
          base +
          receiver +
          band('M250 236Q400 206 550 236', 9, '#ffffff', 0.35) +
          band('M222 490Q150 500 160 440T120 420', 9, dark),
      );
    },
    towels: (d) => {
      const colours = [d.colours.accent, d.colours.white, d.colours.flower, d.colours.white] as const;
      return still(
        d,
        repeat(4, (index) => {
          const y = 438 - index * 70;
          const c = colours[index] ?? colours[0];
          return (
            rect(220, y, 360, 74, d.down(pale(c, 0.15), dim(c, 0.1)), 36) +
            band(`M250 ${y + 44}H560`, 4, dim(c, 0.16)) +
            rect(500, y, 30, 74, mix(c, d.colours.accentSoft, 0.5))
          );
        }) +
          leafBlade(360, 216, d.colours.leaf, 0.9, -160) +
          leafBlade(440, 216, d.colours.leafDark, 0.9, -20) +
          blossom(400, 206, 52, pale(d.colours.flower, 0.3), d.colours.glow),
        496,
      );
    },
    bed: (d) => {
      const { white, wallShade, accent, wood, woodDark } = d.colours;
      return still(
        d,
        rect(170, 190, 30, 320, woodDark, 10) +
          rect(600, 300, 30, 210, woodDark, 10) +
          shape('M190 220Q260 160 330 230V420H190Z', wood) +
          rect(186, 380, 430, 90, d.down(white, wallShade), 20) +
          rect(214, 318, 150, 84, white, 34) +
          shape('M330 390Q340 350 400 350H600Q620 352 620 380V462H330Z', d.down(pale(accent, 0.2), accent)) +
          shape('M330 390Q340 350 400 350H430Q370 360 366 462H330Z', tilework(d, 36)) +
          rect(180, 456, 440, 26, wood, 8) +
          at(520, 190, shape('M20-56a56 56 0 1 0 40 92a48 48 0 0 1-40-92Z', d.light.lit('#f3cf72')), 0.9) +
          dots(
            [
              [600, 150],
              [440, 140],
              [620, 240],
              [470, 230],
            ],
            13,
            d.light.lit('#f3cf72'),
          ),
      );
    },
    laundry: (d) => {
      const { accent, flower, white, wood, glow } = d.colours;
      const shirt = (x: number, y: number, c: string): string =>
        at(
          x,
          y,
          shape('M-40 0Q0 26 40 0L96 34 72 84 50 72V176H-50V72L-72 84-96 34Z', d.down(pale(c, 0.12), c)) +
            rect(-34, -14, 12, 34, wood, 3) +
            rect(22, -14, 12, 34, wood, 3),
          0.94,
        );
      const weave = d.tiled(
        26,
        rect(0, 0, 26, 26, wood) +
          rect(0, 0, 13, 13, pale(wood, 0.3)) +
          rect(13, 13, 13, 13, pale(wood, 0.3)),
      );
      const washing =
        oval(336, 380, 84, 44, white) + oval(470, 382, 88, 48, glow) + oval(404, 366, 76, 46, accent);
      return still(
        d,
        band('M90 120Q400 160 710 112', 6, d.colours.dark) +
          shirt(256, 138, accent) +
          shirt(544, 140, flower) +
          washing +
          shape('M226 386H574L548 512H252Z', weave) +
          rect(212, 376, 376, 28, wood, 14),
      );
    },
    clock: (d) => {
      const { white, dark, accent, flower } = d.colours;
      const marks =
        dots(
          ringPlaces(12, 146).map(([x, y]) => [400 + x, 300 + y] as const),
          14,
          dark,
        ) +
        dots(
          ringPlaces(4, 146).map(([x, y]) => [400 + x, 300 + y] as const),
          24,
          accent,
        );
      const [hour = [0, 0], minute = [0, 0]] = [
        ringPlaces(1, 78, d.between(0, 360))[0],
        ringPlaces(1, 118, d.between(0, 360))[0],
      ];
      return still(
        d,
        rect(280, 470, 44, 44, d.colours.woodDark, 12) +
          rect(476, 470, 44, 44, d.colours.woodDark, 12) +
          disc(412, 312, 204, d.colours.dark, 0.15) +
          disc(400, 300, 204, d.across(pale(accent, 0.25), accent, dim(accent, 0.2))) +
          disc(400, 300, 176, white) +
          marks +
          band(`M400 300l${hour[0]} ${hour[1]}`, 18, dark) +
          band(`M400 300l${minute[0]} ${minute[1]}`, 11, flower) +
          disc(400, 300, 17, flower),
      );
    },
  },
  { steady: true },
);
