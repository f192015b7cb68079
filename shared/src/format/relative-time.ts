import dayjs from 'dayjs';
import { dateOf, localDateTimeAt } from '../contracts/core/local-time';

export type RelativeTimeKey =
  'Now' | '1min' | '{count} mins' | '1hr' | '{count} hr' | '1d' | '{count} d' | '{date}';

/** After how many days how long ago says less than the day itself. */
const DAYS_UNTIL_DATE = 7;

/** How long ago something was said, as a text and its values; an older one by its day in the house. */
export function relativeTime(
  at: string,
  now: number,
  timeZone: string,
): { key: RelativeTimeKey; values?: Record<string, string | number> } {
  const then = dayjs(at);
  const minutes = dayjs(now).diff(then, 'minute');
  if (minutes < 1) return { key: 'Now' };
  if (minutes < 2) return { key: '1min' };
  if (minutes < 60) return { key: '{count} mins', values: { count: minutes } };
  const hours = Math.floor(minutes / 60);
  if (hours < 2) return { key: '1hr' };
  if (hours < 24) return { key: '{count} hr', values: { count: hours } };
  const days = Math.floor(hours / 24);
  if (days < 2) return { key: '1d' };
  if (days < DAYS_UNTIL_DATE) return { key: '{count} d', values: { count: days } };
  const date = dateOf(localDateTimeAt(then.valueOf(), timeZone));
  return { key: '{date}', values: { date: dayjs(date).format('DD/MM/YYYY') } };
}
