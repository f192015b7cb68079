import type { OpeningHours } from '../../contracts/opening-hours/opening-hours.schema';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Returns opening hours that are the same every day. */
export const openDaily = (from: string, to: string, facts: Partial<OpeningHours> = {}): OpeningHours => ({
  weekly: [{ days: EVERY_DAY, intervals: [{ from, to }] }],
  exceptions: [],
  temporarilyClosed: null,
  ...facts,
});
