import { eq } from 'drizzle-orm';
import { addMinutes } from '@guest/shared/contracts/core/local-time';
import { expect, test } from 'vitest';
import { activitySession } from '../../../platform/db/tables/schema';
import { activityGuest } from '../testing/activity-guests';
import { activitySuite } from '../testing/activity-suite';
import { EVENING, someActivity } from '../testing/some-session';
import { createMinimumCheck } from './minimum.job';

const MINUTE_MS = 60_000;
const { suite, deps, atInstant } = await activitySuite();
const check = createMinimumCheck(deps);

/** A guest alone at a session for at least three people, which can be booked until some minutes before its start. */
async function lonelyGuest(bookingCutoffMinutes: number, start = EVENING) {
  const { sessionId, adult } = await someActivity(suite, {
    starts: [start],
    bookable: { minParticipants: 3, bookingCutoffMinutes },
  });
  const ada = await activityGuest(suite);
  const { uuid, startsAt } = await ada.come(sessionId, { [adult]: 2 });
  const at = (minutes: number) => atInstant(Date.parse(startsAt) + minutes * MINUTE_MS, check);
  return { sessionId, adult, at, booking: async () => (await ada.one(uuid)).body };
}

test('a session that can be booked until its start is called off at its start', async () => {
  const { at, booking } = await lonelyGuest(0);

  await at(-1);
  const before = await booking();
  await at(0);
  await at(0);

  expect(before.status).toBe('confirmed');
  expect(await booking()).toMatchObject({
    status: 'cancelled',
    refund: 'full',
    version: 2,
    histories: [{}, { by: { type: 'system' }, reasonCode: 'minimum' }],
  });
});

test('a session that reached its minimum by a server of an earlier release, which did not note it, takes place', async () => {
  const { at, booking, sessionId, adult } = await lonelyGuest(60);
  const grace = await activityGuest(suite);
  await grace.come(sessionId, { [adult]: 1 });
  await suite.db.update(activitySession).set({ guaranteedAt: null }).where(eq(activitySession.id, sessionId));

  await at(-60);

  expect((await booking()).status).toBe('confirmed');
});

test.each([
  [0, 10],
  [5, 5],
  [60, 0],
])(
  'a session that closes %i minutes before its start is no longer called off %i minutes after it',
  async (cutoff, minutes) => {
    const { at, booking } = await lonelyGuest(cutoff, addMinutes(EVENING, cutoff));

    await at(minutes);
    const late = (await booking()).status;
    await at(minutes - 1);

    expect([late, (await booking()).status]).toEqual(['confirmed', 'cancelled']);
  },
);
