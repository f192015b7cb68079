/** The program that renders first views. It gets the shell's worker file and the bundles that this may import. */
export const COMPOSER = new URL('./composer.mjs', import.meta.url);
