import { describe, expect, test } from 'vitest';
import { someOutlet } from '../../testing/diners';
import { bodyFor, callsOf } from '../activity-booking/testing/activity-guests';
import { someActivity } from '../activity-booking/testing/some-session';
import { checkOutSetup, PROPERTY_URL, STAY } from './testing/check-out-setup';

const { suite, leavingGuest, leave } = await checkOutSetup();
const { get } = suite;

const DEPARTURE = STAY.checkout;
const refusalOf = ({ status, body }: { status: number; body: { code?: string; error?: string } }) => [
  status,
  body.code,
  body.error,
];
const GONE = [
  422,
  'outside_stay',
  'You have checked out. To come back, tell us your new dates or message us.',
];

describe('guests who have checked out', () => {
  test('book no table where only guests of the house can, and are told why', async () => {
    const { slug } = await someOutlet(suite, { tables: [2] });
    const other = await someOutlet(suite, { tables: [2] });
    const open = await someOutlet(suite, { rules: { allowOutside: true } });
    const me = await leavingGuest();
    const { body: held } = await me.hold(slug, `${DEPARTURE}T19:00`);

    await leave(me);
    const booked = await me.book(slug, held.holdUuid);
    const holding = await me.hold(other.slug, `${DEPARTURE}T19:00`);
    const waiting = await me.wait(other.slug, `${DEPARTURE}T19:00`);
    const { body: slots } = await me.slots(other.slug, `date=${DEPARTURE}&partySize=2`);
    const outside = await me.hold(open.slug, `${DEPARTURE}T19:00`);

    expect([booked, holding, waiting].map(refusalOf)).toEqual([GONE, GONE, GONE]);
    expect(slots).toMatchObject({ status: 'closed', why: { code: GONE[1], error: GONE[2] } });
    expect(outside.status).toBe(201);
  });

  test('book no activity, and are told why', async () => {
    const starts = [`${DEPARTURE}T10:00`, `${DEPARTURE}T16:00`];
    const { sessions, adult } = await someActivity(suite, { starts });
    const [morning = '', afternoon = ''] = sessions;
    const me = await leavingGuest();
    const activities = callsOf(suite, me);
    const held = await activities.hold(morning, { [adult]: 1 });

    await leave(me);
    const booked = await activities.book(bodyFor(held));
    const holding = await activities.hold(afternoon, { [adult]: 1 });
    const waiting = await activities.wait(afternoon, { [adult]: 1 });
    const { body: offered } = await get(`${PROPERTY_URL}/bookable?date=${DEPARTURE}&adults=1`, {
      headers: me.headers,
    });

    expect([booked, holding, waiting].map(refusalOf)).toEqual([GONE, GONE, GONE]);
    const of = (id: string) =>
      offered.sessions.find((one: { session: { sessionUuid: string } }) => one.session.sessionUuid === id);
    expect(of(afternoon)).toMatchObject({ suits: 'outside_stay' });
  });

  test('change what they have kept within the days of the stay', async () => {
    const { slug } = await someOutlet(suite);
    const { sessions, adult } = await someActivity(suite, {
      starts: [`${DEPARTURE}T10:00`, `${DEPARTURE}T16:00`, '2026-06-12T10:00'],
    });
    const [morning = '', afternoon = '', nextDay = ''] = sessions;
    const me = await leavingGuest();
    const activities = callsOf(suite, me);
    const table = await me.seat(slug, `${DEPARTURE}T19:00`);
    const trip = await activities.come(morning, { [adult]: 1 });

    await leave(me, { spared: [table.uuid, trip.uuid] });
    const { body: slots } = await me.slots(slug, `date=${DEPARTURE}&partySize=3&changing=${table.uuid}`);
    const days = `${PROPERTY_URL}/outlets/${slug}/slots/days?from=${DEPARTURE}&days=2&partySize=2`;
    const shown = await get(`${days}&changing=${table.uuid}`, { headers: me.headers });
    const forNew = await get(days, { headers: me.headers });
    const later = await me.change(table.uuid, {
      version: (await me.one(table.uuid)).body.version,
      localDateTime: `${DEPARTURE}T20:00`,
      partySize: 3,
    });
    const { body: kept } = await activities.one(trip.uuid);
    const tooLate = await activities.change(trip.uuid, { version: kept.version, sessionUuid: nextDay });
    const moved = await activities.change(trip.uuid, { version: kept.version, sessionUuid: afternoon });

    expect(slots.why).toBeUndefined();
    expect(slots.status).toBe('limited');
    expect(shown.body.days).toMatchObject([
      { date: DEPARTURE, status: 'available' },
      { date: '2026-06-12', status: 'closed', why: { code: 'outside_stay' } },
    ]);
    expect(forNew.body.days).toMatchObject([{ why: { code: 'outside_stay' } }, {}]);
    expect([later.status, later.body.partySize]).toEqual([200, 3]);
    expect([tooLate.status, tooLate.body.code]).toEqual([422, 'outside_stay']);
    expect([moved.status, moved.body.sessionUuid]).toEqual([200, afternoon]);
  });
});
