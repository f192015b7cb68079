import type { Drawing } from '../canvas/drawing';
import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, layer, oval, rect, repeat, shape } from '../canvas/shapes';
import { view } from './landmarks';
import { archOutline } from './openings';
import { boards, stripes, tilework } from './patterns';

/** A table seen from above, filling the picture: boards, cloth or tiles, with window light. */
export function tableFromAbove(d: Drawing): string {
  const { cloth, accent, accentSoft, wood, sand, wallShade, woodDark } = d.colours;
  const top = d.pick(
    () => rect(0, 0, 800, 600, boards(d, 100, mix(wood, sand, 0.25))),
    () =>
      rect(0, 0, 800, 600, cloth) +
      rect(0, 0, 800, 600, stripes(d, 84, cloth, mix(cloth, accentSoft, 0.55), 24)),
    () =>
      rect(0, 0, 800, 600, tilework(d, 100, pale(cloth, 0.1), mix(accent, cloth, 0.3))) +
      rect(0, 0, 800, 600, cloth, 0, 0.25),
    () =>
      rect(0, 0, 800, 600, boards(d, 100, woodDark)) +
      at(
        0,
        0,
        rect(240, -60, 320, 720, cloth) +
          rect(252, -60, 24, 720, tilework(d, 24)) +
          rect(524, -60, 24, 720, tilework(d, 24)),
      ),
  );
  const turn = d.between(-60, 60);
  const beams = d.light.night
    ? disc(150, 60, 420, d.glow('#ffcf80', 0.35))
    : shape(
        `M${-60 + turn} -20H${160 + turn}L${520 + turn} 620H${220 + turn}ZM${240 + turn} -20H${340 + turn}L${760 + turn} 620H${620 + turn}Z`,
        d.light.sun,
        0.2,
      );
  return top() + beams + rect(0, 300, 800, 300, d.fade(mix(wallShade, '#2b2030', 0.7), 0, 0.22));
}

/** A round plate from above, centred on (x, y). */
export function plate(d: Drawing, x: number, y: number, r: number, rim = d.colours.accent): string {
  const { white, wallShade, dark } = d.colours;
  const s = d.light.shadow;
  return (
    disc(x + s * 0.7, y + s, r + 2, dark, 0.26) +
    disc(x, y, r, white) +
    disc(x, y, r * 0.95, rim) +
    disc(x, y, r * 0.91, white) +
    disc(x, y, r * 0.7, d.down(mix(white, wallShade, 0.55), white))
  );
}

/** A bowl from above, centred on (x, y). */
export const bowlFromAbove = (
  d: Drawing,
  x: number,
  y: number,
  r: number,
  glaze = d.colours.accent,
  filling = d.colours.white,
): string =>
  disc(x + d.light.shadow * 0.7, y + d.light.shadow, r + 2, d.colours.dark, 0.26) +
  disc(x, y, r, pale(glaze, 0.15)) +
  disc(x, y, r * 0.92, dim(glaze, 0.2)) +
  disc(x, y, r * 0.86, filling);

/** A wooden board from above, centred on (x, y). */
export const servingBoard = (d: Drawing, x: number, y: number, w: number, h: number, turn = 0): string =>
  at(
    x,
    y,
    rect(-w / 2 + d.light.shadow * 0.7, -h / 2 + d.light.shadow, w, h, d.colours.dark, 30, 0.26) +
      rect(-w / 2, -h / 2, w, h, d.across(pale(d.colours.wood, 0.28), pale(d.colours.wood, 0.08)), 30) +
      rect(-w / 2, h / 2 - 22, w, 22, dim(d.colours.wood, 0.1), 22, 0.5) +
      disc(w / 2 - 30, 0, 11, dim(d.colours.wood, 0.4)),
    1,
    turn,
  );

/** Fork and knife, or chopsticks in Kyoto, laid beside a plate of radius `r` centred on (x, y). */
export function cutlery(d: Drawing, x: number, y: number, r: number): string {
  const metal = d.light.lit('#d5dae0');
  const shade = d.light.lit('#a9b0ba');
  if (d.region === 'kyoto') {
    return at(
      x + r + 44,
      y,
      rect(-16, 60, 46, 16, d.colours.accent, 6) +
        band('M0-130L4 140', 8, d.colours.woodDark) +
        band('M18-130L14 140', 8, d.colours.wood),
    );
  }
  const fork =
    band('M0 0V120', 10, metal) +
    shape('M-18-90v54q0 26 18 34q18-8 18-34v-54h-7v50h-6v-50h-10v50h-6v-50Z', metal);
  const knife = band('M0 0V120', 11, metal) + shape('M-8-4V-100Q16-80 12-4Z', d.across(metal, shade));
  const shadow = band(`M${x - r - 50} ${y - 80}v210M${x + r + 56} ${y - 90}v220`, 13, d.colours.dark, 0.3);
  return at(d.light.shadow * 0.4, 6, shadow) + at(x - r - 50, y, fork) + at(x + r + 50, y, knife);
}

/** A table seen from a seat at it, with the region behind; things stand on it around (400, 480). */
export function tableFromSeat(d: Drawing): string {
  const { wall, wallShade, wood, sand, accentSoft, glow, cloth } = d.colours;
  const outside = () => view(d, 300, 430) + rect(0, 0, 800, 430, pale(d.skyColours[2], 0.3), 0, 0.3);
  const niche = () =>
    rect(0, 0, 800, 430, d.across(mix(wall, accentSoft, 0.3), mix(wallShade, accentSoft, 0.35))) +
    shape(archOutline(d, 400, 430, 460, 390), pale(wall, 0.35), 0.6) +
    (d.light.night
      ? disc(400, 260, 330, d.glow(glow, 0.5))
      : shape('M0 0H150L560 430H250Z', d.light.sun, 0.25)) +
    rect(0, 376, 800, 60, tilework(d, 60));
  const top = d.pick(
    () =>
      rect(0, 404, 800, 196, d.down(pale(wood, 0.22), dim(wood, 0.06))) +
      band('M0 462H800M0 540H800', 3, dim(wood, 0.25), 0.5),
    () =>
      rect(0, 404, 800, 196, d.down(cloth, mix(cloth, sand, 0.6))) +
      shape('M310 404H490L590 600H210Z', tilework(d, 48, cloth, mix(cloth, d.colours.accent, 0.55))),
  );
  return d.pick(outside, niche, outside)() + top() + rect(0, 404, 800, 7, d.light.sun, 0, 0.4);
}

/** A footed bowl from the side; the filling is drawn around the middle of its rim and may rise above it. */
export function bowl(
  d: Drawing,
  x: number,
  y: number,
  w: number,
  filling: string,
  glaze = d.colours.accent,
): string {
  const [rx, ry, deep] = [w / 2, w * 0.16, w * 0.4];
  const inside = shape(
    `M${-rx * 0.93} 0A${rx * 0.93} ${ry * 0.9} 0 0 0 ${rx * 0.93} 0V-330H${-rx * 0.93}Z`,
    '#000',
  );
  const trim = shape(
    `M${-rx * 0.97} ${ry * 0.9}Q0 ${ry * 3.2} ${rx * 0.97} ${ry * 0.9}L${rx * 0.92} ${ry * 1.5}Q0 ${ry * 3.8} ${-rx * 0.92} ${ry * 1.5}Z`,
    pale(glaze, 0.5),
    0.7,
  );
  return at(
    x,
    y,
    oval(d.light.shadow, deep + 10, rx * 0.86, ry * 0.7, d.colours.dark, 0.28) +
      rect(-rx * 0.36, deep - 14, rx * 0.72, 26, dim(glaze, 0.3), 8) +
      shape(
        `M${-rx} 0Q${-rx * 0.9} ${deep} ${-rx * 0.3} ${deep + 4}H${rx * 0.3}Q${rx * 0.9} ${deep} ${rx} 0Z`,
        d.across(pale(glaze, 0.25), glaze, dim(glaze, 0.25)),
      ) +
      trim +
      oval(0, 0, rx, ry, pale(glaze, 0.45)) +
      oval(0, 0, rx * 0.93, ry * 0.9, dim(glaze, 0.35)) +
      d.inside(inside, filling),
  );
}

/** A cup with its saucer from the side, standing on (x, y); `drink` is the colour inside. */
export function cup(
  d: Drawing,
  x: number,
  y: number,
  w: number,
  drink: string,
  glaze = d.colours.white,
): string {
  const [r, h] = [w / 2, w * 0.62];
  return at(
    x,
    y,
    oval(d.light.shadow, 12, w * 0.92, w * 0.18, d.colours.dark, 0.25) +
      oval(0, 0, w * 0.86, w * 0.19, dim(glaze, 0.1)) +
      oval(0, -5, w * 0.86, w * 0.18, pale(glaze, 0.3)) +
      oval(0, -3, w * 0.5, w * 0.1, dim(glaze, 0.14)) +
      band(
        `M${r * 0.86} ${-h * 0.8}q${r * 0.72} ${-h * 0.1} ${r * 0.5} ${h * 0.36}q${-r * 0.1} ${h * 0.2} ${-r * 0.6} ${h * 0.2}`,
        w * 0.08,
        dim(glaze, 0.1),
      ) +
      shape(
        `M${-r} ${-h}Q${-r * 0.96} -6 ${-r * 0.4} 0H${r * 0.4}Q${r * 0.96} -6 ${r} ${-h}Z`,
        d.across(pale(glaze, 0.2), glaze, dim(glaze, 0.2)),
      ) +
      shape(
        `M${-r * 0.97} ${-h * 0.72}Q0 ${-h * 0.4} ${r * 0.97} ${-h * 0.72}L${r * 0.93} ${-h * 0.58}Q0 ${-h * 0.26} ${-r * 0.93} ${-h * 0.58}Z`,
        d.colours.accent,
      ) +
      oval(0, -h, r, r * 0.26, pale(glaze, 0.4)) +
      oval(0, -h + 2, r * 0.9, r * 0.21, drink),
  );
}

/** Rising steam above (x, y). */
export const steam = (d: Drawing, x: number, y: number, w = 90): string =>
  layer(
    repeat(3, (index) => {
      const left = x - w / 2 + (index * w) / 2;
      const high = d.between(70, 110);
      return band(`M${left} ${y}q-22 ${-high * 0.3} 0 ${-high * 0.55}t0 ${-high * 0.5}`, 10, d.colours.white);
    }),
    0.5,
  );
