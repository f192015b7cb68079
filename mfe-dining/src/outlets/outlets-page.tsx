import { isOpenAt } from '@guest/shared/contracts/opening-hours/opening-hours';
import { outletContract, type Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useNow } from '@guest/shared/page/use-now';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { useProperty } from '@guest/shared/property/use-property';
import { useRead } from '@guest/shared/reads/use-read';
import { CardGrid } from '@guest/shared/ui/card/card-grid';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Section } from '@guest/shared/ui/section/section';
import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { LazyMyBookings } from '../table-booking/list/lazy-my-bookings';
import { useText } from '../texts';
import { KindChips } from './kind-chips';
import { EmptyOutlets } from './empty-outlets';
import { OutletCard } from './outlet-card';
import { kindsOf } from './outlet-kinds';
import styles from './outlets-page.module.css';

export function OutletsPage() {
  const text = useText();
  const property = usePathParam('property');
  const { timeZone } = useProperty();
  const now = useNow();
  const { value: kind } = useQueryParam('kind');
  const { items } = useRead(outletContract.listOutlets, { params: { property } });

  const filtered = items.filter((outlet) => kind === undefined || outlet.kind === kind);
  const open = filtered.filter(({ openingHours }) => isOpenAt(openingHours, now, timeZone));
  const closed = filtered.filter((outlet) => !open.includes(outlet));

  return (
    <>
      <PageHeading heading={text('Eat Drink Now')} />
      <LazyMyBookings />
      <KindChips kinds={kindsOf(items)} />
      {filtered.length === 0 && <EmptyOutlets isFiltered={items.length > 0} />}
      <div className={styles.groups}>
        <OutletGroup heading={text('Open now')} outlets={open} isFirst />
        <OutletGroup heading={text('Closed right now')} outlets={closed} isFirst={open.length === 0} />
      </div>
      <HotelTimeNote />
    </>
  );
}

function OutletGroup(props: { heading: string; outlets: Outlet[]; isFirst: boolean }) {
  const { heading, outlets, isFirst } = props;
  if (outlets.length === 0) return null;
  return (
    <Section heading={heading}>
      <CardGrid>
        {outlets.map((outlet, i) => (
          <li key={outlet.uuid}>
            <OutletCard outlet={outlet} isPriority={isFirst && i < 2} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
