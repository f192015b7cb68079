import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { TextKey } from '../../texts';
import type en from './locales/en.json';

/** A text of the guest's own pages, which can also use the texts of the sign-up pages. */
export type AccountTextKey = keyof typeof en | TextKey;

export const useAccountText = useTexts<AccountTextKey>;

export const loadAccountTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "own-texts-[request]" */ `./locales/${lang}.json`)).default;
