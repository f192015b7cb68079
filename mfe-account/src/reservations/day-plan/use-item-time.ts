import { useHost } from '@guest/shared';
import { businessDay, dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import { clock } from '@guest/shared/format/clock';
import { dayLabel, dayName } from '@guest/shared/format/day-label';
import { useProperty } from '@guest/shared/property/use-property';
import { usePlanText } from './texts/plan-texts';

/** Returns a function that says when an item is, by the clock of the property. */
export function useItemTime(now: number): (item: TimelineItem) => string {
  const text = usePlanText();
  const { lang } = useHost();
  const { timeZone, businessDayStart } = useProperty();
  const today = businessDay(now, timeZone, businessDayStart);
  const timeOf = (at: string) => clock(at, timeZone);
  const dayOf = (date: string) => dayLabel(date, today, lang);
  const dateAt = (at: string) => dateOf(localDateTimeAt(Date.parse(at), timeZone));
  const dayAt = (at: string) => dayOf(dateAt(at));

  return ({ kind, startsAt, endsAt, allDay, day }) => {
    if (kind === 'stay' && startsAt !== undefined && endsAt !== undefined) {
      const isBegun = Date.parse(startsAt) <= now;
      return isBegun
        ? text('{day}, check-out by {time}', { day: dayAt(endsAt), time: timeOf(endsAt) })
        : text('{day}, check-in from {time}', { day: dayAt(startsAt), time: timeOf(startsAt) });
    }
    if (allDay) {
      return endsAt === undefined
        ? text('Until further notice')
        : text('Until {day}, {time}', { day: dayName(dateAt(endsAt), today, lang), time: timeOf(endsAt) });
    }
    if (startsAt === undefined) return dayOf(day);
    const from = timeOf(startsAt);
    const isRange = endsAt !== undefined && endsAt !== startsAt;
    const time = isRange ? text('{from} to {to}', { from, to: timeOf(endsAt) }) : from;
    return text('{day}, {time}', { day: dayOf(day), time });
  };
}
