import type { Drawing } from '../canvas/drawing';
import { dim, pale } from '../canvas/colour';
import { at, band, disc, dots, layer, oval, rect, shape } from '../canvas/shapes';
import { tonesOf } from './tones';

const shine = (x: number, top: number, bottom: number): string =>
  band(`M${x} ${top}V${bottom}`, 9, '#ffffff', 0.5);

const shadowUnder = (d: Drawing, w: number): string =>
  oval(d.light.shadow + 6, 4, w, w * 0.2, d.colours.dark, 0.28) +
  oval(0, 0, w * 0.4, w * 0.1, '#ffffff', 0.2);

/** A stemmed wine glass standing on (x, y), about 290 high. */
export function wineGlass(d: Drawing, x: number, y: number, wine: string, scale = 1): string {
  const { glass } = tonesOf(d);
  const cupShape = 'M-66-286Q-96-150 0-132Q96-150 66-286Z';
  const drawn =
    shadowUnder(d, 84) +
    oval(0, -3, 60, 11, pale(glass, 0.3), 0.75) +
    rect(-5, -140, 10, 138, glass, 3, 0.85) +
    shape(cupShape, glass, 0.4) +
    shape('M-77-218Q-80-150 0-140Q80-150 77-218Z', d.across(pale(wine, 0.12), wine, dim(wine, 0.15))) +
    oval(0, -218, 77, 13, pale(wine, 0.28)) +
    oval(0, -286, 66, 10, pale(glass, 0.3), 0.6) +
    shine(-52, -264, -196);
  return at(x, y, drawn, scale);
}

/** A flute of sparkling wine standing on (x, y), about 300 high. */
export function flute(d: Drawing, x: number, y: number, wine: string, scale = 1): string {
  const { glass } = tonesOf(d);
  const bubbles = dots(
    Array.from({ length: 16 }, () => [d.between(-22, 22), d.between(-250, -150)] as const),
    6,
    '#fffbe8',
    0.85,
  );
  const drawn =
    shadowUnder(d, 66) +
    oval(0, -3, 46, 9, pale(glass, 0.3), 0.75) +
    rect(-4, -120, 8, 118, glass, 3, 0.85) +
    shape('M-40-306Q-48-140 0-112Q48-140 40-306Z', glass, 0.4) +
    shape('M-42-264Q-44-142 0-122Q44-142 42-264Z', d.down(pale(wine, 0.35), wine)) +
    bubbles +
    oval(0, -264, 42, 8, pale(wine, 0.6)) +
    shine(-26, -290, -200);
  return at(x, y, drawn, scale);
}

/** A straight glass standing on (x, y), `w` wide and `h` high, filled with `drink`. */
export function tumbler(
  d: Drawing,
  x: number,
  y: number,
  w: number,
  h: number,
  drink: string,
  level = 0.82,
  inside = '',
): string {
  const { glass } = tonesOf(d);
  const [r, full] = [w / 2, h * level];
  const drawn =
    shadowUnder(d, w * 0.7) +
    shape(`M${-r} ${-h}L${-r * 0.82} 0H${r * 0.82}L${r} ${-h}Z`, glass, 0.45) +
    shape(`M${-r * 0.93} ${-full}L${-r * 0.76} -12Q0 -2 ${r * 0.76} -12L${r * 0.93} ${-full}Z`, drink) +
    oval(0, -full, r * 0.93, r * 0.16, '#ffffff', 0.4) +
    inside +
    oval(0, -h, r, r * 0.17, pale(glass, 0.2), 0.6) +
    shine(-r * 0.66, -h * 0.86, -h * 0.3);
  return at(x, y, drawn);
}

/** A cocktail coupe standing on (x, y), about 260 high. */
export function coupe(d: Drawing, x: number, y: number, drink: string, garnish: string, scale = 1): string {
  const { glass } = tonesOf(d);
  const drawn =
    shadowUnder(d, 84) +
    oval(0, -3, 62, 11, pale(glass, 0.3), 0.75) +
    rect(-5, -140, 10, 138, glass, 3, 0.85) +
    shape('M-112-256Q-84-140 0-134Q84-140 112-256Z', glass, 0.45) +
    shape('M-104-236Q-78-146 0-140Q78-146 104-236Z', d.down(pale(drink, 0.3), drink)) +
    oval(0, -236, 104, 17, pale(drink, 0.45)) +
    garnish +
    shine(-76, -222, -190);
  return at(x, y, drawn, scale);
}

/** A bottle standing on (x, y), about 340 high, with a label in the property's colours. */
export function bottle(d: Drawing, x: number, y: number, colour: string, scale = 1): string {
  const { white, accent, glow } = d.colours;
  const drawn =
    shadowUnder(d, 62) +
    shape(
      'M-46 0Q-50-4-50-12V-190Q-48-226-18-246V-330H18V-246Q48-226 50-190V-12Q50-4 46 0Z',
      d.across(dim(colour, 0.1), pale(colour, 0.14), dim(colour, 0.3)),
    ) +
    rect(-20, -340, 40, 46, accent, 5) +
    rect(-50, -160, 100, 98, white) +
    rect(-50, -156, 100, 6, accent) +
    rect(-50, -72, 100, 6, accent) +
    disc(0, -112, 22, glow) +
    disc(0, -112, 13, accent);
  return at(x, y, drawn, scale);
}

/** A cube of ice. */
export const ice = (x: number, y: number, turn: number): string =>
  at(x, y, layer(rect(-20, -20, 40, 40, '#ffffff', 8) + rect(-13, -14, 14, 6, '#ffffff', 3), 0.5), 1, turn);

/** A drinking straw whose lower end is at (x, y). */
export const straw = (d: Drawing, x: number, y: number, length: number): string =>
  band(`M${x} ${y}l${length * 0.2} ${-length}l${length * 0.22} ${-length * 0.08}`, 11, d.colours.accent);
