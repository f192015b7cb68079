import { hexOf } from '@guest/shared/contracts/property/oklch';
import type { Theme } from '@guest/shared/contracts/property/property.contract';

/**
 * `any` has rounded corners of its own; the system crops `maskable` and `apple`, so these fill their square.
 */
export type IconKind = 'any' | 'maskable' | 'apple';

/** The share of the square that the bell fills: a mask may only show the middle four fifths. */
const BELL_SHARE: Readonly<Record<IconKind, number>> = { any: 1, apple: 0.94, maskable: 0.78 };

const BELL =
  '<path d="M7 21a9 9 0 0 1 18 0z"/><rect x="5.5" y="22.5" width="21" height="3" rx="1.5"/>' +
  '<rect x="14.75" y="8.5" width="2.5" height="4" rx="1"/><circle cx="16" cy="7.75" r="2"/>';

/** Returns the suite's bell on the colour of a property as SVG. */
export function appIcon(kind: IconKind, theme: Pick<Theme, 'accentHue' | 'accentChroma'>): string {
  const ground = hexOf({ lightness: 0.45, chroma: theme.accentChroma, hue: theme.accentHue });
  const bell = hexOf({ lightness: 0.99, chroma: 0.004, hue: theme.accentHue });
  const share = BELL_SHARE[kind];
  const shift = Number((16 * (1 - share)).toFixed(2));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${kind === 'any' ? 8 : 0}" fill="${ground}"/>` +
    `<g fill="${bell}" transform="translate(${shift} ${shift}) scale(${share})">${BELL}</g></svg>`
  );
}
