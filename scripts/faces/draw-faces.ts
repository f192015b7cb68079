import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FACE_WEIGHTS } from '../../server/src/site/fonts/face-styles';

const require = createRequire(import.meta.url);

/** What headings in English, Spanish, French and Portuguese are written with. */
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

/** The display faces, cut down from their packages to what headings need. */
export async function drawFaces(): Promise<{ file: string; content: Buffer }[]> {
  return Promise.all(
    Object.entries(sources).map(async ([file, [name, letters, text]]) => {
      const whole = require.resolve(
        `@fontsource-variable/${name}/files/${name}-${letters}-wght-normal.woff2`,
      );
      const content = await subsetFont(await readFile(whole), text, {
        targetFormat: 'woff2',
        variationAxes: { wght: FACE_WEIGHTS },
      });
      return { file, content };
    }),
  );
}

/** Where the server has them from. */
export const facesFolder = new URL('../../server/src/site/fonts/', import.meta.url);

/** Each with its own: the licence wants to go where the face goes. */
export const licences = ['cormorant', 'fraunces', 'ysabeau'].map((name) => ({
  file: `${name}.licence.txt`,
  from: require.resolve(`@fontsource-variable/${name}/LICENSE`),
}));
