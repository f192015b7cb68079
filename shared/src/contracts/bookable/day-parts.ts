import { timeOf } from '../core/local-time';

/** The parts of a business day by which guests look for something to do. */
export const DAY_PARTS = ['any', 'morning', 'midday', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const NOON = '12:00';
const EVENING = '17:00';

/** Returns the part of a business day. The hours after midnight belong to the evening before. */
export function dayPartOf(localDateTime: string, businessDayStart: string): Exclude<DayPart, 'any'> {
  const time = timeOf(localDateTime);
  if (time < businessDayStart || time >= EVENING) return 'evening';
  return time < NOON ? 'morning' : 'midday';
}

export const isInPart = (localDateTime: string, part: DayPart, businessDayStart: string): boolean =>
  part === 'any' || dayPartOf(localDateTime, businessDayStart) === part;
