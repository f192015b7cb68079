import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activityBooking } from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest } from '../../activity-booking/testing/activity-guests';
import { someActivity } from '../../activity-booking/testing/some-session';
import { timelineClient } from '../testing/timeline-client';

const clock = { now: NOON };
const suite = await testApp({ now: () => clock.now, rateFactor: 100 });
const { planOf } = await timelineClient(suite);

test('R-12 a booked activity is in the plan with its place and the actions that its deadlines allow', async () => {
  const { sessions, adult, id, bookableId } = await someActivity(suite, { starts: ['2026-06-10T18:00'] });
  const me = await activityGuest(suite);
  const { uuid } = await me.come(String(sessions[0]), { [adult]: 2 });
  const itemAt = async (localTime: string) => {
    clock.now = Date.parse(`2026-06-10T${localTime}:00+01:00`);
    return (await planOf(me)).items.find((item) => item.uuid === uuid);
  };

  const early = await itemAt('12:30');
  const late = await itemAt('17:30');
  clock.now = NOON;

  expect(early).toMatchObject({
    id: `activity:${uuid}`,
    title: 'Sailing',
    place: 'Pontoon D',
    status: 'confirmed',
    startsAt: '2026-06-10T17:00:00.000Z',
    day: '2026-06-10',
    link: {
      route: 'property-activity-book',
      params: { property: 'casa-miramar', activityId: id, bookableActivityId: bookableId },
      query: { booking: uuid },
    },
  });
  expect(early?.actions.map(({ name }) => name)).toEqual(['change', 'cancel', 'calendar']);
  expect(late?.actions.map(({ name }) => name)).toEqual(['calendar']);
});

test('R-12 a booked activity whose charge has failed asks its guest to pay', async () => {
  const { sessions, adult } = await someActivity(suite);
  const me = await activityGuest(suite);
  const { uuid } = await me.come(String(sessions[0]), { [adult]: 1 });
  const needsAfter = async (values: Partial<typeof activityBooking.$inferInsert>) => {
    await suite.db.update(activityBooking).set(values).where(eq(activityBooking.id, uuid));
    return (await planOf(me)).items.find((item) => item.uuid === uuid)?.needs;
  };

  const authorised = await needsAfter({ paymentMethod: 'room_charge', paymentStatus: 'authorised' });
  const failed = await needsAfter({ paymentStatus: 'failed' });
  const cancelled = await needsAfter({ status: 'cancelled' });

  expect([authorised, failed, cancelled]).toEqual([undefined, { what: 'pay' }, undefined]);
});

test('R-12 an activity whose session has another place is in the plan with that place', async () => {
  const { sessions, adult } = await someActivity(suite, { session: { place: 'Studio 2' } });
  const me = await activityGuest(suite);
  const { uuid } = await me.come(String(sessions[0]), { [adult]: 1 });

  expect((await planOf(me)).items.find((item) => item.uuid === uuid)?.place).toBe('Studio 2');
});

test('R-12 an activity at the time of another one is a conflict of both', async () => {
  const [first, second] = [await someActivity(suite), await someActivity(suite)];
  const me = await activityGuest(suite);
  const one = await me.come(String(first.sessions[0]), { [first.adult]: 1 });
  const other = await me.come(String(second.sessions[0]), { [second.adult]: 1 }, { isAnyway: true });

  const { conflicts } = await planOf(me);

  expect(conflicts.map(({ a, b, kind }) => [[a, b].sort(), kind])).toEqual([
    [[`activity:${one.uuid}`, `activity:${other.uuid}`].sort(), 'overlap'],
  ]);
});

test('a plan shows only the activities of its own guest', async () => {
  const { sessions, adult } = await someActivity(suite);
  const [me, other] = [await activityGuest(suite), await activityGuest(suite)];
  await other.come(String(sessions[0]), { [adult]: 1 });

  expect((await planOf(me)).items.filter(({ kind }) => kind === 'activity')).toEqual([]);
});
