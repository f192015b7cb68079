import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import styles from '../../booking/page/book-page.module.css';
import { useText } from '../../texts';
import { LazyBookable } from './lazy-bookable';

/** Tables and activities in one list. They depend on the moment and the guest, so they come after the first view. */
export function BookablePage() {
  const text = useText();
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Book')} line={text('Tables and activities')} />
      <HotelTimeNote />
      <LazyBookable />
    </div>
  );
}
