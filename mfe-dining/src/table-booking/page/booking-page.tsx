import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { OpeningBadge } from '@guest/shared/ui/base/opening-badge';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { useText } from '../../texts';
import styles from './booking-page.module.css';
import { LazyBooking } from './lazy-booking';

/**
 * The page to book a table. Availability depends on the moment and the guest, so it is loaded after the first
 * view.
 */
export function BookingPage() {
  const text = useText();
  const property = usePathParam('property');
  const slug = usePathParam('outlet');
  const outlet = useRead(outletContract.getOutlet, { params: { property, outlet: slug } });
  usePageName(outlet.name);

  return (
    <div className={styles.page}>
      <PageHeading
        heading={text('Book a table')}
        line={`${outlet.name} · ${outlet.place}`}
        facts={<OpeningBadge hours={outlet.openingHours} />}
      />
      <HotelTimeNote />
      <LazyBooking outlet={outlet} />
    </div>
  );
}
