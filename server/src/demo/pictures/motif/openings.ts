import type { Drawing } from '../canvas/drawing';
import { dim, mix, pale } from '../canvas/colour';
import { rect, repeat, shape } from '../canvas/shapes';

/** The outline of an arched opening standing on `y`: pointed in the gulf, round elsewhere. */
export function archOutline(d: Drawing, x: number, y: number, w: number, h: number): string {
  const [left, right, spring] = [x - w / 2, x + w / 2, y - h + w * 0.55];
  if (d.region === 'kyoto') return `M${left} ${y}V${y - h}H${right}V${y}Z`;
  if (d.region === 'gulf') {
    return `M${left} ${y}V${spring}Q${left} ${y - h + w * 0.18} ${x} ${y - h}Q${right} ${y - h + w * 0.18} ${right} ${spring}V${y}Z`;
  }
  return `M${left} ${y}V${y - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${right} ${y - h + w / 2}V${y}Z`;
}

/** The colour seen in a window from outside: dark by day, lamplight in the evening. */
export const pane = (d: Drawing): string =>
  d.light.night || d.light.time === 'dusk'
    ? mix('#ffc766', d.colours.glow, 0.3)
    : mix(d.colours.seaDeep, d.colours.dark, 0.4);

/** A window seen from outside, its sill centred on (x, y). */
export const windowOutside = (d: Drawing, x: number, y: number, w: number, h: number): string =>
  d.stamp(windowAtOrigin(d, w, h), x, y);

function windowAtOrigin(d: Drawing, w: number, h: number): string {
  const [x, y] = [0, 0];
  const { accent, white, wood, woodDark, wallShade } = d.colours;
  if (d.region === 'kyoto') {
    const paper = d.light.night || d.light.time === 'dusk' ? '#ffdc9a' : white;
    return (
      rect(x - w / 2, y - h, w, h, woodDark) +
      repeat(2, (index) => rect(x - w / 2 + 4 + (index * (w - 4)) / 2, y - h + 4, w / 2 - 6, h - 8, paper)) +
      rect(x - w / 2, y - h * 0.55, w, 3, woodDark)
    );
  }
  if (d.region === 'gulf') {
    return (
      shape(archOutline(d, x, y + 4, w + 12, h + 12), wallShade) +
      shape(archOutline(d, x, y, w, h), pane(d)) +
      rect(x - w / 2, y - h * 0.34, w, h * 0.34, wood) +
      rect(x - 2, y - h * 0.9, 4, h * 0.9, wood)
    );
  }
  return (
    rect(x - w / 2, y - h, w, h, pane(d)) +
    rect(x - 2, y - h, 4, h, white) +
    rect(x - w * 0.92, y - h, w * 0.4, h, accent) +
    rect(x + w * 0.52, y - h, w * 0.4, h, dim(accent, 0.15)) +
    rect(x - w * 0.6, y, w * 1.2, 6, pale(wallShade, 0.3))
  );
}

/** A door seen from outside, standing on (x, y). */
export const door = (d: Drawing, x: number, y: number, w: number, h: number): string =>
  d.stamp(doorAtOrigin(d, w, h), x, y);

function doorAtOrigin(d: Drawing, w: number, h: number): string {
  const [x, y] = [0, 0];
  const { accent, wood, woodDark, wallShade } = d.colours;
  const leaf = d.byRegion({ atlantic: accent, gulf: wood, kyoto: d.colours.cloth, plain: accent });
  if (d.region === 'kyoto') {
    const strips = repeat(3, (index) =>
      rect(x - w / 2 + (index * w) / 3 + 2, y - h, w / 3 - 4, h * 0.46, leaf),
    );
    return (
      rect(x - w / 2, y - h, w, h, pane(d)) + strips + rect(x - w / 2 - 6, y - h - 6, w + 12, 8, woodDark)
    );
  }
  return (
    shape(archOutline(d, x, y, w + 18, h + 12), wallShade) +
    shape(archOutline(d, x, y, w, h), d.across(leaf, dim(leaf, 0.22))) +
    rect(x - 2, y - h * 0.86, 4, h * 0.86, dim(leaf, 0.35)) +
    rect(x + 8, y - h * 0.42, 6, 6, d.colours.glow, 3)
  );
}

/** Merlons along the top of a wall, from (x, y) to the right. */
export function merlons(x: number, y: number, w: number, colour: string, size = 14): string {
  const count = Math.max(2, Math.round(w / (size * 1.8)));
  const step = (w - size) / (count - 1);
  const one = `v${-size}l${size / 2} ${-size * 0.5} ${size / 2} ${size * 0.5}v${size}`;
  return shape(`M${x} ${y}${repeat(count, () => `${one}m${Math.round(step - size)} 0`)}`, colour);
}
