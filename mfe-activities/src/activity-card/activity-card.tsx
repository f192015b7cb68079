import type { ActivitySummary } from '@guest/shared/contracts/activity/activity.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Badge } from '@guest/shared/ui/base/badge';
import { PictureCard } from '@guest/shared/ui/card/picture-card';
import { Price } from '@guest/shared/ui/base/price';
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import { LazyFavoriteButton } from './lazy-favorite-button';
import { PlaceAndDuration } from './place-and-duration';
import { useSessionLabels } from '../session/use-session-labels';
import { useText } from '../texts';

export function ActivityCard(props: { activity: ActivitySummary; isPriority: boolean; level?: 2 | 3 }) {
  const { activity, isPriority, level = 2 } = props;
  const { uuid, name, place, images, durationMinutes, price, next } = activity;
  const text = useText();
  const property = usePathParam('property');
  const { startLabel } = useSessionLabels();
  return (
    <PictureCard
      level={level}
      image={images[0]}
      isPriority={isPriority}
      link={
        <PageLink to="property-activity-activityId" params={{ property, activityId: uuid }} viewTransition>
          {name}
        </PageLink>
      }
      line={<PlaceAndDuration place={place} minutes={durationMinutes} />}
      corner={<LazyFavoriteButton activity={activity} />}
      fact={
        <>
          {next && (
            <Badge icon={CalendarClock} tone="accent">
              {startLabel(next)}
            </Badge>
          )}
          <Badge>{price ? <Price price={price} /> : text('Free')}</Badge>
        </>
      }
    />
  );
}
