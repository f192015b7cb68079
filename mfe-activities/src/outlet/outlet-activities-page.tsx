import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { OpeningBadge } from '@guest/shared/ui/base/opening-badge';
import { useRead } from '@guest/shared/reads/use-read';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { CardGrid } from '@guest/shared/ui/card/card-grid';
import { DetailHead } from '@guest/shared/ui/page/detail-head';
import { Section } from '@guest/shared/ui/section/section';
import { ActivityCard } from '../activity-card/activity-card';
import { catalogueOf } from '../catalogue/catalogue';
import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { useText } from '../texts';
import { EmptyOutlet } from './empty-outlet';
import { OutletMenus } from './outlet-menus';

/** The activities and menus of an outlet such as a restaurant, a bar or a spa. */
export function OutletActivitiesPage() {
  const text = useText();
  const property = usePathParam('property');
  const slug = usePathParam('outlet');
  const outlet = useRead(outletContract.getOutlet, { params: { property, outlet: slug } });
  const all = useRead(activityContract.listActivities, { params: { property }, query: {} });
  const offered = catalogueOf(all).filter(({ outletUuid }) => outletUuid === outlet.uuid);
  usePageName(outlet.name);

  return (
    <>
      <DetailHead
        images={outlet.images}
        photosName={text('Photos of {name}', { name: outlet.name })}
        heading={outlet.name}
        line={outlet.description}
        facts={<OpeningBadge hours={outlet.openingHours} />}
      />
      <Section
        heading={text('Activities')}
        more={
          <ButtonLink look="quiet" to="property-outlet" params={{ property, outlet: slug }}>
            {text('Opening hours')}
          </ButtonLink>
        }
      >
        {offered.length === 0 && <EmptyOutlet />}
        <CardGrid>
          {offered.map((activity) => (
            <li key={activity.uuid}>
              <ActivityCard activity={activity} level={3} isPriority={false} />
            </li>
          ))}
        </CardGrid>
        <HotelTimeNote />
      </Section>
      <OutletMenus outlet={outlet} />
    </>
  );
}
