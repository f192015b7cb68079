import type { Drawing } from '../canvas/drawing';
import { dim, mix, pale } from '../canvas/colour';
import { at, band, disc, oval, rect, repeat, shape } from '../canvas/shapes';
import { groundShadow } from './land';
import { stripes, tilework } from './patterns';

/** A sofa with two cushions, its foot centred on (x, y), about 320 wide. */
export function sofa(d: Drawing, x: number, y: number, scale = 1, colour = d.colours.accent): string {
  const seat =
    groundShadow(d, 0, 0, 180) +
    rect(-140, -12, 14, 14, d.colours.woodDark) +
    rect(126, -12, 14, 14, d.colours.woodDark) +
    rect(-146, -132, 292, 100, d.down(pale(colour, 0.12), colour), 26) +
    rect(-104, -114, 70, 66, tilework(d, 40), 12) +
    rect(34, -114, 70, 66, d.colours.flower, 12) +
    rect(-140, -66, 280, 56, d.down(pale(colour, 0.25), dim(colour, 0.05)), 14) +
    rect(-170, -94, 44, 86, dim(colour, 0.12), 20) +
    rect(126, -94, 44, 86, dim(colour, 0.18), 20);
  return at(x, y, seat, scale);
}

/** A low armchair seen from the front, its foot centred on (x, y), about 130 wide. */
export const armchair = (d: Drawing, x: number, y: number, scale = 1, colour = d.colours.roof): string =>
  at(
    x,
    y,
    groundShadow(d, 0, 0, 80) +
      band('M-44-12L-52 0M44-12L52 0', 9, d.colours.woodDark) +
      rect(-56, -124, 112, 100, colour, 32) +
      rect(-48, -60, 96, 48, pale(colour, 0.25), 14) +
      rect(-70, -80, 30, 70, dim(colour, 0.15), 15) +
      rect(40, -80, 30, 70, dim(colour, 0.2), 15),
    scale,
  );

/** A dining chair in profile that faces right, its foot centred on (x, y), about 150 high. */
export const chair = (d: Drawing, x: number, y: number, scale = 1, facing: 1 | -1 = 1): string => {
  const drawn =
    band('M-34 0L-30-70L-40-150M34 0L30-70', 9, d.colours.woodDark) +
    rect(-38, -80, 78, 15, d.colours.wood, 7) +
    rect(-36, -92, 70, 14, d.colours.accent, 7) +
    shape('M-46-150l12-2 6 52-12 2Z', d.colours.wood);
  return at(x, y, d.stamp(drawn), scale, 0, scale * facing);
};

/** A table with a hanging cloth, its foot centred on (x, y), 110 high. */
export function clothTable(d: Drawing, x: number, y: number, w: number, cloth = d.colours.white): string {
  const e = w / 2;
  return at(
    x,
    y,
    groundShadow(d, 0, 0, e) +
      rect(-e + 26, -60, 10, 60, d.colours.woodDark) +
      rect(e - 36, -60, 10, 60, d.colours.woodDark) +
      shape(
        `M${-e} -108H${e}L${e + 8} -48Q${e * 0.5} -34 0 -44T${-e - 8} -48Z`,
        d.down(pale(cloth, 0.2), dim(cloth, 0.14)),
      ) +
      shape(`M${-e - 4} -70H${e + 4}L${e + 7} -56H${-e - 7}Z`, d.colours.accent, 0.85) +
      oval(0, -108, e, 13, pale(cloth, 0.4)),
  );
}

/** A low wooden table, its foot centred on (x, y), `h` high. */
export const lowTable = (d: Drawing, x: number, y: number, w: number, h = 60): string =>
  at(
    x,
    y,
    groundShadow(d, 0, 0, w * 0.55) +
      rect(-w * 0.42, -h, 16, h, d.colours.woodDark, 3) +
      rect(w * 0.42 - 16, -h, 16, h, d.colours.woodDark, 3) +
      rect(-w / 2, -h - 8, w, 18, d.down(pale(d.colours.wood, 0.25), d.colours.wood), 5),
  );

/** A made bed seen from its side and foot, its floor centred on (x, y), about 420 wide. */
export function doubleBed(d: Drawing, x: number, y: number, scale = 1): string {
  const { accent, white, wood, woodDark, wallShade } = d.colours;
  const head =
    d.region === 'kyoto'
      ? rect(-190, -210, 380, 150, wood, 4)
      : rect(-200, -236, 400, 180, d.across(wood, woodDark), 70);
  const bed =
    groundShadow(d, 0, 2, 230, 26) +
    head +
    rect(-186, -150, 176, 78, white, 26) +
    rect(10, -150, 176, 78, d.down(white, wallShade), 26) +
    rect(-70, -128, 140, 60, tilework(d, 40), 18) +
    shape('M-196-92Q0-116 196-92L220-10Q0 8-220-10Z', d.down(white, mix(white, wallShade, 0.9))) +
    shape('M-207-54Q0-76 207-54L220-10Q0 8-220-10Z', d.down(pale(accent, 0.1), dim(accent, 0.12))) +
    shape('M-209-48Q0-70 209-48L211-38Q0-60-211-38Z', d.colours.glow, 0.8);
  return at(x, y, bed, scale);
}

/** A parasol on its pole, foot at (x, y), about 230 high. */
export function parasol(d: Drawing, x: number, y: number, scale = 1): string {
  const { accent, white, wood } = d.colours;
  const segments = repeat(5, (index) => {
    const [left, right] = [-130 + index * 52, -78 + index * 52];
    return shape(
      `M0-236Q${left * 0.9} -214 ${left} -158Q${(left + right) / 2} -172 ${right} -158Q${right * 0.9} -214 0-236Z`,
      index % 2 === 0 ? accent : white,
    );
  });
  return at(x, y, band('M0 0V-236', 8, wood) + segments + disc(0, -238, 7, wood), scale);
}

/** A sunbed that faces right, its foot centred on (x, y), about 190 wide. */
export const sunbed = (d: Drawing, x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    groundShadow(d, 0, 2, 110) +
      band('M-70 0V-30M70 0V-30', 9, d.colours.wood) +
      shape('M-110-96Q-104-104-96-98L-48-44H100Q108-36 100-28H-58Z', d.colours.white) +
      shape('M-100-88L-50-44H96V-36H-54Z', stripes(d, 26, d.colours.white, d.colours.accent)),
    scale,
  );

/** A wall shelf with `draw` for what stands on each board; boards are at y, y + gap and so on. */
export const shelves = (
  d: Drawing,
  x: number,
  y: number,
  w: number,
  gap: number,
  count: number,
  draw: (row: number) => string,
): string =>
  repeat(
    count,
    (row) =>
      at(x, y + row * gap, draw(row)) +
      rect(x, y + row * gap, w, 10, d.colours.wood, 2) +
      rect(x + 6, y + row * gap + 10, w - 12, 8, d.colours.dark, 0, 0.15),
  );
