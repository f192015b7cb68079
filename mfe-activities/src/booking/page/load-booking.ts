import type { Host } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ComponentType } from 'react';
import { withLazyTexts } from '../../lazy-texts/with-lazy-texts';
import type { SessionsAddress } from '../model/use-sessions';
import type { BookingProps } from './booking';

/** The booking with the texts of a language. */
const loaded = new Map<Lang, ComponentType<BookingProps>>();

/** Returns the booking if it has been loaded, so that a guest who opens its page sees it at once. */
export const loadedBooking = (lang: Lang) => loaded.get(lang);

/** Loads the code of the booking with its texts. */
export const loadBooking = (lang: Lang) => async (): Promise<ComponentType<BookingProps>> => {
  const Booking = await withLazyTexts(lang, () =>
    import(/* webpackChunkName: "booking" */ './booking').then((it) => it.Booking),
  )();
  loaded.set(lang, Booking);
  return Booking;
};

/** Reads what the booking starts with before its page opens. */
export async function prefetchBooking(host: Host, address: SessionsAddress): Promise<void> {
  const { prefetchStart } = await import(/* webpackChunkName: "booking" */ './prefetch-start');
  prefetchStart(host, address);
}
