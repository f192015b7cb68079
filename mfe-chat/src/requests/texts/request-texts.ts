import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from '../locales/en.json';

/** A text of the pages of requests and announcements, which come with a catalog of their own. */
export type RequestTextKey = keyof typeof en;

export const useRequestText = useTexts<RequestTextKey>;

export const loadRequestTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "request-texts-[request]" */ `./locales/${lang}.json`)).default;
