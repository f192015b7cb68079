import type { ActivityList, ActivitySummary } from '@guest/shared/contracts/activity/activity.contract';

/** Returns all activities, sorted by their next date; those without a date are last. */
export function catalogueOf({ activities, activitiesWithBooking }: ActivityList): ActivitySummary[] {
  const byUuid = new Map([...activities, ...activitiesWithBooking].map((it) => [it.uuid, it]));
  return [...byUuid.values()].sort((a, b) =>
    startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0,
  );
}

/** Sorts after every date. */
const AFTER_ALL_DATES = '9999';
const startOf = ({ next }: ActivitySummary) => next?.localDateTimeStart ?? AFTER_ALL_DATES;

/** Returns the categories in use, the most frequent first. */
export function categoriesOf(activities: ActivitySummary[]): string[] {
  const counts = new Map<string, number>();
  for (const category of activities.flatMap(({ categories }) => categories))
    counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([category]) => category);
}
