import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ComponentType } from 'react';
import { withLazyTexts } from '../../lazy-texts/with-lazy-texts';
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

/** Guests do not notice a shorter delay. */
const WAIT_MS = 100;

/** The reads that were started when a finger touched a link to a booking last. The page that opens waits for them. */
let startReads: Promise<unknown> | undefined;

/** Tells a page that opens what is already being read for its booking. */
export const noteStartReads = (reads: Promise<unknown>): void => void (startReads = reads);

/**
 * Loads the booking for a page that opens and waits for its reads, so that everything is rendered at once. If that takes
 * longer or fails, the page opens without it and loads it again.
 */
export async function loadBookingInTime(lang: Lang): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  await Promise.race([
    timeout,
    loadBooking(lang)().then(
      () => startReads,
      () => {},
    ),
  ]);
}
