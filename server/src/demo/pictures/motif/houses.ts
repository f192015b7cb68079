import type { Drawing } from '../canvas/drawing';
import { dim, mix, pale } from '../canvas/colour';
import { at, disc, rect, repeat, shape } from '../canvas/shapes';
import { tilework } from './patterns';
import { archOutline, door, merlons, pane, windowOutside } from './openings';

/** A low tiled roof over a wall of width `w`, its eaves at (x, y). */
export function tiledRoof(d: Drawing, x: number, y: number, w: number, h: number): string {
  const { roof } = d.colours;
  const ribs = Math.max(2, Math.round(w / 44));
  return (
    shape(
      `M${x - 16} ${y}L${x + h * 0.9} ${y - h}H${x + w - h * 0.9}L${x + w + 16} ${y}Z`,
      d.down(pale(roof, 0.18), roof),
    ) +
    shape(
      Array.from({ length: ribs }, (_, index) => {
        const share = (index + 0.5) / ribs;
        return `M${x - 16 + (w + 32) * share} ${y}L${x + h * 0.9 + (w - h * 1.8) * share} ${y - h}h4l${(share - 0.5) * h * 0.6 + 5} ${h}Z`;
      }).join(''),
      dim(roof, 0.3),
      0.5,
    ) +
    rect(x - 18, y - 4, w + 36, 9, dim(roof, 0.2), 4)
  );
}

/** A white house block with terracotta roof and a blue tile dado, its left foot at (x, y). */
export function whiteBlock(d: Drawing, x: number, y: number, w: number, h: number, windows: number): string {
  const { wall, wallShade } = d.colours;
  const step = w / windows;
  return (
    rect(x, y - h, w, h, d.across(wall, mix(wall, wallShade, 0.75))) +
    rect(x, y - h, w, 14, d.fade(d.colours.dark, 0.3, 0)) +
    rect(x, y - 26, w, 26, tilework(d, 26)) +
    tiledRoof(d, x, y - h, w, Math.min(58, w * 0.24)) +
    repeat(windows, (index) =>
      windowOutside(d, x + step * (index + 0.5), y - h * 0.45, step < 50 ? 20 : 26, 44),
    )
  );
}

/** A round tower with merlons and a slit window, its foot centred on (x, y). */
export function tower(d: Drawing, x: number, y: number, w: number, h: number): string {
  const { wall, wallShade } = d.colours;
  return (
    shape(
      `M${x - w * 0.56} ${y}L${x - w / 2} ${y - h}H${x + w / 2}L${x + w * 0.56} ${y}Z`,
      d.across(pale(wall, 0.3), wall, dim(wallShade, 0.12)),
    ) +
    rect(x - w * 0.56, y - h - 16, w * 1.12, 20, d.across(pale(wall, 0.3), wall, dim(wallShade, 0.12)), 3) +
    merlons(x - w * 0.56, y - h - 15, w * 1.12, mix(wall, wallShade, 0.4)) +
    shape(archOutline(d, x - w * 0.08, y - h * 0.62, w * 0.24, h * 0.2), pane(d))
  );
}

/** A bulbous dome on a drum, its foot centred on (x, y). */
export const dome = (d: Drawing, x: number, y: number, w: number, colour = d.colours.roof): string =>
  rect(x - w * 0.42, y - w * 0.16, w * 0.84, w * 0.18, d.colours.wallShade) +
  shape(
    `M${x - w * 0.44} ${y - w * 0.14}Q${x - w * 0.62} ${y - w * 0.62} ${x} ${y - w * 0.94}Q${x + w * 0.62} ${y - w * 0.62} ${x + w * 0.44} ${y - w * 0.14}Z`,
    d.across(pale(colour, 0.35), colour, dim(colour, 0.2)),
  ) +
  rect(x - 2, y - w * 0.94 - 26, 4, 30, d.colours.accent) +
  disc(x, y - w * 0.94 - 16, 5, d.colours.accent);

/** A palace block with a row of pointed arches, its left foot at (x, y). */
export function arcade(d: Drawing, x: number, y: number, w: number, h: number, arches: number): string {
  const { wall, wallShade, accent } = d.colours;
  const step = w / arches;
  const width = step * 0.62;
  const outlines = (wide: number, high: number): string =>
    repeat(arches, (index) => archOutline(d, x + step * (index + 0.5), y, wide, high));
  return (
    rect(x, y - h, w, h, d.across(pale(wall, 0.2), wallShade)) +
    merlons(x, y - h + 1, w, mix(wall, wallShade, 0.3)) +
    rect(x, y - h + 12, w, 6, accent, 0, 0.7) +
    shape(outlines(width + 10, h * 0.7 + 8), pale(wall, 0.45)) +
    shape(outlines(width, h * 0.7), d.down(dim(pane(d), 0.1), pane(d)))
  );
}

/** An upturned roof over a timber storey of width `w`, its eaves centred on (x, y). */
export function sweptRoof(d: Drawing, x: number, y: number, w: number, h: number): string {
  const { roof } = d.colours;
  const e = w / 2;
  return (
    shape(
      `M${x - e - 44} ${y - 10}Q${x - e * 0.5} ${y - h * 0.3} ${x - e * 0.42} ${y - h}H${x + e * 0.42}Q${x + e * 0.5} ${y - h * 0.3} ${x + e + 44} ${y - 10}Q${x} ${y + 14} ${x - e - 44} ${y - 10}Z`,
      d.down(pale(roof, 0.22), roof),
    ) +
    rect(x - e * 0.46, y - h - 8, e * 0.92, 12, dim(roof, 0.3), 5) +
    shape(
      `M${x - e - 44} ${y - 10}Q${x} ${y + 14} ${x + e + 44} ${y - 10}L${x + e + 36} ${y}Q${x} ${y + 20} ${x - e - 36} ${y}Z`,
      dim(roof, 0.35),
    )
  );
}

/** A timber storey with paper screens, its left foot at (x, y). */
export function timberBlock(d: Drawing, x: number, y: number, w: number, h: number, bays: number): string {
  const { wood, woodDark } = d.colours;
  const step = w / bays;
  return (
    rect(x, y - h, w, h, d.across(wood, dim(wood, 0.2))) +
    repeat(bays, (index) =>
      windowOutside(d, x + step * (index + 0.5), y - 12, step < 40 ? 28 : 38, h > 66 ? 44 : 32),
    ) +
    rect(x, y - h, w, 16, d.fade('#15161d', 0.5, 0)) +
    rect(x - 18, y - 10, w + 36, 12, d.down(pale(wood, 0.2), woodDark))
  );
}

/** The typical house of the region, its foot centred on (x, y), about 380 wide and 270 high. */
export function house(d: Drawing, x: number, y: number, scale = 1): string {
  const house = d.byRegion({
    atlantic: () =>
      whiteBlock(d, -40, 0, 110, 220, 2) +
      whiteBlock(d, -190, 0, 170, 140, 3) +
      whiteBlock(d, 50, 0, 140, 160, 2) +
      door(d, 18, 0, 44, 84),
    gulf: () =>
      dome(d, 0, -186, 120) +
      arcade(d, -90, 0, 180, 190, 3) +
      arcade(d, -190, 0, 110, 120, 2) +
      arcade(d, 80, 0, 110, 120, 2) +
      tower(d, -196, 0, 56, 170) +
      tower(d, 196, 0, 56, 170),
    kyoto: () =>
      timberBlock(d, -90, -124, 180, 76, 3) +
      sweptRoof(d, 0, -196, 210, 64) +
      timberBlock(d, -160, 0, 320, 96, 5) +
      sweptRoof(d, 0, -92, 350, 60) +
      door(d, 0, -8, 70, 70),
    plain: () =>
      whiteBlock(d, -60, 0, 130, 200, 2) +
      whiteBlock(d, -180, 0, 150, 130, 2) +
      whiteBlock(d, 60, 0, 120, 140, 2) +
      door(d, 4, 0, 44, 84),
  });
  return at(x, y, d.stamp(house()), scale);
}
