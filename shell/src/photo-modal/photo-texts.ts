import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from './locales/en.json';

export const usePhotoText = useTexts<keyof typeof en>;

/** They come with the photo modal, so that no first view pays for them. */
export const loadPhotoTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "late-texts-[request]" */ `./locales/${lang}.json`)).default;
