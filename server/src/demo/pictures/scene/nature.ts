import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, oval, rect, repeat, shape } from '../canvas/shapes';
import { camel } from '../motif/camel';
import { dunes, hills, mountains, peak } from '../motif/land';
import { stoneLantern, view } from '../motif/landmarks';
import { bambooStem, bush, leafBlade, palm, tree } from '../motif/plants';
import { ripples } from '../motif/sea';
import { birds, sky } from '../motif/sky';
import { type Scenes, together } from './scene';

/** Land and sky. */
export const nature: Scenes = {
  ...together('outdoor', {
    mountains: (d) => {
      const low = d.skyColours[2];
      const far =
        d.region === 'kyoto'
          ? peak(d, 420, 110, 330, 430, mix(d.colours.seaDeep, low, 0.25))
          : mountains(d, 430, 300, mix(d.colours.land, low, 0.5)) +
            mountains(d, 440, 200, mix(d.colours.land, low, 0.15));
      return (
        sky(d, 430) +
        far +
        hills(d, 430, 60, mix(d.colours.land, d.colours.leafDark, 0.25)) +
        hills(d, 500, 50, d.down(d.colours.leaf, d.colours.leafDark)) +
        tree(d, 170, 540, 0.8) +
        tree(d, 650, 560, 0.95) +
        shape('M380 600Q470 560 420 520T440 476H450Q440 500 470 524T470 600Z', d.colours.sand) +
        birds(d, 300, 130)
      );
    },
    desert: (d) =>
      sky(d, 380) +
      dunes(d, 330) +
      camel(d, 500, 416, 0.26) +
      camel(d, 590, 430, 0.28) +
      camel(d, 680, 440, 0.26) +
      palm(d, 150, 530, 0.9) +
      palm(d, 210, 540, 0.66) +
      bush(d, 130, 546, 0.5) +
      birds(d, 560, 130, 2),
    bamboo: (d) => {
      const { leaf, leafDark, sand } = d.colours;
      const low = d.skyColours[2];
      const stems = (count: number, width: number, colour: string): string =>
        repeat(count, (index) => {
          const x = ((index + d.between(0.1, 0.9)) * 800) / count;
          return Math.abs(x - 400) < 70 - width ? '' : rect(x, -10, width, 560, colour);
        });
      const near = [60, 150, 238, 560, 660, 748]
        .map((x, index) =>
          bambooStem(d, x, 620, -10, 32 + (index % 3) * 6, mix(leaf, leafDark, (index % 3) * 0.25)),
        )
        .join('');
      const leaves = repeat(16, (index) => {
        const x = (index % 2 === 0 ? 40 : 500) + d.between(0, 270);
        return leafBlade(
          x,
          d.between(20, 330),
          d.pick(leaf, leafDark, pale(leaf, 0.2)),
          0.68,
          d.between(20, 160),
        );
      });
      return (
        rect(0, 0, 800, 600, d.down(pale(leaf, 0.3), low, leafDark)) +
        disc(400, 220, 320, d.glow(d.light.sun, 0.85)) +
        stems(16, 12, mix(leaf, low, 0.55)) +
        stems(12, 20, mix(leaf, low, 0.25)) +
        shape('M370 420H430Q470 500 640 600H160Q330 500 370 420Z', d.down(pale(sand, 0.3), sand)) +
        near +
        leaves +
        stoneLantern(d, 500, 540, 0.8)
      );
    },
  }),
  ...together(
    'outdoor',
    {
      waterfall: (d) => {
        const { land, dark, leafDark, leaf, seaLight, sea: water, white } = d.colours;
        const rock = mix(dark, land, 0.45);
        const cliff = (side: 1 | -1): string =>
          at(
            400,
            0,
            shape('M-470 90Q-300 50-210 110L-120 130-96 300-128 430-460 520Z', rock) +
              shape('M-210 110L-120 130-96 300-160 270Z', pale(rock, 0.2)) +
              shape('M-470 80Q-300 30-110 120Q-180 150-260 130T-470 160Z', leafDark) +
              shape('M-470 260Q-330 250-280 320T-470 400Z', leaf, 0.8),
            1,
            0,
            side,
          );
        const fall =
          shape('M286 126Q400 100 514 126L500 470H300Z', d.across(seaLight, white, seaLight)) +
          band('M330 140V440M372 126V460M420 126V450M464 132V440', 9, seaLight, 0.9) +
          rect(286, 108, 228, 30, mix(water, white, 0.35), 14);
        return (
          view(d, 200, 240) +
          hills(d, 180, 60, mix(land, leafDark, 0.4)) +
          fall +
          cliff(1) +
          cliff(-1) +
          shape('M-10 470Q200 430 400 446T810 470V610H-10Z', d.down(seaLight, water)) +
          oval(400, 462, 170, 26, white, 0.75) +
          oval(320, 470, 70, 18, white, 0.7) +
          oval(480, 472, 80, 18, white, 0.7) +
          ripples(d, 400, 520, 190) +
          oval(150, 560, 90, 36, rock) +
          oval(670, 566, 110, 40, dim(rock, 0.15)) +
          tree(d, 90, 470, 0.8) +
          bush(d, 700, 500, 0.9)
        );
      },
    },
    { times: ['morning', 'noon', 'dusk'] },
  ),
};
