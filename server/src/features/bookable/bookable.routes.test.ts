import type { Bookable } from '@guest/shared/contracts/bookable/bookable.contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { activitySession, property } from '../../platform/db/tables/schema';
import { diner, someOutlet } from '../../testing/diners';
import { statementRounds } from '../../testing/statement-rounds';
import { NOON, testApp } from '../../testing/test-app';
import { activityGuest } from '../activity-booking/testing/activity-guests';
import { someActivity } from '../activity-booking/testing/some-session';

const suite = await testApp({ rateFactor: 100 });
const { db, get } = suite;
const DAY = '2026-06-11';
const EVENING = `${DAY}T18:00`;

/** The offers of one outlet or activity among those of the demo hotel. */
async function read(query = '', headers: Record<string, string> = {}) {
  const { status, body, text } = await get(`/web/property/casa-miramar/bookable?date=${DAY}${query}`, {
    headers,
  });
  expect(status, text).toBe(200);
  const { tables, sessions, ...reply } = body as Bookable;
  return {
    ...reply,
    tables,
    sessions,
    tableAt: (outletSlug: string) => tables.find(({ outlet }) => outlet.slug === outletSlug),
    sessionOf: (sessionId: string) => sessions.find(({ session }) => session.sessionUuid === sessionId),
  };
}

test('everything is read side by side, also who asks', async () => {
  const guest = await diner(suite);
  const rounds = await statementRounds(db, () => read('', guest.headers));
  const plan = await statementRounds(db, () =>
    get('/web/property/casa-miramar/timeline', { headers: guest.headers }),
  );

  // The plan takes one round after those that find the caller and the property.
  expect(rounds).toBe(plan);
});

describe('tables that can be booked', () => {
  test('are at most six times of each restaurant, spread over the part of the day', async () => {
    const { slug } = await someOutlet(suite, { hours: { from: '12:00', to: '23:00' } });

    const whole = (await read()).tableAt(slug);
    const midday = (await read('&part=midday')).tableAt(slug);
    const morning = (await read('&part=morning')).tableAt(slug);

    expect(whole?.slots.map(({ localDateTime }) => localDateTime.slice(11))).toEqual([
      '12:00',
      '14:00',
      '16:00',
      '18:00',
      '20:00',
      '22:00',
    ]);
    expect(whole?.hasMore).toBe(true);
    expect(midday?.slots.at(-1)?.localDateTime).toBe(`${DAY}T16:45`);
    expect(morning?.slots).toEqual([]);
    expect(morning?.why?.code).toBe('outlet_closed');
  });

  test('do not include what others have taken, but what the guest holds themselves', async () => {
    const { slug } = await someOutlet(suite, { tables: [2], hours: { from: '20:00', to: '21:00' } });
    const [ada, bob] = [await diner(suite), await diner(suite)];
    const free = (await read('', bob.headers)).tableAt(slug);

    expect((await ada.hold(slug, `${DAY}T20:00`)).status).toBe(201);

    expect((await read('', ada.headers)).tableAt(slug)).toEqual(free);
    expect((await read('', bob.headers)).tableAt(slug)).toMatchObject({ slots: [], waitlistOpen: true });
  });

  test('give the reason if the party is too large, and are listed after those with times', async () => {
    const { slug } = await someOutlet(suite, { rules: { partyMax: 3 } });

    const { tables, tableAt } = await read('&adults=2&ages=4,7');

    expect(tableAt(slug)).toMatchObject({
      slots: [],
      waitlistOpen: false,
      why: { code: 'party_too_large' },
    });
    const hasSlots = tables.map(({ slots }) => slots.length > 0);
    expect(hasSlots).toEqual(hasSlots.toSorted((a, b) => Number(b) - Number(a)));
    const firsts = tables.flatMap(({ slots }) => slots.slice(0, 1).map(({ startsAt }) => startsAt));
    expect(firsts).toEqual(firsts.toSorted());
  });
});

describe('sessions that can be booked', () => {
  test('have the units and the price of the party', async () => {
    const { id, sessionId, bookableId, adult, child } = await someActivity(suite, { starts: [EVENING] });

    const { sessionOf } = await read('&adults=2&ages=9');

    expect(sessionOf(sessionId)).toMatchObject({
      activity: { uuid: id, name: 'Sailing', place: 'Pontoon D' },
      bookableActivityId: bookableId,
      party: [{ unitId: adult }, { unitId: adult }, { unitId: child, age: 9 }],
      needsAges: false,
      price: { amount: 6_000, currency: 'EUR' },
      suits: true,
    });
  });

  test('give the reason if they do not suit the party, and are listed last', async () => {
    const small = await someActivity(suite, { starts: [EVENING], capacity: 2 });
    const { sessionId } = await someActivity(suite, { starts: [EVENING], bookable: { maxUnits: 2 } });
    const accompanied = await someActivity(suite, {
      starts: [EVENING],
      units: ({ adult, child }) => [
        { unitId: adult, type: 'adult', name: { en: 'Adult' }, price: 0, accompaniedBy: [] },
        {
          unitId: child,
          type: 'infant',
          name: { en: 'Infant' },
          price: 0,
          maxAge: 3,
          accompaniedBy: [adult],
          perCompanion: 1,
        },
      ],
    });

    const family = await read('&adults=2&ages=9');
    const infants = await read('&adults=1&ages=1,2');
    const baby = await read('&adults=1&ages=1');

    expect(family.sessionOf(small.sessionId)?.suits).toBe('too_full');
    expect(family.sessionOf(sessionId)?.suits).toBe('party_size');
    expect(infants.sessionOf(accompanied.sessionId)?.suits).toBe('needs_adult');
    expect(baby.sessionOf(sessionId)).toMatchObject({ suits: 'ages', party: [] });
    expect(baby.sessionOf(sessionId)).not.toHaveProperty('price');
    const suits = family.sessions.map((one) => one.suits === true);
    expect(suits).toEqual(suits.toSorted((a, b) => Number(b) - Number(a)));
  });

  test('count the places of others, but not the guest’s own hold', async () => {
    const { sessionId, adult } = await someActivity(suite, { starts: [EVENING], capacity: 2 });
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
    expect((await ada.hold(sessionId, { [adult]: 2 })).status).toBe(201);

    expect((await read('', ada.headers)).sessionOf(sessionId)?.suits).toBe(true);
    expect((await read('', bob.headers)).sessionOf(sessionId)).toMatchObject({
      suits: 'too_full',
      session: { waitlistOpen: true },
    });
  });

  test('that have been called off or are closed are not offered', async () => {
    const off = await someActivity(suite, { starts: [EVENING], session: { cancelledAt: new Date(NOON) } });
    const closed = await someActivity(suite, { starts: [EVENING], session: { isClosed: true } });
    const late = await someActivity(suite, { starts: [EVENING], bookable: { bookingCutoffMinutes: 9_999 } });

    const { sessionOf } = await read();

    for (const { sessionId } of [off, closed, late]) expect(sessionOf(sessionId)).toBeUndefined();
  });

  test('belong to the business day, also after midnight', async () => {
    const { sessions } = await someActivity(suite, { starts: [`${DAY}T04:30`, '2026-06-12T00:30'] });
    const [before = '', night = ''] = sessions;

    const { sessionOf } = await read('&part=evening');

    expect(sessionOf(before)).toBeUndefined();
    expect(sessionOf(night)?.suits).toBe(true);
  });
});

describe('a day', () => {
  test('outside the stay offers nothing and names the reason', async () => {
    const { slug } = await someOutlet(suite);
    const { sessionId } = await someActivity(suite, { starts: [EVENING] });
    const guest = await diner(suite, { checkin: '2026-06-08', checkout: '2026-06-10' });

    const { bookable, tableAt, sessionOf } = await read('', guest.headers);

    expect(bookable).toEqual({ from: '2026-06-10', until: '2026-06-10' });
    expect(tableAt(slug)).toMatchObject({ slots: [], why: { code: 'outside_stay' } });
    expect(sessionOf(sessionId)?.suits).toBe('outside_stay');
  });

  test('without anything free names the nearest days with something', async () => {
    // A hotel of its own, because the demo hotels have something every day.
    const slug = `hotel-${Math.random().toString(36).slice(2, 10)}`;
    const [model] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
    if (!model) throw new Error('property not found');
    await db.insert(property).values({ ...model, id: crypto.randomUUID(), slug });
    await someActivity(suite, { slug, starts: ['2026-06-10T18:00', '2026-06-13T18:00'] });

    const { body } = await get(`/web/property/${slug}/bookable?date=${DAY}`);

    expect(body).toEqual({
      date: DAY,
      bookable: { from: '2026-06-10', until: '2027-06-10' },
      tables: [],
      sessions: [],
      nearest: [
        { date: '2026-06-10', tables: false, sessions: true },
        { date: '2026-06-13', tables: false, sessions: true },
      ],
    });
  });

  test('is read with few statements, whatever the number of outlets and sessions', async () => {
    await someOutlet(suite);
    await someActivity(suite, { starts: [EVENING] });
    const query = vi.spyOn(db.$client, 'query');
    await read();
    const statements = query.mock.calls.length;
    query.mockRestore();

    // The property, outlets, claims, waitlists, activities and sessions.
    expect(statements).toBeLessThanOrEqual(6);
  });

  test.each([
    'date=2026-06-31',
    'date=today',
    'adults=0',
    'adults=21',
    'adults=1.5',
    'ages=18',
    'ages=5,',
    'ages=-1',
    'ages=05',
    `ages=${'5,'.repeat(10)}5`,
    'part=night',
    'guests=2',
  ])('refuses the query %s', async (query) => {
    expect((await get(`/web/property/casa-miramar/bookable?${query}`)).status).toBe(400);
  });

  test('far away or in the past offers nothing', async () => {
    const { body: past } = await get('/web/property/casa-miramar/bookable?date=2026-06-01');
    const { body: far } = await get('/web/property/casa-miramar/bookable?date=2999-12-31');

    for (const { tables, sessions } of [past, far] as Bookable[]) {
      expect(tables.flatMap(({ slots }) => slots)).toEqual([]);
      expect(sessions).toEqual([]);
    }
  });
});

test('a hold of a session that has just filled up leaves the list correct for everyone', async () => {
  const { sessionId, adult } = await someActivity(suite, { starts: [EVENING], capacity: 2 });
  const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
  await Promise.all([ada.hold(sessionId, { [adult]: 2 }), bob.hold(sessionId, { [adult]: 2 })]);

  const offers = await Promise.all([ada, bob].map(({ headers }) => read('', headers)));

  expect(offers.map(({ sessionOf }) => sessionOf(sessionId)?.suits).toSorted()).toEqual(['too_full', true]);
  const [row] = await db.select().from(activitySession).where(eq(activitySession.id, sessionId));
  expect(row?.paxClaimed).toBe(2);
});
