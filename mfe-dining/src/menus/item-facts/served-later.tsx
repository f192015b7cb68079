import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import { weekdayName } from '@guest/shared/format/day-label';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { Badge } from '@guest/shared/ui/base/badge';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { useText } from '../../texts';
import { servingAt } from '../serving/serving-at';

/** Shows the next serving time of an item that is not served now. */
export function ServedLater({ hours }: { hours: readonly Availability[] }) {
  const text = useText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const now = useNow();
  const { isServed, next } = servingAt(hours, now, timeZone);
  if (isServed) return null;
  if (!next) return <Badge icon={Clock}>{text('Not served right now')}</Badge>;

  const from = localDateTimeAt(next.from, timeZone);
  const date = dateOf(from);
  const time = timeOf(from);
  return (
    <Badge icon={Clock}>
      {date === dateOf(localDateTimeAt(now, timeZone))
        ? text('From {time}', { time })
        : text('From {day}, {time}', { day: weekdayName(date, lang), time })}
    </Badge>
  );
}
