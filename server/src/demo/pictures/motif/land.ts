import type { Drawing } from '../canvas/drawing';
import { dim, mix, pale } from '../canvas/colour';
import { oval, shape } from '../canvas/shapes';

const text = (...values: readonly number[]): string => values.map((value) => Math.round(value)).join(' ');

/** A soft ridge across the picture, filled down to `bottom`. */
export function hills(d: Drawing, y: number, rise: number, fill: string, bottom = d.height): string {
  const step = d.width / d.pick(3, 4, 5);
  let data = `M-40 ${text(bottom)}V${text(y)}`;
  for (let x = -40, up = d.pick(true, false); x < d.width + 40; x += step, up = !up) {
    const peak = up ? y - rise * d.between(0.7, 1.1) : y + rise * d.between(0, 0.25);
    data += `Q${text(x + step / 2, peak, x + step, y - (up ? 0 : rise * d.between(0, 0.2)))}`;
  }
  return shape(`${data}V${text(bottom)}Z`, fill);
}

/** Jagged mountains across the picture, each with a side in shade. */
export function mountains(
  d: Drawing,
  y: number,
  rise: number,
  colour: string,
  bottom = y + 4,
  shaded = true,
): string {
  let ridge = `M-20 ${text(bottom)}`;
  let shade = '';
  for (let x = -20; x < d.width + 60;) {
    const half = d.between(0.55, 1) * rise * 0.95;
    const peak = y - rise * d.between(0.5, 1);
    ridge += `L${text(x + half, peak)} ${text(x + half * 1.6, y - rise * d.between(0.18, 0.34))}`;
    shade += `M${text(x + half, peak)}L${text(x + half * 1.6, y - rise * 0.26)} ${text(x + half * 1.9, bottom, x + half * 1.15, bottom)}L${text(x + half * 1.25, peak + (bottom - peak) * 0.5)} ${text(x + half * 0.98, peak + (bottom - peak) * 0.3)}Z`;
    x += half * 1.6;
  }
  return shape(`${ridge}V${text(bottom)}Z`, colour) + (shaded ? shape(shade, dim(colour, 0.22), 0.55) : '');
}

/** A single great mountain with a pale cap, its peak at (x, y). */
export function peak(d: Drawing, x: number, y: number, half: number, foot: number, colour: string): string {
  const high = foot - y;
  const outline = `M${text(x - half, foot)}Q${text(x - half * 0.35, y + high * 0.55, x - 26, y)}L${text(x + 24, y + 4)}Q${text(x + half * 0.35, y + high * 0.55, x + half, foot)}Z`;
  const cap = `M${text(x - 26, y)}L${text(x + 24, y + 4)}Q${text(x + half * 0.16, y + high * 0.3, x + half * 0.24, y + high * 0.4)}l-30-16-22 24-26-30-24 26-26-24-30 20Q${text(x - half * 0.16, y + high * 0.3, x - 26, y)}Z`;
  return shape(outline, d.down(pale(colour, 0.15), colour)) + shape(cap, d.colours.white, 0.9);
}

/** Rolling dunes with lit and shaded flanks, from `y` down to the bottom. */
export function dunes(d: Drawing, y: number): string {
  const { sand, sandDark } = d.colours;
  const slide = d.between(-70, 70);
  const [w, h] = [d.width, d.height];
  const far = `M-20 ${text(y + 30)}Q${text(w * 0.2, y - 50, w * 0.46 + slide, y + 24)}T${text(w + 20, y)}V${text(h)}H-20Z`;
  const crest = w * 0.6 + slide;
  const near = `M-20 ${text(y + 150)}Q${text(w * 0.3, y + 110, crest, y + 46)}Q${text(w * 0.8, y + 130, w + 20, y + 120)}V${text(h)}H-20Z`;
  const shade = `M${text(crest, y + 46)}Q${text(w * 0.8, y + 130, w + 20, y + 120)}V${text(h)}H${text(w * 0.62)}Q${text(w * 0.46, y + 190, crest, y + 46)}Z`;
  const front = `M-20 ${text(y + 190)}Q${text(w * 0.36, y + 170, w * 0.56, y + 240)}T${text(w + 20, y + 260)}V${text(h)}H-20Z`;
  return (
    shape(far, d.down(mix(sand, sandDark, 0.6), sand)) +
    shape(near, d.down(pale(sand, 0.35), sand)) +
    shape(shade, d.down(sandDark, mix(sandDark, sand, 0.5))) +
    shape(front, d.down(pale(sand, 0.2), sandDark))
  );
}

/** A steep green-topped headland that enters from the right edge, with its foot at `y`. */
export function headland(d: Drawing, y: number, reach: number, rise: number): string {
  const { land, wallShade } = d.colours;
  const w = d.width;
  const rock = `M${text(w - reach, y)}l${text(reach * 0.08, -rise * 0.35)}l${text(reach * 0.12, -rise * 0.12)}l${text(reach * 0.1, -rise * 0.35)}L${text(w + 10, y - rise)}V${text(y)}Z`;
  const top = `M${text(w - reach * 0.72, y - rise * 0.8)}Q${text(w - reach * 0.4, y - rise * 1.16, w + 10, y - rise * 1.12)}V${text(y - rise * 0.55)}Q${text(w - reach * 0.4, y - rise * 0.5, w - reach * 0.72, y - rise * 0.8)}Z`;
  return shape(rock, d.across(mix(wallShade, land, 0.25), dim(wallShade, 0.2))) + shape(top, land);
}

/** A soft shadow on the ground. */
export const groundShadow = (d: Drawing, x: number, y: number, rx: number, ry = rx * 0.16): string =>
  oval(x + d.light.shadow * 0.6, y, rx, ry, d.colours.dark, 0.22);
