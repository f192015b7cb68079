import { useHost } from '@guest/shared';
import type { Session } from '@guest/shared/contracts/activity/activity.contract';
import { dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { dayLabel } from '@guest/shared/format/day-label';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { useText } from '../texts';

type Times = Pick<Session, 'localDateTimeStart' | 'localDateTimeEnd' | 'allDay'>;

/** Returns functions that format the times and days of sessions relative to the current time of the hotel. */
export function useSessionLabels() {
  const text = useText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const now = useNow();
  const today = dateOf(localDateTimeAt(now, timeZone));
  const dayOf = (date: string) => dayLabel(date, today, lang);

  return {
    now,
    timeZone,
    today,
    dayOf,
    /** Formats a start time as `Tomorrow, 16:00`. */
    startLabel({ localDateTimeStart, allDay }: Times) {
      const day = dayOf(dateOf(localDateTimeStart));
      return allDay ? day : text('{day}, {time}', { day, time: timeOf(localDateTimeStart) });
    },
    /** Formats a period as `16:00 – 17:30`. */
    timeRange: ({ localDateTimeStart, localDateTimeEnd, allDay }: Times) =>
      allDay ? text('All day') : `${timeOf(localDateTimeStart)} – ${timeOf(localDateTimeEnd)}`,
  };
}
