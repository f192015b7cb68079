import { dim, pale } from '../canvas/colour';
import { at, band, disc, oval, rect, shape } from '../canvas/shapes';
import { tilework } from '../motif/patterns';
import { blossom, leafBlade, potted } from '../motif/plants';
import { lightOnFloor, room } from '../motif/rooms';
import { tableFromAbove } from '../motif/tableware';
import { together } from './scene';

/** Calligraphy and dyed cloth. */
export const brushwork = together(
  'indoor',
  {
    calligraphy: (d) => {
      const { white, dark, accent, wood } = d.colours;
      const paper = at(
        370,
        310,
        rect(-134, -196, 280, 400, d.colours.dark, 2, 0.2) +
          rect(-144, -206, 280, 400, white) +
          rect(-144, -206, 280, 14, accent) +
          rect(-144, 180, 280, 14, accent) +
          band('M-78-90Q0-120 76-96', 20, dark) +
          band('M4-150Q-10 20-86 100', 24, dark) +
          band('M-6-40Q40 60 96 92', 22, dark) +
          disc(-66, 10, 13, dark) +
          rect(70, 116, 44, 44, d.light.lit('#cb4330'), 6),
      );
      const brush = at(
        590,
        320,
        band('M-8 12L110-230', 18, wood) + shape('M-18 4L6 18Q-16 80-56 92Q-40 40-18 4Z', dark),
        1,
      );
      return (
        tableFromAbove(d) +
        paper +
        brush +
        at(
          622,
          440,
          rect(-54, -74, 120, 160, dark, 14, 0.3) +
            rect(-60, -84, 120, 160, d.light.lit('#42454e'), 14) +
            rect(-46, -50, 92, 110, d.light.lit('#23252b'), 10) +
            oval(-6, 14, 34, 30, '#0f1014'),
        ) +
        blossom(170, 470, 36, d.colours.flower, d.colours.glow) +
        leafBlade(190, 480, d.colours.leaf, 0.8, 30)
      );
    },
    kimono: (d) => {
      const { accent, flower, white, glow, wood, dark } = d.colours;
      const cloth = d.byRegion({
        atlantic: accent,
        gulf: d.colours.roof,
        kyoto: d.colours.seaDeep,
        plain: accent,
      });
      const robe =
        shape(
          'M-70-300H70L230-270V-90H120V190H-120V-90H-230V-270Z',
          d.across(pale(cloth, 0.15), cloth, dim(cloth, 0.15)),
        ) +
        shape(
          'M-120 60H120V190H-120ZM-230-150H-120V-90H-230ZM120-150H230V-90H120Z',
          tilework(d, 44, cloth, flower),
          0.8,
        ) +
        shape('M-30-300L46 10H20L-60-300ZM30-300L-8-150 10-110 60-300Z', white) +
        rect(-122, -66, 244, 74, glow) +
        rect(-122, -40, 244, 14, flower) +
        [
          [-170, -220, 26],
          [160, -210, 30],
          [-70, 110, 34],
          [60, 60, 24],
          [70, 140, 30],
          [-80, -150, 22],
        ]
          .map(([x = 0, y = 0, r = 20]) => blossom(x, y, r, pale(flower, 0.25), glow))
          .join('');
      return (
        room(d, 480) +
        lightOnFloor(d, 400, 480, 300) +
        disc(400, 300, 330, d.glow(white, 0.6)) +
        rect(140, 84, 520, 14, wood, 7) +
        rect(196, 84, 14, 470, dark) +
        rect(590, 84, 14, 470, dark) +
        rect(170, 548, 460, 14, dark, 5) +
        at(400, 388, robe, 0.98) +
        potted(d, 90, 560, 1)
      );
    },
  },
  { steady: true },
);
