import { useTexts } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/languages';
import type { Messages } from '@lingui/core';
import type en from './locales/en.json';

export const useMixText = useTexts<keyof typeof en>;

export const loadMixTexts = async (lang: Lang): Promise<Messages> =>
  (await import(/* webpackChunkName: "mix-texts" */ `./locales/${lang}.json`)).default;
