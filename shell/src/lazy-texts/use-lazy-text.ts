import { createTextHook } from './create-text-hook';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';

/**
 * Returns a text of the lazy chunk by its English wording. The chunk contains all languages because it is
 * used offline and after failures, when nothing more can be loaded.
 */
export const useLazyText = createTextHook<keyof typeof en>({ ar, en, es, fr, ja });
