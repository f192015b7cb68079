import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/languages';
import type en from './locales/en.json';

/** A text of the parts about tables, which come with a catalog of their own. */
export type BookingKey = keyof typeof en;

export const useBookingText = useTexts<BookingKey>;

export const loadBookingTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "booking-texts-[request]" */ `./locales/${lang}.json`)).default;
