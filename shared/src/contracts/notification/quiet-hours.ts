import { localDateTimeAt, timeOf } from '../core/local-time';

export interface QuietHours {
  from: string;
  to: string;
}

/** Whether an instant lies in the quiet hours, which are local times of the property. Equal times mean none. */
export function isQuietAt(instant: number, hours: QuietHours | null, timeZone: string): boolean {
  if (!hours) return false;
  const { from, to } = hours;
  const time = timeOf(localDateTimeAt(instant, timeZone));
  if (from <= to) return time >= from && time < to;
  return time >= from || time < to;
}
