import { createTextHook } from '../../lazy-texts/create-text-hook';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';

export type GreetingKey = keyof typeof en;

export const useGreetingText = createTextHook<GreetingKey>({ ar, en, es, fr, ja });
