import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from './locales/en.json';

/** A text of the lazy parts, which have a separate catalog so that no first page loads it. */
export type LazyTextKey = keyof typeof en;

export const useLazyText = useTexts<LazyTextKey>;

export const loadLazyTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "lazy-texts-[request]" */ `./locales/${lang}.json`)).default;
