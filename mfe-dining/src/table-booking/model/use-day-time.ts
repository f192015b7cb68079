import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { dayLabel, dayName } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { useLateText } from '../../late-texts/late-texts';

/** `Tomorrow, 19:30`, by the clocks and the calendar of the house. */
export const useDayTime = () => useDayTimeWith(dayLabel);

/** `tomorrow, 19:30`, as it stands within a sentence. */
export const useDayTimeName = () => useDayTimeWith(dayName);

/** The day that the calendar of the house shows: what `today` and `tomorrow` are seen from. */
export function useToday(): string {
  const { now } = useHost();
  const { timeZone } = useProperty();
  return dateOf(localDateTimeAt(now(), timeZone));
}

function useDayTimeWith(dayOf: typeof dayLabel): (localDateTime: string) => string {
  const { lang } = useHost();
  const text = useLateText();
  const today = useToday();
  return (localDateTime) =>
    text('{day}, {time}', {
      day: dayOf(dateOf(localDateTime), today, lang),
      time: timeOf(localDateTime),
    });
}
