import { expect, test } from 'vitest';
import { testApp, type TestResponse } from '../../../testing/test-app';
import { activityGuest } from '../testing/activity-guests';
import { someActivity } from '../testing/some-session';

const unlimited = { burst: 1_000_000, perSecond: 1_000_000 };
/** Without the limits of all calls together, which are reached before those of reads. */
const suite = await testApp({ limits: { perAddress: unlimited, perToken: unlimited } });
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const HOTEL = '/web/property/casa-miramar';

type Calls = Awaited<ReturnType<typeof activityGuest>> & { activityId: string; bookableId: string };

const body = { holdUuid: UNKNOWN, priceToken: 'x', unitItems: [], contact: {}, payment: 'pay_there' };

// Calls that are refused for another reason count as well, so that the calls need no session or booking that exists.
test.each<[string, number, number, (ada: Calls) => Promise<TestResponse>]>([
  ['holds of places', 30, 120, (ada) => ada.hold(UNKNOWN, { [UNKNOWN]: 1 })],
  ['bookings', 10, 360, (ada) => ada.book(body)],
  ['changes of a booking', 10, 360, (ada) => ada.change(UNKNOWN, { version: 1 })],
  ['entries in waitlists', 20, 180, (ada) => ada.wait(UNKNOWN, { [UNKNOWN]: 1 })],
  [
    'reads of what can be booked',
    60,
    1,
    ({ headers }) => suite.get(`${HOTEL}/bookable?date=2026-06-11&adults=1&part=evening`, { headers }),
  ],
  [
    'reads of the sessions of an activity',
    60,
    1,
    ({ headers, activityId, bookableId }) =>
      suite.get(`${HOTEL}/activity/${activityId}/bookableActivities/${bookableId}/sessions`, { headers }),
  ],
])(
  'a guest is limited in %s: %i are served, and after %i s another one is',
  async (_what, most, wait, call) => {
    const { id: activityId, bookableId } = await someActivity(suite);
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
    const ofAda = { ...ada, activityId, bookableId };

    const served = [];
    for (let i = 0; i < most; i += 1) served.push((await call(ofAda)).status);
    const refused = await call(ofAda);
    const ofOther = await call({ ...bob, activityId, bookableId });

    expect(served).not.toContain(429);
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited', retryAfter: wait } });
    expect(ofOther.status).not.toBe(429);
  },
);
