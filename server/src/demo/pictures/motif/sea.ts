import type { Drawing } from '../canvas/drawing';
import { mix, pale } from '../canvas/colour';
import { at, band, layer, rect, shape } from '../canvas/shapes';

/** Water from a horizon down to `bottom`, glittering below the sun at `sunX`. */
export function sea(d: Drawing, horizon: number, bottom: number, sunX: number): string {
  const { sea: middle, seaDeep, seaLight } = d.colours;
  const low = d.skyColours[2];
  const water = rect(
    0,
    horizon,
    d.width,
    bottom - horizon,
    d.down(mix(seaLight, low, 0.35), middle, seaDeep),
  );
  let glitter = '';
  let waves = '';
  for (let y = horizon + 7, gap = d.width / 70; y < bottom; y += gap, gap *= 1.2) {
    const half = d.between(0.2, 1) * (14 + gap * 2.4);
    const x = sunX + d.between(-12, 12) - half;
    glitter += `M${x} ${y}h${half * 2}`;
    const left = d.between(0, d.width * 0.9);
    waves += `M${left} ${y + gap / 2}h${gap * d.between(1.5, 4)}`;
  }
  return (
    water +
    band(waves, 4, pale(seaLight, 0.3), 0.4) +
    band(glitter, 5, d.light.sun, d.light.night ? 0.45 : 0.75)
  );
}

/** A beach along the bottom with a line of foam, its water's edge around `y`. */
export function beach(d: Drawing, y: number): string {
  const edge = (dy: number): string =>
    `M-10 ${y + 46 + dy}Q180 ${y - 14 + dy} 400 ${y + 18 + dy}T810 ${y - 18 + dy}V610H-10Z`;
  const { seaLight, white, sandDark, sand } = d.colours;
  return (
    shape(edge(-24), seaLight, 0.6) +
    shape(edge(-7), white, 0.85) +
    shape(edge(4), sandDark) +
    shape(edge(16), d.down(sand, mix(sand, sandDark, 0.45)))
  );
}

/** Rings of light on still water around a place. */
export function ripples(d: Drawing, x: number, y: number, reach: number, opacity = 0.5): string {
  const data = [0.4, 0.7, 1].map(
    (share, index) =>
      `M${x - reach * share} ${y + index * 11}q${reach * share} ${14 + index * 6} ${reach * share * 2} 0`,
  );
  return band(data.join(''), 4, pale(d.colours.seaLight, 0.5), opacity);
}

const water = (d: Drawing, reach: number): string =>
  band(
    `M${-reach} 4h${reach * 0.5}m20 0h${reach * 1.2}M${-reach * 0.6} 14h${reach}`,
    4,
    pale(d.colours.seaLight, 0.6),
    0.7,
  );

/** A sloop under sail, waterline at (x, y), about 240 high. */
export function sloop(d: Drawing, x: number, y: number, scale = 1): string {
  const { white, accent, wallShade, wood, woodDark } = d.colours;
  const boat =
    band('M0-30V-240', 5, woodDark) +
    shape('M8-236Q92-150 104-52L8-44Z', d.across(white, wallShade)) +
    shape('M8-108Q60-108 96-100L104-52 8-44Z', accent, 0.9) +
    shape('M-8-220Q-70-120-86-48L-8-46Z', wallShade) +
    shape('M-110-34Q0-24 126-38Q104 4 76 6H-70Q-98-2-110-34Z', d.across(white, wallShade)) +
    shape('M-110-34Q0-24 126-38L120-26Q0-12-106-24Z', wood) +
    water(d, 130);
  return at(x, y, d.stamp(boat), scale);
}

/** A dhow with its slanted sail, waterline at (x, y), about 230 high. */
export function dhow(d: Drawing, x: number, y: number, scale = 1): string {
  const { white, accentSoft, wood, woodDark, accent } = d.colours;
  const boat =
    band('M-6-20L6-190', 7, woodDark) +
    shape('M-96-70Q-16-190 108-236Q112-120 64-42Q0-84-96-70Z', d.across(white, accentSoft)) +
    shape('M-96-70Q-16-190 108-236Q-10-170-96-70Z', accentSoft) +
    band('M-104-64L116-242', 5, woodDark) +
    shape(
      'M-140-62Q-100-34-20-30 60-28 112-58L128-92 140-88Q128-20 88 6H-84Q-122-10-140-62Z',
      d.down(wood, woodDark),
    ) +
    shape('M-136-54Q-80-22 0-20 80-20 126-58L124-46Q80-8 0-8-90-8-132-46Z', accent) +
    water(d, 150);
  return at(x, y, d.stamp(boat), scale);
}

/** A small open boat, waterline at (x, y), about 70 high: a fishing boat, or in Kyoto a punt with a roof. */
export function rowingBoat(d: Drawing, x: number, y: number, scale = 1): string {
  const { accent, white, wood, woodDark, roof } = d.colours;
  const punt =
    shape('M-60-70Q10-96 80-70L86-60H-66Z', roof) +
    band('M-50-60V-20M70-60V-20', 6, woodDark) +
    shape('M-150-34L-120-22H110L150-40Q130 6 96 8H-96Q-136 0-150-34Z', d.down(wood, woodDark));
  const skiff =
    rect(-20, -58, 46, 36, white, 6) +
    rect(-10, -50, 26, 16, d.colours.seaDeep, 3) +
    shape(
      'M-132-62Q-80-26 0-24 70-24 112-40Q104 4 76 8H-70Q-116-8-132-62Z',
      d.down(white, d.colours.wallShade),
    ) +
    shape('M-132-62Q-80-26 0-24 70-24 112-40L110-26Q0-8-124-40Z', accent);
  return at(x, y, layer(d.region === 'kyoto' ? punt : skiff) + water(d, 140), scale);
}
