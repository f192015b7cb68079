import { addDays, dateOf, localDateTimeAt } from '../contracts/core/local-time';
import type { ServiceStatus } from '../contracts/opening-hours/opening-hours';
import { clock } from './clock';
import { weekdayName } from './day-label';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export type OpeningKey =
  | 'Open'
  | 'Open until {time}'
  | 'Closes in {minutes} min'
  | 'Opens at {time}'
  | 'Opens tomorrow at {time}'
  | 'Opens {day} at {time}'
  | 'Closed'
  | 'Closed today'
  | 'Paused: {reason}'
  | 'Paused: {reason}. Back around {time}';

export interface OpeningLabel {
  key: OpeningKey;
  values?: Record<string, string | number>;
  /** The tone of the label: open, changing soon, or closed. */
  tone: 'positive' | 'warning' | 'neutral';
}

/** Returns the current opening status as a text with its values and a tone. */
export function openingLabel(
  status: ServiceStatus,
  at: { now: number; timeZone: string; lang: string },
): OpeningLabel {
  const { until } = status;
  const time = until === null ? '' : clock(until, at.timeZone);
  switch (status.status) {
    case 'open':
      // A time on another day would be misleading.
      return until === null || until - at.now > DAY_MS
        ? { key: 'Open', tone: 'positive' }
        : { key: 'Open until {time}', values: { time }, tone: 'positive' };
    case 'closing_soon': {
      const minutes = Math.max(1, Math.ceil(((until ?? at.now) - at.now) / MINUTE_MS));
      return { key: 'Closes in {minutes} min', values: { minutes }, tone: 'warning' };
    }
    case 'paused':
      return until === null
        ? { key: 'Paused: {reason}', values: { reason: status.reason }, tone: 'warning' }
        : {
            key: 'Paused: {reason}. Back around {time}',
            values: { reason: status.reason.replace(/[.。]$/, ''), time },
            tone: 'warning',
          };
    case 'closed':
    case 'opens_soon':
      return { ...closedLabel(until, status.label !== undefined, at), tone: 'neutral' };
  }
}

function closedLabel(
  until: number | null,
  isException: boolean,
  { now, timeZone, lang }: { now: number; timeZone: string; lang: string },
): Pick<OpeningLabel, 'key' | 'values'> {
  if (until === null) return { key: isException ? 'Closed today' : 'Closed' };
  const today = dateOf(localDateTimeAt(now, timeZone));
  const day = dateOf(localDateTimeAt(until, timeZone));
  const time = clock(until, timeZone);
  if (day === today) return { key: 'Opens at {time}', values: { time } };
  if (isException) return { key: 'Closed today' };
  if (day === addDays(today, 1)) return { key: 'Opens tomorrow at {time}', values: { time } };
  return { key: 'Opens {day} at {time}', values: { day: weekdayName(day, lang), time } };
}
