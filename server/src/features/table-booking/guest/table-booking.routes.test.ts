import type { SlotsReply } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { diner, someOutlet } from '../../../testing/diners';
import { NOON, testApp, type TestResponse } from '../../../testing/test-app';

const suite = await testApp({ rateFactor: 100 });
const EVENING = '2026-06-11T20:00';

test('R-22 a table is held, booked and listed', async () => {
  const { slug, id } = await someOutlet(suite);
  const ada = await diner(suite);

  const held = await ada.hold(slug, EVENING, 2);
  const booked = await ada.book(slug, held.body.holdUuid, { occasion: 'birthday', note: 'A cake, please' });
  const found = await ada.one(booked.body.uuid);
  const listed = await ada.list();

  expect(held).toMatchObject({
    status: 201,
    body: { localDateTime: EVENING, partySize: 2, durationMinutes: 90, outletUuid: id },
  });
  expect(Date.parse(held.body.expiresAt) - NOON).toBe(5 * 60_000);
  expect(booked).toMatchObject({
    status: 201,
    body: {
      status: 'confirmed',
      localDateTime: EVENING,
      firstName: 'Ada',
      occasion: 'birthday',
      canCancel: true,
      canModify: true,
      canTellLate: false,
      version: 1,
      startsAt: '2026-06-11T19:00:00.000Z',
      cancelBy: '2026-06-11T17:00:00.000Z',
      histories: [{ status: 'confirmed', by: { type: 'system' } }],
    },
  });
  expect(booked.body.reference).toMatch(/^TB-[2-9A-HJ-KM-NP-TV-Z]{6}$/);
  expect(found.body).toEqual(booked.body);
  expect(listed.body.items).toEqual([booked.body]);
});

test('the same idempotency key books once and returns the same reply', async () => {
  const { slug } = await someOutlet(suite);
  const ada = await diner(suite);
  const held = await ada.hold(slug, EVENING);
  const key = randomUUID();

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ada.book(slug, held.body.holdUuid, {}, key)),
  );
  const replayed = await ada.book(slug, held.body.holdUuid, {}, key);
  const other = await ada.book(slug, held.body.holdUuid, { note: 'Something else' }, key);

  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.uuid)).size).toBe(1);
  expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code)).toEqual(
    Array(10 - made.length).fill('idempotency_in_progress'),
  );
  expect(replayed).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } });
  expect(replayed.body).toEqual(made[0]?.body);
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  expect((await ada.list()).body.items).toHaveLength(1);
});

test('S-13 a booking requires stay dates', async () => {
  const { slug } = await someOutlet(suite);
  const ada = await diner(suite, { checkin: null, checkout: null });

  const held = await ada.hold(slug, EVENING);
  const waiting = await ada.wait(slug, EVENING);

  for (const refused of [held, waiting]) {
    expect(refused).toMatchObject({ status: 422, body: { code: 'stay_required', field: 'checkin' } });
  }
});

test('a second booking at about the same time needs a confirmation', async () => {
  const [one, other] = [await someOutlet(suite), await someOutlet(suite)];
  const ada = await diner(suite);
  const first = await ada.seat(one.slug, EVENING);
  const held = await ada.hold(other.slug, '2026-06-11T20:30');

  const reply = await ada.book(other.slug, held.body.holdUuid);
  const anyway = await ada.book(other.slug, held.body.holdUuid, { isAnyway: true });

  expect(reply).toMatchObject({ status: 409, body: { code: 'already_booked' } });
  expect(reply.body.data.booking.uuid).toBe(first.uuid);
  expect(anyway.status).toBe(201);
});

test('a guest cannot exceed the limit of upcoming bookings', async () => {
  const { slug } = await someOutlet(suite, { rules: { maxUpcoming: 2 } });
  const ada = await diner(suite);
  await ada.seat(slug, '2026-06-11T18:00');
  await ada.seat(slug, '2026-06-12T18:00');
  const held = await ada.hold(slug, '2026-06-13T18:00');

  const refused = await ada.book(slug, held.body.holdUuid);

  expect(refused).toMatchObject({ status: 409, body: { code: 'booking_limit', data: { n: 2 } } });
});

test('a change moves the booking to a free table, and without one nothing changes', async () => {
  const { slug } = await someOutlet(suite, { tables: [2] });
  const [ada, bob] = [await diner(suite), await diner(suite)];
  const { uuid } = await ada.seat(slug, '2026-06-11T18:00');
  await bob.seat(slug, '2026-06-11T21:00');

  const refused = await ada.change(uuid, { version: 1, localDateTime: '2026-06-11T21:00' });
  const same = await ada.one(uuid);
  const overlapping = await ada.change(uuid, { version: 1, localDateTime: '2026-06-11T18:30' });
  const old = await ada.change(uuid, { version: 1, localDateTime: '2026-06-11T19:00' });
  const freed = await bob.hold(slug, '2026-06-11T18:00');

  expect(refused).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
  expect(same.body).toMatchObject({ localDateTime: '2026-06-11T18:00', version: 1, status: 'confirmed' });
  expect(overlapping).toMatchObject({ status: 200, body: { localDateTime: '2026-06-11T18:30', version: 2 } });
  expect(old).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  expect(freed.status).toBe(409);
});

test('a request moved to an earlier time expires by that time', async () => {
  const { slug } = await someOutlet(suite, {
    bookingMode: 'onDemand',
    hours: { from: '10:00', to: '23:00' },
  });
  const ada = await diner(suite);
  const { uuid, expiresAt } = await ada.seat(slug, EVENING);

  const sooner = await ada.change(uuid, { version: 1, localDateTime: '2026-06-10T12:30' });

  expect(Date.parse(expiresAt ?? '')).toBe(NOON + 60 * 60_000);
  expect(sooner.body).toMatchObject({ startsAt: sooner.body.expiresAt, status: 'requested' });
});

test('reducing the party size limits the number of children and keeps the required answers', async () => {
  const questions = [{ key: 'dogs', label: { en: 'Any dogs?' }, required: true }];
  const { slug } = await someOutlet(suite, { tables: [4], rules: { questions } });
  const ada = await diner(suite);
  const details = { children: 3, highChairs: 3, answers: { dogs: 'One' } };
  const { uuid } = await ada.seat(slug, EVENING, 4, details);

  const smaller = await ada.change(uuid, { version: 1, partySize: 2 });
  const unanswered = await ada.change(uuid, { version: 2, answers: {} });

  expect(smaller).toMatchObject({ status: 200, body: { partySize: 2, children: 2, highChairs: 2 } });
  expect(unanswered).toMatchObject({ status: 422, body: { code: 'answer_required', field: 'answers.dogs' } });
});

test.each(['date=9999-12-31', 'date=0001-01-01', 'date=1999-12-31', 'date=2999-12-31'])(
  'a day outside the bookable range has no slots: %s',
  async (query) => {
    const { slug } = await someOutlet(suite, { hours: { from: '18:00', to: '02:00' } });
    const ada = await diner(suite);

    const slots = await ada.slots(slug, query);
    const days = await suite.get(
      `/web/property/casa-miramar/outlets/${slug}/slots/days?${query.replace('date', 'from')}`,
    );

    expect([slots.status, days.status]).toEqual([400, 400]);
  },
);

test('a lone surrogate anywhere in the request is rejected as malformed', async () => {
  const { slug } = await someOutlet(suite);
  const ada = await diner(suite);
  const held = await ada.hold(slug, EVENING);

  const refused = await ada.book(slug, held.body.holdUuid, { allergies: ['nuts \ud83d'] });

  expect(refused).toMatchObject({ status: 400, body: { code: 'malformed' } });
});

test('cancelling frees the table, and repeating it changes nothing', async () => {
  const { slug } = await someOutlet(suite, { tables: [2] });
  const [ada, bob] = [await diner(suite), await diner(suite)];
  const { uuid } = await ada.seat(slug, EVENING);

  const cancelled = await ada.cancel(uuid);
  const again = await ada.cancel(uuid);
  const changed = await ada.change(uuid, { version: 2, partySize: 1 });
  const held = await bob.hold(slug, EVENING);

  expect(cancelled).toMatchObject({
    status: 200,
    body: { status: 'cancelled', canCancel: false, version: 2 },
  });
  expect(again.body).toEqual(cancelled.body);
  expect(changed).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } });
  expect(held.status).toBe(201);
});

test('a booking of another guest is not found for any operation', async () => {
  const { slug } = await someOutlet(suite);
  const [ada, eve] = [await diner(suite), await diner(suite)];
  const { uuid, calendarPath } = await ada.seat(slug, EVENING);
  const unsigned = calendarPath.replace(/\?.*/, '');

  const answers = [
    await eve.one(uuid),
    await eve.change(uuid, { version: 1, partySize: 1 }),
    await eve.cancel(uuid),
    await eve.late(uuid, 5),
    await eve.accept(slug, uuid),
    await eve.leave(slug, uuid),
    await suite.get(unsigned, { headers: eve.headers }),
    await suite.get(`${unsigned}?sign=${'x'.repeat(43)}`),
  ];

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404));
  expect((await eve.list()).body.items).toEqual([]);
  expect((await ada.one(uuid)).body).toMatchObject({ status: 'confirmed', version: 1 });
});

test('while changing a booking, its table counts as free only for its guest', async () => {
  const { slug } = await someOutlet(suite, { tables: [2] });
  const [ada, eve] = [await diner(suite), await diner(suite)];
  const { uuid } = await ada.seat(slug, EVENING);
  const query = `date=2026-06-11&changing=${uuid}`;

  const seen = [
    await ada.slots(slug, query),
    await eve.slots(slug, query),
    await suite.get(`/web/property/casa-miramar/outlets/${slug}/slots?${query}`),
  ];

  const ofEvening = ({ body }: TestResponse) =>
    (body as SlotsReply).slots.find(({ localDateTime }) => localDateTime === EVENING)?.status;
  expect(seen.map(ofEvening)).toEqual(['limited', 'full', 'full']);
});

test('a required question of an outlet must be answered, and the answer is stored', async () => {
  const questions = [{ key: 'fish', label: { en: 'Fish?' }, required: true }];
  const { slug } = await someOutlet(suite, { rules: { questions } });
  const ada = await diner(suite);
  const held = await ada.hold(slug, EVENING);

  const unanswered = await ada.book(slug, held.body.holdUuid);
  const foreign = await ada.book(slug, held.body.holdUuid, { answers: { meat: 'no' } });
  const answered = await ada.book(slug, held.body.holdUuid, { answers: { fish: 'a sea bass' } });

  expect(unanswered).toMatchObject({ status: 422, body: { code: 'answer_required', field: 'answers.fish' } });
  expect(foreign.status).toBe(422);
  expect(answered.body.answers).toEqual([{ key: 'fish', label: 'Fish?', answer: 'a sea bass' }]);
});

test('bookings are paged', async () => {
  const { slug } = await someOutlet(suite);
  const ada = await diner(suite);
  for (const day of [11, 12, 13]) await ada.seat(slug, `2026-06-${day}T18:00`);

  const first = await ada.list('?limit=2');
  const second = await ada.list(`?limit=2&cursor=${encodeURIComponent(first.body.nextCursor)}`);
  const wrong = await ada.list('?cursor=nothing');

  const days = [...first.body.items, ...second.body.items].map(({ localDateTime }) => localDateTime);
  expect(days).toEqual(['2026-06-11T18:00', '2026-06-12T18:00', '2026-06-13T18:00']);
  expect(second.body.nextCursor).toBeNull();
  expect(wrong.status).toBe(400);
});
