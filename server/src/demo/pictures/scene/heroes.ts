import type { Drawing } from '../canvas/drawing';
import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, oval, rect, repeat, shape } from '../canvas/shapes';
import { arcade, dome, sweptRoof, timberBlock, tower, whiteBlock } from '../motif/houses';
import { headland, hills, mountains } from '../motif/land';
import { pagoda, stoneLantern } from '../motif/landmarks';
import { archOutline, door, pane } from '../motif/openings';
import { tilework } from '../motif/patterns';
import { bush, cypress, maple, palm, pine } from '../motif/plants';
import { dhow, ripples, sea, sloop } from '../motif/sea';
import { birds, sky } from '../motif/sky';
import { together } from './scene';

const whiteHouse = (d: Drawing): string => {
  const { wallShade, accent, roof, woodDark } = d.colours;
  const loggia = repeat(3, (index) => archOutline(d, 128 + index * 40, 0, 28, 66));
  return (
    rect(-130, -262, 24, 60, wallShade) +
    rect(-136, -268, 36, 10, roof) +
    whiteBlock(d, 10, 0, 88, 240, 1) +
    whiteBlock(d, -172, 0, 190, 178, 3) +
    whiteBlock(d, -262, 0, 110, 112, 2) +
    whiteBlock(d, 102, 0, 134, 128, 2) +
    shape(loggia, mix(pane(d), woodDark, 0.35)) +
    rect(34, -124, 44, 44, tilework(d, 26)) +
    door(d, 56, 0, 40, 66) +
    shape(
      `${archOutline(d, -142, 0, 32, 62)}${archOutline(d, -78, 0, 32, 62)}${archOutline(d, -14, 0, 32, 62)}`,
      accent,
    )
  );
};

const casa = (d: Drawing): string => {
  const { leaf, leafDark, wall, wallShade, flower, sand, white, sandDark } = d.colours;
  const cliff =
    shape(
      'M-20 920V600Q160 556 360 596Q560 560 800 580T1240 600Q1330 640 1350 740L1420 920Z',
      d.down(leaf, leafDark),
    ) +
    shape(
      'M1240 600Q1330 640 1350 740L1420 920H1180Q1230 760 1180 640Z',
      d.down(mix(wallShade, sandDark, 0.5), dim(sandDark, 0.3)),
    );
  const cove =
    shape('M1330 920Q1360 820 1470 800T1620 770V920Z', white, 0.7) +
    shape('M1350 920Q1390 840 1490 820T1620 790V920Z', sand);
  const terrace =
    rect(330, 640, 900, 74, d.across(wall, wallShade)) +
    rect(330, 688, 900, 26, tilework(d, 26)) +
    rect(318, 630, 924, 16, white, 6) +
    shape('M840 744L900 640h90l60 104Z', wallShade) +
    shape('M886 664h118v12h-118ZM874 688h142v12h-142ZM860 714h170v12h-170Z', white);
  return (
    sky(d, 490, [1190, d.light.time === 'noon' ? 180 : 330]) +
    sea(d, 490, 920, 1190) +
    headland(d, 496, 330, 110) +
    sloop(d, 1400, 640, 0.75) +
    sloop(d, 1270, 536, 0.26) +
    birds(d, 1290, 190, 2) +
    cove +
    cliff +
    cypress(d, 330, 640, 1.5) +
    cypress(d, 1176, 640, 1.25) +
    at(776, 644, whiteHouse(d), 1.72) +
    terrace +
    bush(d, 420, 724, 1.1, flower) +
    bush(d, 620, 730, 0.9, flower) +
    bush(d, 1130, 730, 1.2, flower) +
    pine(d, 170, 780, 1.8) +
    shape('M-20 920V800Q200 740 480 800T1000 830T1330 900V920Z', d.down(leaf, leafDark)) +
    bush(d, 300, 880, 1.5, flower) +
    bush(d, 760, 890, 1, flower) +
    bush(d, 1080, 900, 1.1, flower)
  );
};

const palace = (d: Drawing): string => {
  const { wall, wallShade, accent } = d.colours;
  const wing = d.stamp(
    tower(d, 150, 0, 56, 250) +
      dome(d, 90, -150, 74) +
      arcade(d, 130, 0, 160, 116, 3) +
      tower(d, 292, 0, 64, 176),
  );
  return (
    wing +
    at(0, 0, wing, 1, 0, -1) +
    dome(d, 0, -206, 150) +
    arcade(d, -130, 0, 260, 160, 5) +
    rect(-62, -210, 124, 210, d.across(pale(wall, 0.3), wallShade)) +
    rect(-62, -206, 124, 8, accent) +
    shape(archOutline(d, 0, 0, 96, 176), pale(wall, 0.6)) +
    shape(archOutline(d, 0, 0, 84, 166), tilework(d, 20)) +
    shape(archOutline(d, 0, 0, 60, 128), d.down(dim(pane(d), 0.25), pane(d)))
  );
};

const qasr = (d: Drawing): string => {
  const { land, sand, sandDark, white, seaLight } = d.colours;
  const low = d.skyColours[2];
  const quay =
    rect(-20, 600, 1640, 40, d.down(pale(sand, 0.4), sandDark)) +
    rect(-20, 634, 1640, 14, dim(sandDark, 0.25)) +
    shape('M720 600h160v14h-160ZM680 628h240v14h-240Z', white) +
    rect(700, 614, 200, 14, sand);
  const drawn = palace(d);
  const mirrored = at(800, 652, d.stamp(drawn), -0.6, 0, 1.4);
  return (
    sky(d, 560, [500, d.light.time === 'noon' || d.light.night ? 150 : 330]) +
    mountains(d, 604, 380, mix(land, low, 0.6), 604, false) +
    mountains(d, 604, 270, mix(land, low, 0.2)) +
    birds(d, 1180, 170) +
    palm(d, 250, 608, 1.05) +
    palm(d, 1350, 608, 1) +
    at(800, 604, d.stamp(drawn), 1.4) +
    palm(d, 330, 612, 0.7) +
    palm(d, 1290, 612, 0.66) +
    quay +
    sea(d, 648, 920, 500) +
    `<g opacity="0.28">${mirrored}</g>` +
    band('M380 690H760M840 716H1240M460 752H700M900 780H1130', 5, seaLight, 0.6) +
    dhow(d, 1230, 800, 1.25) +
    dhow(d, 380, 706, 0.42)
  );
};

const timberHouse = (d: Drawing): string =>
  timberBlock(d, -110, -112, 220, 70, 4) +
  sweptRoof(d, 0, -176, 250, 66) +
  timberBlock(d, -230, 0, 460, 88, 9) +
  sweptRoof(d, 0, -84, 500, 50) +
  door(d, 0, -10, 66, 62) +
  rect(-250, -8, 500, 12, d.colours.woodDark) +
  repeat(
    2,
    (index) =>
      disc(-62 + index * 124, -42, 24, d.glow('#ffcf75', 0.9)) +
      rect(-69 + index * 124, -56, 14, 26, '#ffdf9e', 6),
  );

const higashiyama = (d: Drawing): string => {
  const { land, leaf, leafDark, sand, sandDark, sea: water, seaLight, seaDeep, accent } = d.colours;
  const low = d.skyColours[2];
  const mist = (y: number): string => rect(0, y, 1600, 120, d.fade(pale(low, 0.4), 0, 0.7));
  const pond =
    shape(
      'M330 830Q420 740 760 752T1230 800Q1300 850 1180 900H380Q310 880 330 830Z',
      d.down(seaLight, water, seaDeep),
    ) + ripples(d, 760, 810, 170);
  const bridge =
    band('M470 838Q600 742 740 836', 20, accent) +
    band(
      'M470 800Q600 704 740 798M470 840V796M536 800V756M604 786V744M672 800V756M740 838V794',
      9,
      dim(accent, 0.15),
    );
  const stones = [
    [880, 720, 44],
    [840, 744, 38],
    [900, 772, 46],
    [860, 796, 34],
  ]
    .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.28, mix(sandDark, d.colours.dark, 0.25)))
    .join('');
  return (
    sky(d, 560, [1080, d.light.time === 'noon' || d.light.night ? 150 : 280]) +
    hills(d, 400, 190, mix(land, low, 0.72)) +
    mist(330) +
    hills(d, 470, 150, mix(land, low, 0.45)) +
    mist(430) +
    hills(d, 560, 110, mix(land, leafDark, 0.3)) +
    pagoda(d, 410, 590, 1.3) +
    maple(d, 270, 640, 0.9) +
    maple(d, 520, 620, 0.6) +
    mist(540) +
    shape('M-20 920V640Q300 610 800 640T1620 630V920Z', d.down(leaf, leafDark)) +
    at(800, 680, timberHouse(d), 1.5) +
    shape('M420 690Q800 664 1180 690Q1240 740 1180 760H430Q360 740 420 690Z', pale(sand, 0.12)) +
    pond +
    stones +
    bridge +
    stoneLantern(d, 1110, 770, 1.15) +
    bush(d, 400, 740, 0.8) +
    bush(d, 1210, 764, 0.9) +
    maple(d, 1340, 810, 1.75) +
    bush(d, 1290, 850, 1.3) +
    pine(d, 110, 800, 1.5) +
    bush(d, 170, 880, 1.7) +
    bush(d, 1500, 890, 1.7) +
    birds(d, 700, 190, 2)
  );
};

/** Wide pictures of the houses themselves. */
export const heroes = together(
  'outdoor',
  { 'hero-casa-miramar': casa, 'hero-qasr-al-bahr': qasr, 'hero-higashiyama-an': higashiyama },
  { wide: true, steady: true, times: ['morning', 'noon'] },
);
