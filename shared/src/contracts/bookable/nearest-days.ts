import { daysBetween } from '../core/local-time';

/** Returns the dates closest to a day, nearest first; of two equally close ones, the later comes first. */
export const nearestDates = (dates: readonly string[], to: string, most: number): string[] =>
  dates
    .filter((date) => date !== to)
    .sort((a, b) => distance(a, to) - distance(b, to) || (a < b ? 1 : -1))
    .slice(0, most);

const distance = (date: string, to: string) => Math.abs(daysBetween(date, to));
