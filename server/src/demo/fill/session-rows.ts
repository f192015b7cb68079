import { addDays, addMinutes, dayOfWeek, instantOf } from '@guest/shared/contracts/core/local-time';
import type { activitySession } from '../../platform/db/tables/schema';
import type { DemoActivity } from '../model/demo-property';
import { bookableIdOf } from './activity-rows';
import { demoNumber } from '../life/demo-id';
import type { ImportContext } from './import-rows';

const DAYS_BEFORE = 7;
const DAYS_AFTER = 21;

/** Creates the sessions around today from the weekly times of the activities. */
export function sessionRows(context: ImportContext) {
  const days = Array.from({ length: DAYS_BEFORE + 1 + DAYS_AFTER }, (_, i) =>
    addDays(context.today, i - DAYS_BEFORE),
  );
  return context.property.activities.flatMap((demo) =>
    days.flatMap((date) => timesOn(demo, date).map((time) => sessionRow(context, demo, `${date}T${time}`))),
  );
}

function timesOn({ sessions }: DemoActivity, date: string): string[] {
  const times = sessions.flatMap(({ days, at }) => (days.includes(dayOfWeek(date)) ? at : []));
  return [...new Set(times)];
}

function sessionRow(
  context: ImportContext,
  demo: DemoActivity,
  localStart: string,
): typeof activitySession.$inferInsert {
  const { idOf, propertyId, property } = context;
  const localEnd = addMinutes(localStart, demo.durationMinutes);
  return {
    id: idOf('session', demo.slug, localStart),
    propertyId,
    activityId: idOf('activity', demo.slug),
    bookableActivityId: bookableIdOf(context, demo),
    localStart,
    localEnd,
    startsAt: new Date(instantOf(localStart, property.timeZone)),
    endsAt: new Date(instantOf(localEnd, property.timeZone)),
    capacity: demo.capacity,
    placesTaken: demo.booking && demo.capacity ? placesTaken(demo, localStart, demo.capacity) : 0,
  };
}

/** One session in nine is full and a third are more than half full, so that every session status occurs. */
function placesTaken({ slug }: DemoActivity, localStart: string, capacity: number): number {
  const chance = demoNumber('places', slug, localStart) % 9;
  if (chance === 0) return capacity;
  return Math.floor((capacity * chance) / (chance < 4 ? 4.5 : 18)) % capacity;
}
