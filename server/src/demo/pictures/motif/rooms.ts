import type { Drawing } from '../canvas/drawing';
import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, rect, repeat, shape } from '../canvas/shapes';
import { view } from './landmarks';
import { archOutline } from './openings';
import { boards, tilework } from './patterns';

/** A window or opening from inside, standing on (x, y), through which the view of the region is seen. */
export function opening(d: Drawing, x: number, y: number, w: number, h: number): string {
  const { wallShade, wood, woodDark, white } = d.colours;
  const outline = archOutline(d, x, y, w, h);
  // Every opening of a room looks onto the same view, which is therefore drawn from the same chance.
  const scene = `<svg x="${Math.round(x - w / 2)}" y="${Math.round(y - h)}" width="${Math.round(w)}" height="${Math.round(h)}" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice">${d.outlook(() => view(d, 360))}</svg>`;
  const frame = d.region === 'kyoto' ? woodDark : d.region === 'gulf' ? wood : white;
  const bars =
    d.region === 'kyoto'
      ? repeat(3, (index) => rect(x - w / 2 + (index * (w - 8)) / 2, y - h, 8, h, woodDark))
      : '';
  return (
    shape(archOutline(d, x, y + 12, w + 26, h + 24), frame === white ? wallShade : frame) +
    d.inside(shape(outline, '#000'), scene) +
    bars +
    rect(x - w / 2 - 22, y, w + 44, 14, pale(frame, 0.2), 3)
  );
}

/** Light that falls from an opening across the floor. */
export const lightOnFloor = (d: Drawing, x: number, y: number, w: number): string =>
  d.light.night ? '' : shape(`M${x - w / 2} ${y}h${w}l${w * 0.5 + 60} 200h${-w * 1.2}Z`, d.light.sun, 0.28);

/** An empty room with its floor from `floor` down: boards, tiles or straw mats. */
export function room(d: Drawing, floor = 420, wall = d.colours.wall): string {
  const { wallShade, sand, leaf, wood, accent } = d.colours;
  const mats = (): string =>
    rect(0, floor, 800, 600 - floor, d.down(mix(sand, leaf, 0.16), mix(sand, leaf, 0.32))) +
    band(
      `M0 ${floor + 66}H800M260 ${floor}L200 ${floor + 66}M540 ${floor}L600 ${floor + 66}M400 ${floor + 66}V600`,
      5,
      d.colours.dark,
      0.55,
    );
  const surface = d.byRegion({
    atlantic: () =>
      rect(
        0,
        floor,
        800,
        600 - floor,
        d.down(mix(d.colours.roof, sand, 0.55), mix(d.colours.roof, sand, 0.25)),
      ),
    gulf: () =>
      rect(0, floor, 800, 600 - floor, d.down(pale(sand, 0.3), sand)) +
      rect(0, floor, 800, 600 - floor, tilework(d, 64, sand, accent), 0, 0.22),
    kyoto: mats,
    plain: () => rect(0, floor, 800, 600 - floor, boards(d, 60)),
  });
  const dado =
    d.region === 'atlantic'
      ? rect(0, floor - 80, 800, 80, tilework(d, 40)) + rect(0, floor - 86, 800, 8, d.colours.accent)
      : '';
  const beam = d.region === 'kyoto' ? rect(0, 84, 800, 16, d.colours.woodDark) : '';
  return (
    rect(0, 0, 800, floor, d.across(pale(wall, 0.2), mix(wall, wallShade, 0.8))) +
    beam +
    dado +
    surface() +
    rect(0, floor, 800, 26, d.fade(d.colours.dark, 0.22, 0)) +
    (d.region === 'kyoto' ? '' : rect(0, floor - 8, 800, 10, mix(wallShade, wood, 0.35)))
  );
}

/** A hanging lamp whose cord starts at the ceiling and whose lower rim is at (x, y). */
export function lamp(d: Drawing, x: number, y: number, size = 46): string {
  const { accent, wood, white, woodDark } = d.colours;
  const glow = d.light.time === 'noon' ? '' : disc(x, y, size * 3.4, d.glow('#ffd88e', 0.75));
  const cord = rect(x - 2, 0, 4, y - size, woodDark);
  const shade = d.byRegion({
    atlantic: () =>
      shape(
        `M${x - size} ${y}Q${x - size} ${y - size} ${x} ${y - size * 1.1}Q${x + size} ${y - size} ${x + size} ${y}Z`,
        d.across(pale(accent, 0.2), accent),
      ),
    gulf: () =>
      shape(
        `M${x} ${y - size * 1.5}Q${x + size * 1.1} ${y - size * 0.7} ${x + size * 0.4} ${y}H${x - size * 0.4}Q${x - size * 1.1} ${y - size * 0.7} ${x} ${y - size * 1.5}Z`,
        d.across(pale(accent, 0.4), accent),
      ) +
      repeat(5, (index) =>
        disc(x - size * 0.48 + index * size * 0.24, y - size * 0.55, size * 0.08, '#fff0bf'),
      ),
    kyoto: () =>
      rect(x - size * 0.7, y - size * 1.6, size * 1.4, size * 1.6, d.across(white, '#ffe3a8'), size * 0.5) +
      repeat(3, (index) =>
        rect(x - size * 0.7, y - size * (0.4 + index * 0.38), size * 1.4, 3, wood, 0, 0.6),
      ),
    plain: () => disc(x, y - size * 0.6, size * 0.7, d.across(white, '#ffe3a8')),
  });
  return glow + cord + shade();
}

/** A long patterned rug on the floor, around (x, y). */
export function rug(d: Drawing, x: number, y: number, w: number, h = 84): string {
  const { roof, flower, cloth, glow } = d.colours;
  const border = d.byRegion({ atlantic: roof, gulf: flower, kyoto: cloth, plain: roof });
  const inner = `M${x - w / 2 + 52} ${y - h / 2 + 8}H${x + w / 2 - 52}L${x + w / 2 - 24} ${y + h / 2 - 10}H${x - w / 2 + 24}Z`;
  return (
    shape(
      `M${x - w / 2 + 40} ${y - h / 2}H${x + w / 2 - 40}L${x + w / 2} ${y + h / 2}H${x - w / 2}Z`,
      border,
    ) +
    shape(inner, tilework(d, 40)) +
    shape(inner, mix(border, glow, 0.4), 0.3)
  );
}

/** A picture on the wall that shows the sea or the hills as plain bands. */
export const framed = (d: Drawing, x: number, y: number, w: number, h: number): string => {
  const drawn =
    rect(0, 0, w, h, d.colours.wood, 3) +
    rect(8, 8, w - 16, h - 16, d.down(...d.skyColours)) +
    rect(8, h * 0.6, w - 16, h * 0.4 - 8, d.colours.sea) +
    disc(w * 0.6, h * 0.44, h * 0.1, d.light.sun) +
    shape(`M8 ${h - 8}V${h * 0.7}Q${w * 0.4} ${h * 0.6} ${w * 0.7} ${h - 8}Z`, dim(d.colours.leafDark, 0.1));
  return at(x, y, d.stamp(drawn));
};
