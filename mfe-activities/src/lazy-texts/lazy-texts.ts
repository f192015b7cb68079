import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { TextKey } from '../texts';
import type en from './locales/en.json';

/** A text of the booking, which is loaded lazily together with the texts of the package. */
export type LazyTextKey = keyof typeof en | TextKey;

export const useLazyText = useTexts<LazyTextKey>;

export const loadLazyTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "lazy-texts-[request]" */ `./locales/${lang}.json`)).default;
