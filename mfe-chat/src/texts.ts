import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from './locales/en.json';
import type conversationTexts from './ui/page/locales/en.json';

/**
 * The texts of this package by their English wording, including those of the conversations, which load
 * separately.
 */
export type TextKey = keyof typeof en | keyof typeof conversationTexts;

export const useText = useTexts<TextKey>;

export const loadTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "texts-[request]" */ `./locales/${lang}.json`)).default;
