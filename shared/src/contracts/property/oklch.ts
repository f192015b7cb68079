/** The linear intensities of red, green and blue, from 0 to 1. */
export type Rgb = readonly [number, number, number];

export interface Oklch {
  lightness: number;
  chroma: number;
  /** The hue in degrees. */
  hue: number;
}

/** Converts OKLCH to linear sRGB. Colours outside the gamut are clipped per channel, as browsers do. */
function linearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const clip = (value: number) => Math.min(1, Math.max(0, value));

/**
 * Returns `#rrggbb`, for places outside the page that support no other notation, such as a manifest or a
 * rendered icon.
 */
export const hexOf = (colour: Oklch): string =>
  `#${linearRgb(colour)
    .map((light) => Math.round(gamma(light) * 255))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

const gamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
