import { useHost } from '@guest/shared';
import { businessDay, dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { dayLabel, dayName } from '@guest/shared/format/day-label';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { useLazyText } from '../../lazy-texts/lazy-texts';

/** Returns a function that formats a time as `Tomorrow, 19:30`, in the time zone of the hotel. */
export const useDayTime = () => useDayTimeWith(dayLabel);

/** Returns a function that formats a time as `tomorrow, 19:30`, for use within a sentence. */
export const useDayTimeName = () => useDayTimeWith(dayName);

/** Returns the current date of the hotel, to which `today` and `tomorrow` are relative. */
export function useToday(): string {
  const { now } = useHost();
  const { timeZone } = useProperty();
  return dateOf(localDateTimeAt(now(), timeZone));
}

/** Returns the current business day of the hotel, which lasts until its night is over. Days of tables are business days. */
export function useBusinessToday(): string {
  const { timeZone, businessDayStart } = useProperty();
  return businessDay(useNow(), timeZone, businessDayStart);
}

function useDayTimeWith(dayOf: typeof dayLabel): (localDateTime: string) => string {
  const { lang } = useHost();
  const text = useLazyText();
  const today = useToday();
  return (localDateTime) =>
    text('{day}, {time}', {
      day: dayOf(dateOf(localDateTime), today, lang),
      time: timeOf(localDateTime),
    });
}
