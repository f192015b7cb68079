import { createTextHook } from '../lazy-texts/create-text-hook';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';

export type InstallTextKey = keyof typeof en;

export const useInstallText = createTextHook<InstallTextKey>({ ar, en, es, fr, ja });
