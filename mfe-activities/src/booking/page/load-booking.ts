import type { Lang } from '@guest/shared/contracts/core/languages';
import { loadLazyTexts } from '../../lazy-texts/lazy-texts';

/** Loads the code of the booking. */
export const loadBooking = () =>
  import(/* webpackChunkName: "booking" */ './booking').then((it) => it.Booking);

/** Loads the code of the booking with its texts before the page asks for them. */
export const loadLazyBooking = (lang: Lang) => Promise.all([loadBooking(), loadLazyTexts(lang)]);
