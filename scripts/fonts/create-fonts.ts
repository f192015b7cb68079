import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FONT_WEIGHTS } from '../../server/src/site/fonts/font-styles';

const require = createRequire(import.meta.url);

/** The characters of headings in English, Spanish, French and Portuguese. */
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !"%&\'()*,-./:;?\u00a0\u202f' +
  'ÀÁÂÃÄÇÈÉÊËÍÎÏÑÓÔÕÖÚÛÜàáâãäçèéêëíîïñóôõöúûüŒœæ¿¡«»ªº·–—‘’“”…€';
const LONG_VOWELS = 'ĀāĒēĪīŌōŪū';

const sources = {
  'fraunces.woff2': ['fraunces', 'latin', LETTERS],
  'cormorant.woff2': ['cormorant', 'latin', LETTERS],
  'ysabeau.woff2': ['ysabeau', 'latin', LETTERS],
  'ysabeau-long-vowels.woff2': ['ysabeau', 'latin-ext', LONG_VOWELS],
} as const;

/** Creates the display fonts as subsets of their packages with the characters of headings. */
export async function createFonts(): Promise<{ file: string; content: Buffer }[]> {
  return Promise.all(
    Object.entries(sources).map(async ([file, [name, letters, text]]) => {
      const fullFont = require.resolve(
        `@fontsource-variable/${name}/files/${name}-${letters}-wght-normal.woff2`,
      );
      const content = await subsetFont(await readFile(fullFont), text, {
        targetFormat: 'woff2',
        variationAxes: { wght: FONT_WEIGHTS },
      });
      return { file, content };
    }),
  );
}

/** The directory from which the server reads the fonts. */
export const fontsFolder = new URL('../../server/src/site/fonts/', import.meta.url);

/** Each font needs its licence file next to it. */
export const licences = ['cormorant', 'fraunces', 'ysabeau'].map((name) => ({
  file: `${name}.licence.txt`,
  from: require.resolve(`@fontsource-variable/${name}/LICENSE`),
}));
