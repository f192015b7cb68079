import { mix, pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { at, band, disc, dots, rect, shape } from '../canvas/shapes';
import { fish } from '../motif/food';
import { hills } from '../motif/land';
import { waterside } from '../motif/landmarks';
import { person, skinTone } from '../motif/people';
import { sitting } from '../motif/poses';
import { ripples } from '../motif/sea';
import { together } from './scene';

const under = (d: Drawing): string => {
  const { sea: water, seaDeep, seaLight } = d.colours;
  const rays = shape(
    'M180-20H280L200 620H20ZM380-20H440L480 620H330ZM560-20H640L800 620H640Z',
    pale(seaLight, 0.4),
    0.16,
  );
  const reef = (x: number, scale: number, colour: string): string =>
    at(
      x,
      610,
      band(
        'M0 0V-90M0-50Q-40-70-44-120M0-60Q40-84 38-130M-24-84Q-60-90-70-120M24-90Q60-94 70-140',
        20,
        colour,
      ),
      scale,
    );
  return (
    rect(0, 0, 800, 600, d.down(seaLight, water, seaDeep)) +
    rays +
    hills(d, 560, 40, d.down(mix(d.colours.sand, water, 0.35), mix(d.colours.sand, seaDeep, 0.5))) +
    reef(110, 1.2, d.colours.flower) +
    reef(690, 1.4, d.colours.roof) +
    reef(590, 0.8, d.colours.glow) +
    reef(220, 0.7, mix(d.colours.accent, d.colours.flower, 0.5)) +
    dots(
      Array.from({ length: 14 }, () => [d.between(380, 470), d.between(30, 230)] as const),
      11,
      '#ffffff',
      0.5,
    )
  );
};

/** Among fish. */
export const seaLife = together(
  'outdoor',
  {
    diving: (d) => {
      const skin = skinTone(d);
      const diver =
        band('M-60 10L60-10', 50, d.colours.dark) +
        rect(-50, -52, 96, 34, d.colours.glow, 16) +
        band('M-60 12L-130 0-170 20M-60 20L-120 44-160 60', 22, d.colours.dark) +
        shape('M-166 8L-250-10-246 26-170 30ZM-156 50L-236 60-222 92-160 72Z', d.colours.flower) +
        band('M60 0L110 30 160 26', 18, d.colours.dark) +
        disc(166, 26, 11, skin) +
        disc(96, -26, 32, skin) +
        shape('M66-30Q66-64 100-60Q122-56 124-42Q96-44 92-10Q70-10 66-30Z', d.colours.dark) +
        rect(96, -42, 36, 24, d.colours.seaLight, 9) +
        band('M110-8Q80 30 20-30', 7, d.colours.dark);
      return (
        under(d) +
        at(400, 310, diver, 1.3, -8) +
        fish(d, 610, 180, 0.34, 180, d.colours.glow) +
        fish(d, 660, 230, 0.28, 180, d.colours.flower) +
        fish(d, 560, 460, 0.36, 0, d.colours.roof) +
        fish(d, 220, 160, 0.3, 0, d.colours.accentSoft) +
        fish(d, 160, 430, 0.34, 0, d.colours.glow)
      );
    },
    fishing: (d) =>
      waterside(d, 310) +
      at(
        380,
        470,
        shape(
          'M-180-56Q-110-16 0-14 100-14 190-64L150 16H-120Q-170-2-180-56Z',
          d.down(d.colours.wood, d.colours.woodDark),
        ) + shape('M-180-56Q-110-16 0-14 100-14 190-64L186-50Q100 2 0 2-110 2-176-42Z', d.colours.accent),
        1.25,
      ) +
      at(350, 456, person(d, 0, 0, sitting, { hair: 'hat', top: d.colours.flower }, 1.1)) +
      at(
        380,
        470,
        shape(
          'M-178-42Q-110 2 0 2 100 2 184-48L150 16H-120Q-170-2-178-42Z',
          d.down(d.colours.wood, d.colours.woodDark),
        ),
        1.25,
      ) +
      band('M404 332L610 180', 6, d.colours.woodDark) +
      band('M610 180Q640 300 636 470', 2, d.colours.white) +
      disc(636, 474, 9, d.light.lit('#d94c36')) +
      ripples(d, 636, 476, 50) +
      ripples(d, 360, 510, 220) +
      fish(d, 560, 556, 0.42, 0, d.colours.seaLight),
  },
  { times: ['morning', 'noon', 'dusk'] },
);
