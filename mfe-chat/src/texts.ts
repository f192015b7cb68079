import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from './locales/en.json';
import type talk from './ui/page/locales/en.json';

/** A text of this package, by what it says in English; those of the conversations come with them. */
export type TextKey = keyof typeof en | keyof typeof talk;

export const useText = useTexts<TextKey>;

export const loadTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "texts-[request]" */ `./locales/${lang}.json`)).default;
