import { DISPLAY_FACES, isDisplayFace, isInLatin } from '@guest/shared/contracts/property/display-faces';
import type { Theme } from '@guest/shared/contracts/property/property.contract';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faceStyles } from './face-styles';
import { faceTable } from './face-table';

/** The CSS and the files of a property's display font that a document includes. */
export interface PageFace {
  readonly styles: string;
  readonly urls: readonly string[];
}

export type Faces = ReturnType<typeof readFaces>;

/** Reads the display fonts and gives each file a name that contains a hash of its content. */
export function readFaces() {
  const files = DISPLAY_FACES.flatMap((face) => faceTable[face].files).map(({ file }) => {
    const content = readFileSync(join(import.meta.dirname, file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { file, served: file.replace('.', `.${hash}.`), content };
  });
  const urlOf = (file: string) => `/faces/${files.find((it) => it.file === file)?.served}`;
  const styles = new Map(DISPLAY_FACES.map((face) => [`${face}.css`, faceStyles(face, urlOf)]));

  /**
   * Returns `null` if the fonts of the device are used: for other scripts, and for properties without a
   * display font.
   */
  function faceOfPage(theme: Theme | null, lang: string): PageFace | null {
    if (!theme || !isDisplayFace(theme.face) || !isInLatin(lang)) return null;
    return {
      styles: styles.get(`${theme.face}.css`) ?? '',
      urls: faceTable[theme.face].files.map(({ file }) => urlOf(file)),
    };
  }

  return {
    faceOfPage,
    contentOf: (served: string) => files.find((it) => it.served === served)?.content,
    stylesOf: (file: string) => styles.get(file),
  };
}
