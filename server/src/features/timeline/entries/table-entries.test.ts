import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outlet } from '../../../platform/db/tables/schema';
import { dinerOf, someOutlet } from '../../../testing/diners';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest } from '../../activity-booking/testing/activity-guests';
import { someActivity } from '../../activity-booking/testing/some-session';
import { timelineClient } from '../testing/timeline-client';

const suite = await testApp({ now: () => NOON, rateFactor: 100 });
const { db } = suite;
const { planOf } = await timelineClient(suite);

test.each([
  ['the same place', 'Pontoon D', []],
  ['another place', 'Rooftop', ['tight']],
])('R-12 a table at %s as an activity that has just ended', async (_where, place, kinds) => {
  const { sessionId, adult } = await someActivity(suite, { starts: ['2026-06-11T18:00'] });
  const { id, slug } = await someOutlet(suite, { tables: [2] });
  await db
    .update(outlet)
    .set({ place: { en: place } })
    .where(eq(outlet.id, id));
  const me = await activityGuest(suite);
  await me.come(sessionId, { [adult]: 1 });
  await dinerOf(suite, me).seat(slug, '2026-06-11T20:00');

  expect((await planOf(me)).conflicts.map(({ kind }) => kind)).toEqual(kinds);
});

test('R-12 a table at an outlet that the hotel has withdrawn can be cancelled but not changed', async () => {
  const { id, slug } = await someOutlet(suite, { tables: [2] });
  const me = await activityGuest(suite);
  await dinerOf(suite, me).seat(slug, '2026-06-11T20:00');
  const actions = async () => (await planOf(me)).items[0]?.actions.map(({ name }) => name);
  const before = await actions();

  await db
    .update(outlet)
    .set({ withdrawnAt: new Date(NOON) })
    .where(eq(outlet.id, id));

  expect(before).toContain('change');
  expect(await actions()).toEqual(before?.filter((name) => name !== 'change'));
});
