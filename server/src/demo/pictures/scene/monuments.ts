import { mix, pale } from '../canvas/colour';
import { rect, shape } from '../canvas/shapes';
import { meadow } from '../motif/ground';
import { dunes, mountains } from '../motif/land';
import { fort, mosque, pagoda, stoneLantern, torii, view } from '../motif/landmarks';
import { bush, palm, tree } from '../motif/plants';
import { birds, sky } from '../motif/sky';
import { together } from './scene';

/** Temples, mosques and forts. */
export const monuments = together('outdoor', {
  temple: (d) =>
    view(d, 340) +
    meadow(d, 400) +
    d.byRegion({
      atlantic: () => pagoda(d, 560, 430, 1),
      gulf: () => pagoda(d, 560, 430, 1),
      kyoto: () => pagoda(d, 580, 430, 1.08),
      plain: () => pagoda(d, 560, 430, 1),
    })() +
    shape('M330 430H390L520 600H180Z', d.down(d.colours.sandDark, d.colours.sand)) +
    torii(d, 356, 540, 1.25) +
    tree(d, 700, 520, 0.95) +
    stoneLantern(d, 170, 560, 0.9) +
    stoneLantern(d, 540, 560, 0.9) +
    bush(d, 90, 470, 0.9) +
    bush(d, 690, 590, 0.9),
  mosque: (d) =>
    sky(d, 470) +
    mountains(d, 460, 130, mix(d.colours.land, d.skyColours[2], 0.55)) +
    rect(0, 450, 800, 150, d.down(pale(d.colours.sand, 0.3), d.colours.sandDark)) +
    palm(d, 130, 500, 1) +
    palm(d, 200, 490, 0.7) +
    mosque(d, 400, 480, 1.06) +
    shape('M330 600L372 480H428L470 600Z', d.colours.seaLight) +
    bush(d, 660, 540, 0.8, d.colours.flower) +
    birds(d, 240, 130),
  fort: (d) =>
    sky(d, 430) +
    mountains(d, 430, 200, mix(d.colours.land, d.skyColours[2], 0.5)) +
    dunes(d, 400) +
    fort(d, 400, 490, 1.16) +
    shape('M350 490H450L540 600H260Z', pale(d.colours.sand, 0.3)) +
    palm(d, 100, 540, 0.8) +
    bush(d, 700, 556, 0.7),
});
