import { inAllLanguages } from '../late-texts/in-all-languages';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';

/** How many messages are unread, in words. */
export const useUnreadText = inAllLanguages<keyof typeof en>({ ar, en, es, fr, ja });
