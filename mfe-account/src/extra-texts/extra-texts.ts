import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from './locales/en.json';

/**
 * A text of the favorites and the loyalty programme. They share a catalog, because the entry of this package
 * lists every chunk, and all pages load the entry.
 */
export type ExtraTextKey = keyof typeof en;

export const useExtraText = useTexts<ExtraTextKey>;

export const loadExtraTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "extra-texts-[request]" */ `./locales/${lang}.json`)).default;
