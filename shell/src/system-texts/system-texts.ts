import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from '../system/locales/en.json';

export type SystemTextKey = keyof typeof en;

/** A text of the pages about the device and the suite itself, by what it says in English. */
export const useSystemText = useTexts<SystemTextKey>;

export const loadSystemTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "system-texts-[request]" */ `./locales/${lang}.json`)).default;
