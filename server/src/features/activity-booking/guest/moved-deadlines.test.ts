import { expect, test } from 'vitest';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest } from '../testing/activity-guests';
import { EVENING, someActivity } from '../testing/some-session';
import { testFolio } from '../testing/test-folio';

const MINUTE_MS = 60_000;
const HOUR = 60;
const clock = { now: NOON };
const now = () => clock.now;
const suite = await testApp({ now, rateFactor: 1_000, demo: testFolio(now).demo });

async function at<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  clock.now = NOON + minutes * MINUTE_MS;
  return work().finally(() => (clock.now = NOON));
}

test('a request that is moved gets a new deadline: the end of booking of the new session, but an hour at most', async () => {
  const starts = ['2026-06-10T13:30', EVENING, '2026-06-10T13:15'];
  const bookable = { requiresApproval: true, bookingCutoffMinutes: 60, cancelCutoffMinutes: 60 };
  const { sessions, adult } = await someActivity(suite, { starts, bookable });
  const [first = '', later = '', sooner = ''] = sessions;
  const ada = await activityGuest(suite);
  const { uuid, expiresAt } = await ada.come(first, { [adult]: 1 });

  const moved = await ada.change(uuid, { version: 1, sessionUuid: later });
  const back = await at(5, () => ada.change(uuid, { version: 2, sessionUuid: sooner }));

  const inMinutes = (minutes: number) => new Date(NOON + minutes * MINUTE_MS).toISOString();
  expect([expiresAt, moved.body.expiresAt, back.body.expiresAt]).toEqual([
    inMinutes(30),
    inMinutes(60),
    inMinutes(15),
  ]);
});

test('a booking that is moved after the end of free cancellation cannot be cancelled again', async () => {
  const bookable = { cancelCutoffMinutes: 180, modifyCutoffMinutes: 0, bookingCutoffMinutes: 0 };
  const { sessions, adult } = await someActivity(suite, {
    starts: ['2026-06-10T18:00', '2026-06-12T18:00'],
    bookable,
  });
  const [first = '', second = ''] = sessions;
  const ada = await activityGuest(suite);
  const { uuid, cancelBy } = await ada.come(first, { [adult]: 1 });

  const moved = await at(4 * HOUR, () => ada.change(uuid, { version: 1, sessionUuid: second }));
  const cancelled = await at(4 * HOUR, () => ada.cancel(uuid));

  expect(moved).toMatchObject({ status: 200, body: { sessionUuid: second, cancelBy, canCancel: false } });
  expect(cancelled).toMatchObject({ status: 409, body: { code: 'cancel_too_late' } });
});
