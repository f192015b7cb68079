import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { clock } from '@guest/shared/format/clock';
import { dayName } from '@guest/shared/format/day-label';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { useAccountText } from '../../profile/texts/account-texts';

/** Returns a function that says until when, by the clock of the property. */
export function useUntil(): (until: string) => string {
  const text = useAccountText();
  const { lang } = useHost();
  const now = useNow();
  const { timeZone } = useProperty();
  const today = dateOf(localDateTimeAt(now, timeZone));
  return (until) => {
    const date = dateOf(localDateTimeAt(Date.parse(until), timeZone));
    const time = clock(until, timeZone);
    return date === today
      ? text('Until {time}', { time })
      : text('Until {day}, {time}', { day: dayName(date, today, lang), time });
  };
}
