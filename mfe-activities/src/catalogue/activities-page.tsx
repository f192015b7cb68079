import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { useRead } from '@guest/shared/reads/use-read';
import { CardGrid } from '@guest/shared/ui/card/card-grid';
import { Icon } from '@guest/shared/ui/base/icon';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import { OfferingOutlets } from './offering-outlets';
import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { useText } from '../texts';
import styles from './activities-page.module.css';
import { ActivityCard } from '../activity-card/activity-card';
import { catalogueOf, categoriesOf } from './catalogue';
import { CategoryChips } from './category-chips';
import { EmptyCatalogue } from './empty-catalogue';

export function ActivitiesPage() {
  const text = useText();
  const property = usePathParam('property');
  const { value: category } = useQueryParam('category');
  const list = useRead(activityContract.listActivities, { params: { property }, query: {} });
  const all = catalogueOf(list);
  const filtered = all.filter(({ categories }) => category === undefined || categories.includes(category));

  return (
    <>
      <PageHeading heading={text('Activities')} line={text('Things to do at the hotel and nearby.')} />
      <ListRows>
        <ListRow
          before={<Icon of={CalendarDays} />}
          name={
            <PageLink to="property-activities-schedule" params={{ property }}>
              {text('View schedule by day')}
            </PageLink>
          }
          isLink
        />
      </ListRows>
      <div className={styles.chips}>
        <CategoryChips categories={categoriesOf(all)} />
      </div>
      {filtered.length === 0 && <EmptyCatalogue isFiltered={all.length > 0} />}
      <CardGrid>
        {filtered.map((activity, i) => (
          <li key={activity.uuid}>
            <ActivityCard activity={activity} isPriority={i < 2} />
          </li>
        ))}
      </CardGrid>
      <HotelTimeNote />
      {category === undefined && (
        <div className={styles.outlets}>
          <OfferingOutlets outlets={list.outlets} />
        </div>
      )}
    </>
  );
}
