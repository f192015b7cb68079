import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activityBooking, activitySession, pushOutbox } from '../../../platform/db/tables/schema';
import { createLog } from '../../../platform/log/logging';
import { createPushOutbox } from '../../../platform/outbox/push-outbox';
import { NOON, testApp } from '../../../testing/test-app';
import { createCards, type Cards } from '../../chat/messages/card.repository';
import { createMessageRepository } from '../../chat/messages/message.repository';
import { activityGuest, placesOf } from '../testing/activity-guests';
import { someActivity } from '../testing/some-session';
import { testFolio } from '../testing/test-folio';
import { createActivityBookingDeps } from './activity-booking-deps';

const now = () => NOON;
const folio = testFolio(now);
const suite = await testApp({ now, rateFactor: 1_000, demo: folio.demo });
const { db } = suite;
// Events stay in the outbox, where the test can count them.
const unsent = {
  deliverAll: (rows: readonly unknown[]) => rows.map(async () => false),
  isWhole: () => false,
};
const outbox = createPushOutbox(db, unsent, createLog('silent'));
const cards = createCards({ messages: createMessageRepository({ outbox, now }), outbox, now });

const GUESTS = 3;

/** Calls a session off with a connection to PostgreSQL that is killed before the card of the n-th guest. */
function callOffKilledAt(n: number, sessionId: string): Promise<void> {
  let shown = 0;
  const dying: Cards = {
    create: cards.create,
    async show(tx, ...card) {
      shown += 1;
      if (shown === n) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      return cards.show(tx, ...card);
    },
  };
  const { propertySystem } = folio.demo;
  const deps = createActivityBookingDeps({
    db,
    outbox,
    cards: dying,
    propertySystem,
    log: createLog('silent'),
    now,
  });
  return db.transaction(async (tx) => {
    await deps.sessions.lock(tx, [sessionId]);
    const by = { by: 'staff' as const, actorId: null };
    await deps.cancelSession(tx, sessionId, { reason: 'weather', note: 'Storm', by });
  });
}

test('§11.4 a cancellation of a session that is killed at any guest changes nothing, and a repetition notifies everybody once', async () => {
  const { sessionId, adult } = await someActivity(suite);
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => activityGuest(suite)));
  for (const guest of guests) await guest.come(sessionId, { [adult]: 2 });
  await db.delete(pushOutbox);
  const stateOf = async () => {
    const bookings = await db.select().from(activityBooking).where(eq(activityBooking.sessionId, sessionId));
    const [session] = await db.select().from(activitySession).where(eq(activitySession.id, sessionId));
    return {
      statuses: bookings.map(({ status, version }) => `${status} ${version}`),
      isOff: session?.cancelledAt !== null,
      claimed: (await placesOf(suite, sessionId)).claimed,
    };
  };
  const published = async () =>
    (await db.select().from(pushOutbox)).filter(
      ({ event, topic }) => event === 'activityBookingUpdated' && topic.startsWith('user:'),
    ).length;

  for (let n = 1; n <= GUESTS; n += 1) {
    await expect(callOffKilledAt(n, sessionId)).rejects.toThrow();
    expect(await stateOf()).toEqual({
      statuses: Array(GUESTS).fill('confirmed 1'),
      isOff: false,
      claimed: GUESTS * 2,
    });
    expect(await published()).toBe(0);
  }
  await callOffKilledAt(0, sessionId);
  // A repetition after a lost answer changes nothing more.
  await callOffKilledAt(0, sessionId);

  expect(await stateOf()).toEqual({
    statuses: Array(GUESTS).fill('cancelled 2'),
    isOff: true,
    claimed: 0,
  });
  expect(await published()).toBe(GUESTS);
});
