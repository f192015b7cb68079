import type { Session } from '@guest/shared/contracts/activity/activity.contract';
import { instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';

type Times = Pick<Session, 'localDateTimeStart' | 'localDateTimeEnd'>;

const DAY_MS = 86_400_000;

export const startOf = ({ localDateTimeStart }: Times, timeZone: string): number =>
  instantOf(localDateTimeStart, timeZone);

/**
 * Returns the instant at which a session ends. When clocks go back, an hour occurs twice, so a session may end at an earlier
 * local time than it starts. If its end occurs twice after its start, the usual duration of the activity decides.
 */
export function endOf(session: Times, timeZone: string, usualMinutes: number): number {
  const { localDateTimeEnd } = session;
  const start = startOf(session, timeZone);
  const usual = start + usualMinutes * 60_000;
  if (localDateTimeAt(usual, timeZone) === localDateTimeEnd) return usual;
  const first = instantOf(localDateTimeEnd, timeZone);
  return first > start ? first : secondOf(localDateTimeEnd, first, timeZone);
}

/** Returns the second occurrence of a local time, which has the offset of the days after it; `first` if it occurs once. */
function secondOf(localDateTime: string, first: number, timeZone: string): number {
  const nextDay = first + DAY_MS;
  const offset = Date.parse(`${localDateTimeAt(nextDay, timeZone)}Z`) - nextDay;
  return Date.parse(`${localDateTime}Z`) - offset;
}
