import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/local-time';
import { dayLabel, dayName } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { useLateText } from '../late/late-texts';

/** `Tomorrow, 19:30`, by the clocks and the calendar of the house. */
export const useDayTime = () => useDayTimeWith(dayLabel);

/** `tomorrow, 19:30`, as it stands within a sentence. */
export const useDayTimeName = () => useDayTimeWith(dayName);

function useDayTimeWith(dayOf: typeof dayLabel): (localDateTime: string) => string {
  const { lang, now } = useHost();
  const { timeZone } = useProperty();
  const text = useLateText();
  const today = dateOf(localDateTimeAt(now(), timeZone));
  return (localDateTime) =>
    text('{day}, {time}', {
      day: dayOf(dateOf(localDateTime), today, lang),
      time: timeOf(localDateTime),
    });
}
