import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from './locales/en.json';

export const usePhotoText = useTexts<keyof typeof en>;

/** The texts are loaded with the photo modal, so that they add nothing to the first view. */
export const loadPhotoTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "lazy-texts-[request]" */ `./locales/${lang}.json`)).default;
