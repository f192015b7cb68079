import type { DisplayFace } from '@guest/shared/contracts/property/display-faces';

/** A face of the device that stands in until the display face is here, drawn to the same measure. */
interface StandIn {
  readonly local: readonly string[];
  /** How much wider the display face sets a line. */
  readonly widening: number;
}

interface Face {
  readonly family: string;
  /** Some faces are drawn small for their size. */
  readonly scale: number;
  /** Per em. */
  readonly ascent: number;
  readonly descent: number;
  /** What `pnpm faces` has made of its package, and which letters are in it where that is not all of them. */
  readonly files: readonly { readonly file: string; readonly range?: string }[];
  readonly standIns: readonly StandIn[];
  readonly kind: 'serif' | 'sans';
}

const TIMES = ['Times New Roman', 'Liberation Serif'];
const GEORGIA = ['Georgia', 'Gelasio'];
const ARIAL = ['Arial', 'Roboto', 'Helvetica', 'Liberation Sans'];

/** The stand-ins' measures are those of headings in English, set in the weight that headings have. */
export const faceTable: Readonly<Record<DisplayFace, Face>> = {
  fraunces: {
    family: 'Fraunces',
    scale: 1,
    ascent: 0.978,
    descent: 0.255,
    files: [{ file: 'fraunces.woff2' }],
    standIns: [
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
    standIns: [
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
      // The long vowels of Japanese in Latin letters.
      {
        file: 'ysabeau-long-vowels.woff2',
        range: 'U+100-101,U+112-113,U+12A-12B,U+14C-14D,U+16A-16B',
      },
    ],
    standIns: [{ local: ARIAL, widening: 0.938 }],
    kind: 'sans',
  },
};
