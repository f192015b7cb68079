import { DISPLAY_FONTS, isDisplayFont, isInLatin } from '@guest/shared/contracts/property/display-fonts';
import type { Theme } from '@guest/shared/contracts/property/property.contract';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontStyles } from './font-styles';
import { fontTable } from './font-table';

/** The CSS and the files of a property's display font that a document includes. */
export interface PageFont {
  readonly styles: string;
  readonly urls: readonly string[];
}

export type Fonts = ReturnType<typeof readFonts>;

/** Reads the display fonts and gives each file a name that contains a hash of its content. */
export function readFonts() {
  const files = DISPLAY_FONTS.flatMap((face) => fontTable[face].files).map(({ file }) => {
    const content = readFileSync(join(import.meta.dirname, file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { file, served: file.replace('.', `.${hash}.`), content };
  });
  const urlOf = (file: string) => `/faces/${files.find((it) => it.file === file)?.served}`;
  const styles = new Map(DISPLAY_FONTS.map((face) => [`${face}.css`, fontStyles(face, urlOf)]));

  /**
   * Returns `null` if the fonts of the device are used: for other scripts, and for properties without a
   * display font.
   */
  function fontOfPage(theme: Theme | null, lang: string): PageFont | null {
    if (!theme || !isDisplayFont(theme.face) || !isInLatin(lang)) return null;
    return {
      styles: styles.get(`${theme.face}.css`) ?? '',
      urls: fontTable[theme.face].files.map(({ file }) => urlOf(file)),
    };
  }

  return {
    fontOfPage,
    contentOf: (served: string) => files.find((it) => it.served === served)?.content,
    stylesOf: (file: string) => styles.get(file),
  };
}
