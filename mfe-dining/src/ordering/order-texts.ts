import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/languages';
import type { TextKey } from '../texts';
import type en from './locales/en.json';

/** A text of the pages of orders, which come with a catalog of their own beside that of the package. */
export type OrderTextKey = TextKey | keyof typeof en;

export const useOrderText = useTexts<OrderTextKey>;

export const loadOrderTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "order-texts-[request]" */ `./locales/${lang}.json`)).default;
