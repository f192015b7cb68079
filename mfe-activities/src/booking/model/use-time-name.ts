import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { dayName } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { useLazyText } from '../../lazy-texts/lazy-texts';

/** Returns a function that formats a time of the hotel as `tomorrow, 18:00`, for use within a sentence. */
export function useTimeName(): (at: string) => string {
  const text = useLazyText();
  const { lang, now } = useHost();
  const { timeZone } = useProperty();
  const today = dateOf(localDateTimeAt(now(), timeZone));
  return (at) => {
    // An instant ends in `Z`; everything else is a local date time already.
    const local = at.endsWith('Z') ? localDateTimeAt(Date.parse(at), timeZone) : at;
    return text('{day}, {time}', { day: dayName(dateOf(local), today, lang), time: timeOf(local) });
  };
}
