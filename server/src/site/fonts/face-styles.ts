import type { DisplayFace } from '@guest/shared/contracts/property/display-faces';
import { faceTable } from './face-table';

/** The weights that headings use; a narrow range keeps the file small. */
export const FACE_WEIGHTS = { min: 400, max: 600 };

/** Returns the CSS that declares a font and its fallback fonts with adjusted metrics. */
export function faceStyles(name: DisplayFace, urlOf: (file: string) => string): string {
  const { family, scale, ascent, descent, files, standIns, kind } = faceTable[name];
  const faces = files.map(({ file, range }) =>
    fontFace({
      'font-family': family,
      src: `url(${urlOf(file)})format("woff2")`,
      'font-weight': `${FACE_WEIGHTS.min} ${FACE_WEIGHTS.max}`,
      // A font that arrives late would shift text while the guest reads it; the next page uses the cached
      // font.
      'font-display': 'optional',
      'size-adjust': scale === 1 ? undefined : percent(scale),
      'unicode-range': range,
    }),
  );
  const substitutes = standIns.map(({ local, widening }, i) =>
    fontFace({
      'font-family': standIn(family, i),
      src: local.map((it) => `local("${it}")`).join(),
      'size-adjust': percent(scale * widening),
      'ascent-override': percent(ascent / widening),
      'descent-override': percent(descent / widening),
      'line-gap-override': '0%',
    }),
  );
  const families = [family, ...standIns.map((_, i) => `"${standIn(family, i)}"`), `var(--face-${kind})`];
  return [...faces, ...substitutes, `:root{--face-${name}:${families.join()}}`].join('');
}

const standIn = (family: string, i: number) => `${family} ${i + 2}`;

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;

const fontFace = (descriptors: Record<string, string | undefined>) =>
  `@font-face{${Object.entries(descriptors)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
    .join(';')}}`;
