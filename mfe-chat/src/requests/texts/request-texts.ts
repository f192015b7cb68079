import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from './locales/en.json';

/** The texts of the request pages, which have a catalogue of their own. */
export type RequestTextKey = keyof typeof en;

export const useRequestText = useTexts<RequestTextKey>;

export const loadRequestTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "request-texts-[request]" */ `./locales/${lang}.json`)).default;
