import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from './locales/en.json';

export type SystemTextKey = keyof typeof en;

/** Returns a text of the system pages by its English wording. */
export const useSystemText = useTexts<SystemTextKey>;

export const loadSystemTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "system-texts-[request]" */ `./locales/${lang}.json`)).default;
