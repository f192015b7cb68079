import type { Drawing } from '../canvas/drawing';
import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, dots, layer, rect, repeat, shape } from '../canvas/shapes';
import { arcade, dome, house, sweptRoof, timberBlock, tower, whiteBlock } from './houses';
import { headland, hills, mountains } from './land';
import { archOutline, merlons, pane } from './openings';
import { sea } from './sea';
import { sky, sunPlace } from './sky';

/** A pagoda, its foot centred on (x, y), about 330 high with five roofs. */
export function pagoda(d: Drawing, x: number, y: number, scale = 1, storeys = 5): string {
  const { accent, white, wood } = d.colours;
  const tier =
    rect(-44, -40, 88, 42, d.across(accent, dim(accent, 0.25))) +
    rect(-36, -30, 18, 24, white) +
    rect(18, -30, 18, 24, white) +
    rect(-12, -32, 24, 34, pane(d)) +
    sweptRoof(d, 0, -36, 124, 24);
  let [tiers, foot] = ['', 0];
  for (let storey = 0, size = 1.1; storey < storeys; storey += 1, size *= 0.87) {
    tiers += at(0, foot, d.stamp(tier), size);
    foot -= 62 * size;
  }
  const spire =
    rect(-3, foot - 60, 6, 74, wood) +
    dots(
      [
        [0, foot - 44],
        [0, foot - 26],
      ],
      16,
      d.colours.glow,
    );
  return at(x, y, spire + tiers, scale);
}

/** A vermilion gate, its foot centred on (x, y), about 240 high. */
export function torii(d: Drawing, x: number, y: number, scale = 1): string {
  const red = d.region === 'kyoto' ? d.colours.accent : d.light.lit('#cb4330');
  const shaded = d.across(red, dim(red, 0.2));
  const gate =
    rect(-98, -200, 24, 200, shaded, 3) +
    rect(74, -200, 24, 200, shaded, 3) +
    rect(-126, -164, 252, 18, dim(red, 0.12), 3) +
    rect(-9, -200, 18, 40, dim(red, 0.12)) +
    shape('M-160-232Q0-206 160-232L150-200Q0-184-150-200Z', red) +
    shape('M-166-242Q0-216 166-242L160-228Q0-204-160-228Z', d.light.lit('#383b44')) +
    rect(-102, -22, 32, 22, d.light.lit('#383b44'), 3) +
    rect(70, -22, 32, 22, d.light.lit('#383b44'), 3);
  return at(x, y, gate, scale);
}

/** A stone lantern, its foot centred on (x, y), about 170 high; it glows in the evening. */
export function stoneLantern(d: Drawing, x: number, y: number, scale = 1): string {
  const stone = d.light.lit('#a9a79c');
  const lamp = d.light.time === 'noon' ? d.colours.dark : '#ffcf75';
  const halo = d.light.time === 'noon' ? '' : disc(0, -98, 90, d.glow('#ffcf75', 0.7));
  const lantern =
    shape('M-44 0L-34-18H34L44 0Z', dim(stone, 0.12)) +
    rect(-13, -74, 26, 60, dim(stone, 0.08)) +
    shape('M-32-76L-40-62H40L32-76Z', dim(stone, 0.1)) +
    rect(-26, -118, 52, 44, stone) +
    rect(-13, -110, 26, 30, lamp, 3) +
    shape('M-58-112Q-22-128-14-148H14Q22-128 58-112Q0-124-58-112Z', dim(stone, 0.18)) +
    disc(0, -154, 11, stone);
  return at(x, y, d.stamp(lantern + halo), scale);
}

/** A mosque with one minaret, its foot centred on (x, y), about 400 high. */
export function mosque(d: Drawing, x: number, y: number, scale = 1): string {
  const { wall, wallShade, white, accent } = d.colours;
  const stone = d.across(pale(wall, 0.5), mix(wall, wallShade, 0.6));
  const minaret =
    rect(150, -330, 44, 330, stone) +
    rect(142, -338, 60, 16, wallShade, 3) +
    merlons(142, -336, 60, white, 10) +
    rect(158, -388, 28, 60, stone) +
    dome(d, 172, -384, 40) +
    shape(archOutline(d, 172, -230, 14, 40), pane(d));
  const arch = (cx: number, w: number, h: number): string =>
    shape(archOutline(d, cx, 0, w + 14, h + 12), accent) +
    shape(archOutline(d, cx, 0, w, h), d.down(dim(pane(d), 0.2), pane(d)));
  const hall =
    dome(d, 0, -178, 190) +
    dome(d, -104, -128, 80) +
    dome(d, 104, -128, 80) +
    rect(-150, -132, 300, 132, stone) +
    merlons(-150, -131, 300, pale(wall, 0.4)) +
    rect(-66, -186, 132, 186, stone) +
    merlons(-66, -185, 132, pale(wall, 0.4)) +
    arch(0, 70, 136) +
    arch(-108, 40, 76) +
    arch(108, 40, 76);
  return at(x, y, minaret + hall, scale);
}

/** A desert fort with a great gate between towers, its foot centred on (x, y), about 250 high. */
export const fort = (d: Drawing, x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    rect(-70, -236, 140, 140, d.across(d.colours.wall, d.colours.wallShade)) +
      merlons(-70, -235, 140, d.colours.wallShade) +
      repeat(3, (index) => shape(archOutline(d, -40 + index * 40, -176, 16, 34), pane(d))) +
      rect(-220, -140, 440, 140, d.across(pale(d.colours.wall, 0.2), d.colours.wallShade)) +
      merlons(-220, -139, 440, d.colours.wallShade, 16) +
      shape(archOutline(d, 0, 0, 104, 126), dim(d.colours.wallShade, 0.12)) +
      shape(archOutline(d, 0, 0, 74, 104), d.across(d.colours.wood, d.colours.woodDark)) +
      tower(d, -216, 0, 92, 200) +
      tower(d, 216, 0, 92, 200),
    scale,
  );

/** The view of the region down to `bottom`: its sky, its far land and its water or meadow. */
export function view(d: Drawing, horizon: number, bottom = d.height, sunAt = sunPlace(d, horizon)): string {
  const { land, leafDark, seaLight } = d.colours;
  const low = d.skyColours[2];
  const air = sky(d, horizon, sunAt);
  const mist = (y: number): string => rect(0, y, d.width, 70, d.fade(pale(low, 0.4), 0, 0.6));
  const far = d.byRegion({
    atlantic: () =>
      sea(d, horizon, bottom, sunAt[0]) + headland(d, horizon + 6, d.width * 0.34, d.width * 0.11),
    gulf: () =>
      mountains(d, horizon, d.width * 0.24, mix(land, low, 0.55)) +
      mountains(d, horizon, d.width * 0.15, mix(land, low, 0.15)) +
      sea(d, horizon, bottom, sunAt[0]),
    kyoto: () =>
      hills(d, horizon - 60, d.width * 0.11, mix(land, low, 0.7), bottom) +
      mist(horizon - 84) +
      hills(d, horizon - 26, d.width * 0.08, mix(land, low, 0.4), bottom) +
      mist(horizon - 40) +
      hills(d, horizon + 14, d.width * 0.06, mix(land, leafDark, 0.25), bottom),
    plain: () =>
      hills(d, horizon, d.width * 0.1, mix(land, low, 0.5), horizon + 4) +
      sea(d, horizon, bottom, sunAt[0]) +
      layer(band(`M0 ${horizon}h${d.width}`, 3, seaLight), 0.5),
  });
  return air + far();
}

/** The view of the region with open water from the horizon down, also where the region has none of its own. */
export function waterside(d: Drawing, horizon: number, bottom = d.height): string {
  const sunAt = sunPlace(d, horizon);
  return (
    view(d, horizon, bottom, sunAt) + (d.region === 'kyoto' ? sea(d, horizon + 10, bottom, sunAt[0]) : '')
  );
}

/** A far skyline of the property's own kind of buildings, feet along `y`. */
export const skyline = (d: Drawing, x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    d.stamp(
      d.byRegion({
        atlantic: () =>
          whiteBlock(d, -120, 0, 90, 90, 2) +
          whiteBlock(d, -40, 0, 70, 130, 1) +
          whiteBlock(d, 20, 0, 110, 80, 2),
        gulf: () => arcade(d, -130, 0, 120, 90, 3) + tower(d, 10, 0, 50, 150) + arcade(d, 30, 0, 100, 76, 2),
        kyoto: () =>
          timberBlock(d, -110, 0, 130, 60, 3) +
          sweptRoof(d, -45, -58, 150, 40) +
          timberBlock(d, 40, 0, 90, 50, 2) +
          sweptRoof(d, 85, -48, 110, 34),
        plain: () => house(d, 0, 0, 0.6),
      })(),
    ),
    scale,
  );
