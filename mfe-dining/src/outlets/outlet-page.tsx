import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { Card } from '@guest/shared/ui/card/card';
import { DetailHead } from '@guest/shared/ui/page/detail-head';
import { Section } from '@guest/shared/ui/section/section';
import { MenuRows } from '../menus/list/menu-rows';
import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { OpeningBadge } from '@guest/shared/ui/base/opening-badge';
import { WeekHours } from '../opening-hours/week-hours';
import { useText } from '../texts';
import { ActiveBooking } from '../table-booking/page/active-booking';
import { LazyMyBookings } from '../table-booking/list/lazy-my-bookings';
import { OutletActions } from './outlet-actions';
import { LazyFavoriteButton } from './lazy-favorite-button';
import { OutletFacts } from './outlet-facts';
import styles from './outlet-page.module.css';
import { useReturnPath } from '../navigation/use-return-path';

export function OutletPage() {
  const text = useText();
  const property = usePathParam('property');
  const slug = usePathParam('outlet');
  const outlet = useRead(outletContract.getOutlet, { params: { property, outlet: slug } });
  usePageName(outlet.name);
  useReturnPath(slug);

  return (
    <>
      <DetailHead
        images={outlet.images}
        photosName={text('Photos of {name}', { name: outlet.name })}
        heading={outlet.name}
        line={outlet.description}
        facts={
          <>
            <OpeningBadge hours={outlet.openingHours} />
            <LazyFavoriteButton outlet={outlet} hasSignInHint />
          </>
        }
      />
      <ActiveBooking outlet={outlet} />
      <LazyMyBookings outletUuid={outlet.uuid} />
      <div className={styles.page}>
        <div className={styles.about}>
          <OutletFacts outlet={outlet} />
          <Section heading={text('Menus')}>
            <MenuRows outlet={outlet} />
          </Section>
        </div>
        <Section heading={text('Opening hours')}>
          <Card>
            <WeekHours hours={outlet.openingHours} />
          </Card>
          <HotelTimeNote />
        </Section>
        <OutletActions outlet={outlet} />
      </div>
    </>
  );
}
