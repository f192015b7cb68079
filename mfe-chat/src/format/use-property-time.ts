import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { clock, toLocalDateTime } from '@guest/shared/format/clock';
import { dayLabel } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { useText } from '../texts';

/** Formats a time in the property's time zone, with its date unless that is today. */
export function usePropertyTime(): (at: string) => string {
  const text = useText();
  const { lang, now } = useHost();
  const { timeZone } = useProperty();
  return (at) => {
    const date = dateOf(toLocalDateTime(at, timeZone));
    const today = dateOf(localDateTimeAt(now(), timeZone));
    const time = clock(at, timeZone);
    return date === today ? time : text('{day}, {time}', { day: dayLabel(date, today, lang), time });
  };
}
