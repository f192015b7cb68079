import type { DisplayFont } from '@guest/shared/contracts/property/display-fonts';

/** A font of the device that is shown until the display font is loaded, adjusted to the same metrics. */
interface FallbackFont {
  readonly local: readonly string[];
  /** The ratio of the width of a line in the display font to its width in the fallback font. */
  readonly widening: number;
}

interface FontMetrics {
  readonly family: string;
  /** Compensates for fonts whose glyphs are small for their size. */
  readonly scale: number;
  /** The height above the baseline in em. */
  readonly ascent: number;
  readonly descent: number;
  /**
   * The files built by `pnpm faces` from the font's package, with their Unicode range if they do not cover
   * all letters.
   */
  readonly files: readonly { readonly file: string; readonly range?: string }[];
  readonly fallbacks: readonly FallbackFont[];
  readonly kind: 'serif' | 'sans';
}

const TIMES = ['Times New Roman', 'Liberation Serif'];
const GEORGIA = ['Georgia', 'Gelasio'];
const ARIAL = ['Arial', 'Roboto', 'Helvetica', 'Liberation Sans'];

/** The metrics of the fallback fonts are measured on English headings in the weight of headings. */
export const fontTable: Readonly<Record<DisplayFont, FontMetrics>> = {
  fraunces: {
    family: 'Fraunces',
    scale: 1,
    ascent: 0.978,
    descent: 0.255,
    files: [{ file: 'fraunces.woff2' }],
    fallbacks: [
      { local: GEORGIA, widening: 1.063 },
      { local: TIMES, widening: 1.166 },
    ],
    kind: 'serif',
  },
  cormorant: {
    family: 'Cormorant',
    scale: 1.12,
    ascent: 0.924,
    descent: 0.287,
    files: [{ file: 'cormorant.woff2' }],
    fallbacks: [
      { local: GEORGIA, widening: 0.886 },
      { local: TIMES, widening: 0.973 },
    ],
    kind: 'serif',
  },
  ysabeau: {
    family: 'Ysabeau',
    scale: 1.08,
    ascent: 1.054,
    descent: 0.289,
    files: [
      { file: 'ysabeau.woff2' },
      // Long vowels in romanised Japanese.
      {
        file: 'ysabeau-long-vowels.woff2',
        range: 'U+100-101,U+112-113,U+12A-12B,U+14C-14D,U+16A-16B',
      },
    ],
    fallbacks: [{ local: ARIAL, widening: 0.938 }],
    kind: 'sans',
  },
};
