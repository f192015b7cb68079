import { and, eq, isNotNull, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity, activitySession, property } from '../../platform/db/tables/schema';
import { testApp } from '../../testing/test-app';
import { makeSessions } from './make-sessions';

const { db } = await testApp();

/** Creates the sessions of an activity of 90 minutes in Lisbon, and returns those of a Sunday with their minutes. */
async function sessionsOn(sunday: string, { now, at }: { now: string; at: string[] }) {
  const [found] = await db
    .select({ id: activity.id, propertyId: activity.propertyId })
    .from(activity)
    .innerJoin(property, eq(property.id, activity.propertyId))
    .where(and(eq(property.timeZone, 'Europe/Lisbon'), isNotNull(activity.timetable)))
    .limit(1);
  if (!found) throw new Error('no hotel in Lisbon has an activity');
  const weekly = [{ days: [7], at }];
  await db
    .update(activity)
    .set({
      timetable: { weekly, from: null, until: null, except: [], capacity: null },
      durationMinutes: 90,
    })
    .where(eq(activity.id, found.id));
  await makeSessions(db, { now: new Date(now), propertyId: found.propertyId });
  const rows = await db
    .select()
    .from(activitySession)
    .where(and(eq(activitySession.activityId, found.id), like(activitySession.localStart, `${sunday}%`)))
    .orderBy(activitySession.startsAt);
  return rows.map(({ localStart, localEnd, startsAt, endsAt }) => [
    localStart.slice(11),
    localEnd.slice(11),
    (endsAt.getTime() - startsAt.getTime()) / 60_000,
  ]);
}

test('a session keeps its duration when the clocks go forward, and one at a skipped time begins an hour later', async () => {
  const sessions = await sessionsOn('2027-03-28', { now: '2027-03-25T12:00:00Z', at: ['00:15', '01:30'] });

  expect(sessions).toEqual([
    ['00:15', '02:45', 90],
    ['02:30', '04:00', 90],
  ]);
});

test('a session keeps its duration when the clocks go back', async () => {
  const sessions = await sessionsOn('2026-10-25', { now: '2026-10-22T12:00:00Z', at: ['00:45', '03:00'] });

  expect(sessions).toEqual([
    ['00:45', '01:15', 90],
    ['03:00', '04:30', 90],
  ]);
});
