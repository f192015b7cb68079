import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity, activitySession } from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest, bodyFor, placesOf } from '../testing/activity-guests';
import { someActivity } from '../testing/some-session';

const suite = await testApp({ rateFactor: 1_000 });
const { db } = suite;

test('guests see only their own bookings and holds, and only those of their hotel', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const elsewhere = await someActivity(suite, { slug: 'higashiyama-an' });
  const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
  const { uuid, calendarPath } = await ada.come(sessionId, { [adult]: 1 });
  const hold = (await ada.hold(sessionId, { [adult]: 1 })).body;
  const asAda = bodyFor({ body: hold } as never);

  const foreign = [
    await bob.one(uuid),
    await bob.change(uuid, { version: 1, note: 'x' }),
    await bob.cancel(uuid),
    await bob.release(sessionId, hold.holdUuid),
    await bob.extend(sessionId, hold.holdUuid),
    await bob.book(asAda),
    await bob.hold(sessionId, { [adult]: 1 }, { insteadOf: uuid }),
    await bob.hold(elsewhere.sessionId, { [elsewhere.adult]: 1 }),
    await bob.calendar(calendarPath.replace(/sign=.*/, 'sign=x')),
    await suite.get(`/web/property/higashiyama-an/bookings/activities/${uuid}`, { headers: ada.headers }),
  ];

  expect(foreign.map(({ status }) => status)).toEqual(Array(10).fill(404));
  expect((await bob.list()).body.items).toEqual([]);
  expect((await bob.held()).body.hold).toBeNull();
  expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
});

test('a booking of a withdrawn activity keeps its page with the ticket but cannot be moved', async () => {
  const { id, sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite);
  const { uuid } = await ada.come(sessionId, { [adult]: 2 });
  const other = await someActivity(suite);
  const elsewhere = (await ada.come(other.sessionId, { [other.adult]: 1 }, { isAnyway: true })).uuid;
  await db
    .update(activity)
    .set({ withdrawnAt: new Date(NOON) })
    .where(eq(activity.id, id));
  const pageFor = (query: string) => suite.get(`/web/property/casa-miramar/activity/${id}${query}`);

  const page = await pageFor(`?booking=${uuid}`);
  const booked = await ada.one(uuid);
  const { body: plan } = await suite.get('/web/property/casa-miramar/timeline', { headers: ada.headers });

  expect(page.status).toBe(200);
  expect(page.body).toMatchObject({ name: 'Sailing', bookableActivities: [], sessions: [] });
  expect(booked.body).toMatchObject({
    status: 'confirmed',
    canModify: false,
    canCancel: true,
    voucher: { code: expect.any(String) },
  });
  const item = plan.items.find((one: { uuid: string }) => one.uuid === uuid);
  expect(item.actions.map(({ name }: { name: string }) => name)).toEqual(['cancel', 'calendar']);
  const others = ['', `?booking=${elsewhere}`, `?booking=${id}`, '?booking=x'];
  const replies = await Promise.all(others.map((query) => pageFor(query)));
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await ada.cancel(uuid)).status).toBe(200);
});

test('bookings are listed by their start, page by page, and past ones latest first', async () => {
  const days = ['2026-06-12T10:00', '2026-06-13T10:00', '2026-06-14T10:00'];
  const { sessions, adult } = await someActivity(suite, { starts: days });
  const ada = await activityGuest(suite);
  for (const id of sessions.toReversed()) await ada.come(id, { [adult]: 1 });
  const first = await ada.list('?limit=2');
  const second = await ada.list(`?limit=2&cursor=${first.body.nextCursor}`);
  await ada.cancel(first.body.items[0].uuid);
  const past = await ada.list('?when=past');

  const startsIn = (body: { items: { localDateTimeStart: string }[] }) =>
    body.items.map(({ localDateTimeStart }) => localDateTimeStart);
  expect(startsIn(first.body)).toEqual(days.slice(0, 2));
  expect(startsIn(second.body)).toEqual(days.slice(2));
  expect(second.body.nextCursor).toBeNull();
  expect(startsIn(past.body)).toEqual(days.slice(0, 1));
});

test('the sessions of an activity include their own prices, the guarantee and the waitlist', async () => {
  const { id, bookableId, sessionId, adult } = await someActivity(suite, {
    capacity: 2,
    bookable: { minParticipants: 4 },
    session: { unitPrices: {} },
  });
  await db
    .update(activitySession)
    .set({ unitPrices: { [adult]: 1_900 } })
    .where(eq(activitySession.id, sessionId));
  await (await activityGuest(suite)).come(sessionId, { [adult]: 2 });

  const { body } = await suite.get(
    `/web/property/casa-miramar/activity/${id}/bookableActivities/${bookableId}/sessions`,
  );

  expect(body.items).toMatchObject([
    {
      sessionUuid: sessionId,
      status: 'sold_out',
      vacancies: 0,
      guaranteed: false,
      participants: 2,
      waitlistOpen: true,
      unitPrices: [{ unitId: adult, price: { amount: 1_900 } }],
    },
  ]);
});
