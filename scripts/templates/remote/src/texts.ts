import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from './locales/en.json';

/** A text of this package, named by its English wording. */
export type TextKey = keyof typeof en;

export const useText = useTexts<TextKey>;

export const loadTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "texts-[request]" */ `./locales/${lang}.json`)).default;
