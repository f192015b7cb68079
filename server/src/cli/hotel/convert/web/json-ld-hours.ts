import { listOf, termOf, type Node } from './json-ld-nodes';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const TIME = /^([01]\d|2[0-3]):[0-5]\d/;

/**
 * Converts opening hours of schema.org to the form of a hotel's folder. Returns `undefined` if any part of them is
 * not understood.
 */
export function hoursOf(specifications: readonly Node[]): string | undefined {
  const byDay = new Map<string, string[]>();
  for (const one of specifications) {
    const [from, to] = [timeOf(one.opens), timeOf(one.closes)];
    const days = listOf(one.dayOfWeek).map((day) => termOf(day));
    if (from === undefined || to === undefined || days.length === 0 || one.validFrom !== undefined)
      return undefined;
    for (const day of days) {
      if (!DAYS.includes(day)) return undefined;
      byDay.set(day, [...(byDay.get(day) ?? []), `${from}-${to}`]);
    }
  }
  const weekly = DAYS.flatMap((day) => {
    const hours = byDay.get(day);
    return hours ? [`${day.slice(0, 3).toLowerCase()}: [${hours.join(', ')}]`] : [];
  });
  return weekly.length === 0 ? undefined : `{ weekly: { ${weekly.join(', ')} } }`;
}

const timeOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? TIME.exec(value)?.[0] : undefined;
