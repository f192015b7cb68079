import { useTexts } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { Messages } from '@lingui/core';
import type en from './locales/en.json';

export const useReplacedText = useTexts<keyof typeof en>;

export const loadReplacedTexts = async (lang: Lang): Promise<Messages> =>
  (await import(/* webpackChunkName: "lazy-texts-[request]" */ `./locales/${lang}.json`)).default;
