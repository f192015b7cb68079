import { and, eq, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { activityBooking, activityClaim, activitySession } from '../../../platform/db/tables/schema';
import { testApp, type TestApp } from '../../../testing/test-app';
import { activityGuest, bodyFor, placesOf, quantitiesOf } from '../testing/activity-guests';
import { someActivity } from '../testing/some-session';

const suite = await testApp({ rateFactor: 1_000 });
/** Another server on the same database. */
const other = await testApp({ rateFactor: 1_000, db: suite.db });
const { db } = suite;
const [one, two] = [await urlOf(suite), await urlOf(other)];
const GUESTS = 200;

async function urlOf({ app }: TestApp): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  // `address()` returns a string only for pipes and sockets.
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/web/property/casa-miramar`;
}

interface CallReply {
  status: number;
  // The server has validated the body against its contract.
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

/** A busy machine may refuse a request under load; a page then repeats it. */
async function call(method: 'POST' | 'PUT', url: string, headers: object, body: object): Promise<CallReply> {
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = { status: reply.status, body: await reply.json() };
  return answer.status === 503 ? call(method, url, headers, body) : answer;
}

const keyed = (headers: object) => ({ ...headers, 'idempotency-key': randomUUID() });

async function guests(count: number) {
  const made = [];
  for (let i = 0; i < count; i += 1) made.push(await activityGuest(suite));
  return made;
}

/** Returns how many deadlocks PostgreSQL has resolved in this database. */
async function deadlocks(): Promise<number> {
  const { rows } = await db.execute<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}

test(
  'of 200 parallel guests at two servers, six get one of six places each',
  { timeout: 180_000 },
  async () => {
    const { sessionId, adult } = await someActivity(suite, { capacity: 6 });
    const everybody = await guests(GUESTS);

    const answers = await Promise.all(
      everybody.map(async ({ headers }, i) => {
        const url = i % 2 === 0 ? one : two;
        const body = { units: quantitiesOf({ [adult]: 1 }) };
        const held = await call('POST', `${url}/sessions/${sessionId}/holds`, headers, body);
        if (held.status !== 201) return held;
        // Every guest who holds a place books it at the other server.
        const elsewhere = i % 2 === 0 ? two : one;
        return call('POST', `${elsewhere}/bookings/activities`, keyed(headers), bodyFor(held as never));
      }),
    );

    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(refused).toHaveLength(GUESTS - 6);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['session_full']));
    const { claimed, sum, claims } = await placesOf(suite, sessionId);
    expect([claimed, sum]).toEqual([6, 6]);
    expect(new Set(claims.map(({ guestId }) => guestId)).size).toBe(6);
    expect(await db.$count(activityBooking, eq(activityBooking.sessionId, sessionId))).toBe(6);
  },
);

test(
  'parties of different sizes never take more places than the session has',
  { timeout: 120_000 },
  async () => {
    const { sessionId, adult } = await someActivity(suite, { capacity: 10 });
    const everybody = await guests(40);

    const answers = await Promise.all(
      everybody.map(({ headers }, i) => {
        const body = { units: quantitiesOf({ [adult]: 1 + (i % 4) }) };
        return call('POST', `${i % 2 === 0 ? one : two}/sessions/${sessionId}/holds`, headers, body);
      }),
    );

    const { claimed, sum } = await placesOf(suite, sessionId);
    const held = answers.filter(({ status }) => status === 201);
    expect(held.reduce((all, { body }) => all + body.pax, 0)).toBe(claimed);
    expect(claimed).toBe(sum);
    expect(claimed).toBeLessThanOrEqual(10);
    // Single places are refused only when none is left.
    expect(claimed).toBe(10);
  },
);

test('a guest who taps twenty times at two servers books once', { timeout: 60_000 }, async () => {
  const { sessionId, adult } = await someActivity(suite);
  const ada = await activityGuest(suite);
  const body = bodyFor(await ada.hold(sessionId, { [adult]: 1 }));

  // Each tap has its own idempotency key, as from a page that lost the first one.
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      call('POST', `${i % 2 === 0 ? one : two}/bookings/activities`, keyed(ada.headers), body),
    ),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 1, sum: 1 });
});

test('of many parallel holds of one guest, one remains', { timeout: 60_000 }, async () => {
  const starts = Array.from({ length: 6 }, (_, i) => `2026-06-${12 + i}T10:00`);
  const { sessions, adult } = await someActivity(suite, { starts });
  const ada = await activityGuest(suite);

  const answers = await Promise.all(
    sessions.map((id, i) =>
      call('POST', `${i % 2 === 0 ? one : two}/sessions/${id}/holds`, ada.headers, {
        units: quantitiesOf({ [adult]: 2 }),
      }),
    ),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await db.$count(activityClaim, eq(activityClaim.guestId, ada.id))).toBe(1);
  const places = await Promise.all(sessions.map((id) => placesOf(suite, id)));
  expect(places.reduce((all, { claimed }) => all + (claimed ?? 0), 0)).toBe(2);
});

test(
  'two swaps in opposite directions between full sessions change nothing and do not deadlock',
  { timeout: 120_000 },
  async () => {
    const { sessions, adult } = await someActivity(suite, {
      starts: ['2026-06-11T10:00', '2026-06-12T10:00'],
      capacity: 2,
    });
    const [first = '', second = ''] = sessions;
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
    const hers = await ada.come(first, { [adult]: 2 });
    const his = await bob.come(second, { [adult]: 2 });
    const before = await deadlocks();

    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all([
        call('PUT', `${one}/bookings/activities/${hers.uuid}`, ada.headers, {
          version: 1,
          sessionUuid: second,
        }),
        call('PUT', `${two}/bookings/activities/${his.uuid}`, bob.headers, {
          version: 1,
          sessionUuid: first,
        }),
      ]);
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [409, 'reschedule_failed'],
        [409, 'reschedule_failed'],
      ]);
    }

    expect(await deadlocks()).toBe(before);
    expect(await placesOf(suite, first)).toMatchObject({ claimed: 2, sum: 2, claims: [{ guestId: ada.id }] });
    expect(await placesOf(suite, second)).toMatchObject({
      claimed: 2,
      sum: 2,
      claims: [{ guestId: bob.id }],
    });
  },
);

test(
  'many swaps between sessions with few places end with as many places as people',
  { timeout: 180_000 },
  async () => {
    const { sessions, adult } = await someActivity(suite, {
      starts: ['2026-06-11T10:00', '2026-06-12T10:00', '2026-06-13T10:00'],
      capacity: 5,
    });
    const everybody = await guests(12);
    const booked = [];
    for (const [i, guest] of everybody.entries()) {
      const { uuid } = await guest.come(sessions[i % 3] ?? '', { [adult]: 1 });
      booked.push({ guest, uuid });
    }

    const rounds = Array.from({ length: 5 }, (_, round) => round);
    const answers = await Promise.all(
      booked.flatMap(({ guest, uuid }, i) =>
        rounds.map(async (round) => {
          const { body } = await guest.one(uuid);
          const sessionUuid = sessions[(i + round) % 3];
          const change = { version: body.version, sessionUuid, note: `${round}` };
          return call('PUT', `${round % 2 ? one : two}/bookings/activities/${uuid}`, guest.headers, change);
        }),
      ),
    );

    expect(new Set(answers.map(({ status }) => status)).has(500)).toBe(false);
    const places = await Promise.all(sessions.map((id) => placesOf(suite, id)));
    for (const { claimed, sum } of places) expect(claimed).toBe(sum);
    expect(places.reduce((all, { sum }) => all + sum, 0)).toBe(12);
    const claims = await db
      .select({ booking: activityBooking.sessionId, claim: activityClaim.sessionId })
      .from(activityClaim)
      .innerJoin(activityBooking, eq(activityBooking.id, activityClaim.bookingId))
      .where(ne(activityBooking.sessionId, activityClaim.sessionId));
    expect(claims).toEqual([]);
  },
);

test(
  'a hold that expires while it is booked is either booked or expired, and its places are taken once',
  { timeout: 180_000 },
  async () => {
    const outcomes = new Set<number>();
    for (let round = 0; round < 12; round += 1) {
      const { sessionId, adult } = await someActivity(suite, { capacity: 1 });
      const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];
      const body = bodyFor(await ada.hold(sessionId, { [adult]: 1 }));
      // Like the server, it locks the session before the claim, so that there is no deadlock.
      const expire = () =>
        db.transaction(async (tx) => {
          await tx.select().from(activitySession).where(eq(activitySession.id, sessionId)).for('update');
          await tx
            .delete(activityClaim)
            .where(and(eq(activityClaim.id, body.holdUuid), eq(activityClaim.kind, 'hold')));
        });

      const [booked, , held] = await Promise.all([
        call('POST', `${one}/bookings/activities`, keyed(ada.headers), body),
        round % 2 ? expire() : undefined,
        call('POST', `${two}/sessions/${sessionId}/holds`, bob.headers, {
          units: quantitiesOf({ [adult]: 1 }),
        }),
      ]);

      outcomes.add(booked.status);
      expect([201, 410]).toContain(booked.status);
      const { claimed, sum, claims } = await placesOf(suite, sessionId);
      expect(claimed).toBe(sum);
      expect(claimed).toBeLessThanOrEqual(1);
      if (booked.status === 201) expect(claims).toMatchObject([{ guestId: ada.id, kind: 'booking' }]);
      if (held.status === 201) expect(booked.status).toBe(410);
    }
    expect(outcomes.has(201)).toBe(true);
  },
);

test('the database itself rejects more people than places', async () => {
  const { sessionId, adult } = await someActivity(suite, { capacity: 2 });
  const ada = await activityGuest(suite);
  await ada.come(sessionId, { [adult]: 2 });
  const isIt = eq(activitySession.id, sessionId);

  const attempts = [
    db.update(activitySession).set({ placesTaken: 1 }).where(isIt),
    db.update(activitySession).set({ capacity: 1 }).where(isIt),
    db.update(activitySession).set({ paxClaimed: -1 }).where(isIt),
    db.update(activityClaim).set({ pax: 3 }).where(eq(activityClaim.sessionId, sessionId)),
    db.update(activityClaim).set({ pax: 0 }).where(eq(activityClaim.sessionId, sessionId)),
  ];

  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
});
