import { pale } from '../canvas/colour';
import type { Drawing } from '../canvas/drawing';
import { band, disc, rect, shape } from '../canvas/shapes';
import { chair, clothTable, parasol, sunbed } from '../motif/furniture';
import { balustrade, meadow, paving } from '../motif/ground';
import { house } from '../motif/houses';
import { stoneLantern, view, waterside } from '../motif/landmarks';
import { bush, cypress, grass, palm, potted, tree } from '../motif/plants';
import { beach, dhow, ripples, rowingBoat, sloop } from '../motif/sea';
import { birds } from '../motif/sky';
import { together } from './scene';

const boat = (d: Drawing, x: number, y: number, scale: number): string =>
  d.byRegion({ atlantic: sloop, gulf: dhow, kyoto: rowingBoat, plain: sloop })(d, x, y, scale);

/** The grounds of a hotel. */
export const hotelGrounds = together(
  'outdoor',
  {
    terrace: (d) =>
      view(d, 320) +
      paving(d, 450) +
      balustrade(d, 400) +
      tree(d, 90, 470, 1) +
      parasol(d, 420, 540, 1.42) +
      chair(d, 270, 548) +
      chair(d, 570, 548, 1, -1) +
      clothTable(d, 420, 556, 190) +
      shape('M396 448l-8-34h26l-8 34Z', d.colours.flower) +
      potted(d, 716, 540, 1.1),
    pool: (d) => {
      const { sea: water, seaLight, sand, sandDark, white } = d.colours;
      const basin =
        shape('M60 470H740L820 600H-20Z', d.down(seaLight, water)) +
        shape('M40 458H760L770 476H30Z', white) +
        ripples(d, 300, 510, 110) +
        ripples(d, 520, 545, 150) +
        band('M620 480v-54q0-20 18-20M656 480v-54q0-20 18-20M620 450h36', 7, '#e8edf0');
      return (
        view(d, 270) +
        rect(0, 380, 800, 220, d.down(pale(sand, 0.4), sandDark)) +
        tree(d, 120, 400, 0.95) +
        tree(d, 700, 396, 0.8) +
        parasol(d, 400, 440, 1) +
        sunbed(d, 270, 450, 0.9) +
        sunbed(d, 530, 450, 0.9) +
        basin
      );
    },
    beach: (d) =>
      waterside(d, 260) +
      boat(d, 560, 350, 0.6) +
      beach(d, 420) +
      (d.region === 'gulf' ? palm(d, 120, 560, 1.15) : '') +
      parasol(d, 330, 560, 1.25) +
      sunbed(d, 420, 560, 1.05) +
      disc(600, 540, 24, d.colours.flower) +
      shape('M600 516q18 24 0 48q-18-24 0-48Z', d.colours.white) +
      birds(d, 560, 120),
    garden: (d) => {
      const path = shape(
        'M360 600Q300 500 390 440T400 372H424Q440 420 440 450T520 600Z',
        d.down(d.colours.sandDark, pale(d.colours.sand, 0.3)),
      );
      const heart = d.byRegion({
        atlantic: () => cypress(d, 560, 400, 1) + cypress(d, 620, 408, 0.8),
        gulf: () => palm(d, 600, 420, 1),
        kyoto: () => stoneLantern(d, 560, 500, 1.1),
        plain: () => cypress(d, 580, 410, 1),
      });
      return (
        view(d, 300) +
        meadow(d, 370) +
        house(d, 400, 386, 0.5) +
        path +
        tree(d, 190, 440, 1.15) +
        heart() +
        bush(d, 120, 560, 1.2, d.colours.flower) +
        bush(d, 300, 480, 0.6, d.colours.glow) +
        bush(d, 660, 540, 1.15, d.colours.flower) +
        bush(d, 490, 462, 0.5, d.colours.flower) +
        grass(d, 590, 16)
      );
    },
  },
  { times: ['morning', 'noon', 'dusk'] },
);
