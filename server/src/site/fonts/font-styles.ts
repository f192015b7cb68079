import type { DisplayFont } from '@guest/shared/contracts/property/display-fonts';
import { fontTable } from './font-table';

/** The weights that headings use; a narrow range keeps the file small. */
export const FONT_WEIGHTS = { min: 400, max: 600 };

/** Returns the CSS that declares a font and its fallback fonts with adjusted metrics. */
export function fontStyles(name: DisplayFont, urlOf: (file: string) => string): string {
  const { family, scale, ascent, descent, files, fallbacks, kind } = fontTable[name];
  const displayFonts = files.map(({ file, range }) =>
    fontFace({
      'font-family': family,
      src: `url(${urlOf(file)})format("woff2")`,
      'font-weight': `${FONT_WEIGHTS.min} ${FONT_WEIGHTS.max}`,
      // A font that arrives late would shift text while the guest reads it; the next page uses the cached
      // font.
      'font-display': 'optional',
      'size-adjust': scale === 1 ? undefined : percent(scale),
      'unicode-range': range,
    }),
  );
  const substitutes = fallbacks.map(({ local, widening }, i) =>
    fontFace({
      'font-family': fallbackName(family, i),
      src: local.map((it) => `local("${it}")`).join(),
      'size-adjust': percent(scale * widening),
      'ascent-override': percent(ascent / widening),
      'descent-override': percent(descent / widening),
      'line-gap-override': '0%',
    }),
  );
  const families = [
    family,
    ...fallbacks.map((_, i) => `"${fallbackName(family, i)}"`),
    `var(--face-${kind})`,
  ];
  return [...displayFonts, ...substitutes, `:root{--face-${name}:${families.join()}}`].join('');
}

const fallbackName = (family: string, i: number) => `${family} ${i + 2}`;

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;

const fontFace = (descriptors: Record<string, string | undefined>) =>
  `@font-face{${Object.entries(descriptors)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
    .join(';')}}`;
