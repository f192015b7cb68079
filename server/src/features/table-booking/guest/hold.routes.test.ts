import { expect, test } from 'vitest';
import { diner, someOutlet } from '../../../testing/diners';
import { testApp } from '../../../testing/test-app';

const suite = await testApp({ rateFactor: 100 });
const EVENING = '2026-06-11T20:00';

test('a new hold releases the previous one, which stays if no table is free', async () => {
  const { slug } = await someOutlet(suite, { tables: [2] });
  const [ada, bob] = [await diner(suite), await diner(suite)];
  await bob.seat(slug, '2026-06-11T21:30');

  const first = await ada.hold(slug, '2026-06-11T18:00');
  const refused = await ada.hold(slug, '2026-06-11T21:30');
  const still = await suite.get('/web/property/casa-miramar/bookings/hold', { headers: ada.headers });
  const second = await ada.hold(slug, '2026-06-11T19:00');
  const gone = await ada.book(slug, first.body.holdUuid);
  const freed = await bob.hold(slug, '2026-06-12T18:00');

  expect(refused).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
  expect(still.body.hold).toEqual(first.body);
  expect(second.status).toBe(201);
  expect(gone).toMatchObject({ status: 410, body: { code: 'hold_expired' } });
  expect(freed.status).toBe(201);
});

test.each([
  ['too many', 9, EVENING, 422, 'party_too_large'],
  ['after the stay', 2, '2026-06-21T20:00', 422, 'outside_stay'],
  ['far ahead', 2, '2026-12-21T20:00', 422, 'too_far'],
  ['in the past', 2, '2026-06-09T20:00', 422, 'past'],
  ['outside opening hours', 2, '2026-06-11T15:00', 409, 'outlet_closed'],
  ['between two slots', 2, '2026-06-11T20:05', 409, 'slot_unavailable'],
  ['on a day that does not exist', 2, '2026-06-31T20:00', 400, 'malformed'],
  ['at an hour that does not exist', 2, '2026-06-11T27:61', 400, 'malformed'],
])('a hold is rejected %s', async (_why, partySize, localDateTime, status, code) => {
  const { slug } = await someOutlet(suite, { tables: [2, 10] });
  const ada = await diner(suite);

  const refused = await ada.hold(slug, localDateTime, partySize);

  expect(refused).toMatchObject({ status, body: { code } });
});

test('the error for a day too far ahead names the last one as pages write dates', async () => {
  const { slug } = await someOutlet(suite);
  const ada = await diner(suite);

  const { body } = await ada.hold(slug, '2026-12-21T20:00');

  expect(body.error).toMatch(/^You can book up to \d+ [A-Z][a-z]+\.$/);
});

test('a time between two slots is not called closed, and its neighbours are offered', async () => {
  const { slug } = await someOutlet(suite);
  const ada = await diner(suite);

  const { body } = await ada.hold(slug, '2026-06-11T20:05');

  expect(body.error).toBe('Tables start at set times. Here are the nearest free times.');
  const times = body.data.nearest.map(({ localDateTime }: { localDateTime: string }) => localDateTime);
  expect(times).toEqual(expect.arrayContaining(['2026-06-11T20:00', '2026-06-11T20:15']));
});

test('the error for a slot too soon contains the minutes in the language of the guest', async () => {
  const { slug } = await someOutlet(suite, { hours: { from: '10:00', to: '23:00' } });
  const ada = await diner(suite);

  const refused = await suite.send('POST', `/web/property/casa-miramar/outlets/${slug}/holds`, {
    body: { localDateTime: '2026-06-10T12:15', partySize: 2 },
    headers: { ...ada.headers, 'accept-language': 'ar' },
  });

  expect(refused).toMatchObject({ status: 422, body: { code: 'too_soon' } });
  expect(refused.body.error).toContain('30');
});

test('the error for a taken slot lists the nearest available times', async () => {
  const { slug } = await someOutlet(suite, { tables: [2] });
  const [ada, bob] = [await diner(suite), await diner(suite)];
  await ada.seat(slug, EVENING);

  const refused = await bob.hold(slug, EVENING);

  expect(refused).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
  const { nearest, waitlistOpen } = refused.body.data;
  expect(nearest.map((one: { localDateTime: string }) => one.localDateTime)).toEqual([
    '2026-06-11T21:30',
    '2026-06-11T18:30',
    '2026-06-11T21:45',
    '2026-06-11T18:15',
    '2026-06-11T22:00',
  ]);
  expect(waitlistOpen).toBe(true);
});
