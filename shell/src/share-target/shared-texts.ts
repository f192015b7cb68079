import { createTextHook } from '../lazy-texts/create-text-hook';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';

export type SharedTextKey = keyof typeof en;

export const useSharedText = createTextHook<SharedTextKey>({ ar, en, es, fr, ja });
