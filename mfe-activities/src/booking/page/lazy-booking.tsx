import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import styles from './book-page.module.css';
import type { BookingProps } from './booking';
import { loadBooking, loadedBooking } from './load-booking';

/** The lazy booking flow. */
export function LazyBooking(props: BookingProps) {
  const { lang } = useHost();
  return (
    <LazyPart
      load={loadBooking(lang)}
      loaded={loadedBooking(lang)}
      isWanted={useIsPageLive()}
      with={props}
      waiting={
        <div className={styles.waiting}>
          <Skeleton shape="title" />
          <Skeleton shape="row" count={6} />
        </div>
      }
    />
  );
}
