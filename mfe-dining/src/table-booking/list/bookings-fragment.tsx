import type { Lang } from '@guest/shared/contracts/core/languages';
import { withLazyTexts } from '../../lazy-texts/with-lazy-texts';
import { MyBookings } from './my-bookings';
import styles from './bookings-fragment.module.css';

/** The guest's tables below their stays, aligned with that page. */
function BookingsFragment() {
  return (
    <div className={styles.column}>
      <MyBookings />
    </div>
  );
}

/** Loads the fragment with its texts, because the page of the stays does not load those of dining. */
export const loadBookingsFragment = (lang: Lang) => withLazyTexts(lang, async () => BookingsFragment)();
