import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/local-time';
import { dayLabel } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { useLateText } from '../late/late-texts';

/** `Tomorrow, 19:30`, by the clocks and the calendar of the house. */
export function useDayTime(): (localDateTime: string) => string {
  const { lang, now } = useHost();
  const { timeZone } = useProperty();
  const text = useLateText();
  const today = dateOf(localDateTimeAt(now(), timeZone));
  return (localDateTime) =>
    text('{day}, {time}', {
      day: dayLabel(dateOf(localDateTime), today, lang),
      time: timeOf(localDateTime),
    });
}
