import { useHost } from '@guest/shared';
import type { ActivitySummary } from '@guest/shared/contracts/activity/activity.contract';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { ListedFavorite } from '@guest/shared/contracts/favorite/favorite.contract';
import { dayLabel } from '@guest/shared/format/day-label';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { Badge } from '@guest/shared/ui/base/badge';
import { OpeningBadge } from '@guest/shared/ui/base/opening-badge';
import { useExtraText } from '../extra-texts/extra-texts';

/** Shows whether an outlet is open, or when an activity takes place next. */
export function FavoriteFact({ favorite }: { favorite: ListedFavorite }) {
  if (favorite.type === 'outlet') {
    return favorite.item && <OpeningBadge hours={favorite.item.openingHours} />;
  }
  return favorite.item?.next && <NextSession next={favorite.item.next} />;
}

function NextSession({ next }: { next: NonNullable<ActivitySummary['next']> }) {
  const { localDateTimeStart, allDay } = next;
  const text = useExtraText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const today = dateOf(localDateTimeAt(useNow(), timeZone));
  const day = dayLabel(dateOf(localDateTimeStart), today, lang);
  return (
    <Badge tone="accent">
      {allDay ? day : text('{day}, {time}', { day, time: timeOf(localDateTimeStart) })}
    </Badge>
  );
}
