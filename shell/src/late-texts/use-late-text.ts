import { inAllLanguages } from './in-all-languages';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';

/** A text of what comes late, by what it says in English: without a network, or where code breaks, nothing more will come. */
export const useLateText = inAllLanguages<keyof typeof en>({ ar, en, es, fr, ja });
