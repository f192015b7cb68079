import { outletContract } from '@guest/shared/contracts/outlet.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { Card } from '@guest/shared/ui/card';
import { PageHeading } from '@guest/shared/ui/page-heading';
import { Photos } from '@guest/shared/ui/photos';
import { Section } from '@guest/shared/ui/section';
import { MenuRows } from '../menus/menu-rows';
import { HotelTimeNote } from '../opening-hours/hotel-time-note';
import { OpeningBadge } from '../opening-hours/opening-badge';
import { WeekHours } from '../opening-hours/week-hours';
import { useText } from '../texts';
import { OutletActions } from './outlet-actions';
import { OutletFacts } from './outlet-facts';
import styles from './outlet-page.module.css';

export function OutletPage() {
  const text = useText();
  const property = usePathParam('property');
  const slug = usePathParam('outlet');
  const outlet = useRead(outletContract.getOutlet, { params: { property, outlet: slug } });
  usePageName(outlet.name);

  return (
    <>
      <Photos name={text('Photos of {name}', { name: outlet.name })} images={outlet.images} />
      <div className={styles.page}>
        <PageHeading
          heading={outlet.name}
          line={outlet.description}
          facts={<OpeningBadge hours={outlet.openingHours} />}
        />
        <div className={styles.facts}>
          <OutletFacts outlet={outlet} />
          <OutletActions outlet={outlet} />
        </div>
        <div className={styles.menus}>
          <Section heading={text('Menus')}>
            <MenuRows outlet={outlet} />
          </Section>
        </div>
        <div className={styles.hours}>
          <Section heading={text('Opening hours')}>
            <Card>
              <WeekHours hours={outlet.openingHours} />
            </Card>
            <HotelTimeNote />
          </Section>
        </div>
      </div>
    </>
  );
}
