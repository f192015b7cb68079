import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';

/** Returns the name of the field with the first name of one of the people of a unit, counted from 1. */
export const nameFieldOf = (unitId: string, n: number) => `people.${unitId}.${n}`;

/** Returns the details that name the people of a booking. */
export const namesOfBooking = ({ unitItems }: Pick<ActivityBooking, 'unitItems'>): Record<string, string> =>
  Object.fromEntries(
    withNumbers(unitItems).flatMap(({ unitId, n, firstName }) =>
      firstName === undefined ? [] : [[nameFieldOf(unitId, n), firstName]],
    ),
  );

/** Numbers the people of each unit, from 1. */
export function withNumbers<T extends { unitId: string }>(people: readonly T[]): (T & { n: number })[] {
  const counts = new Map<string, number>();
  return people.map((one) => {
    const n = (counts.get(one.unitId) ?? 0) + 1;
    counts.set(one.unitId, n);
    return { ...one, n };
  });
}
