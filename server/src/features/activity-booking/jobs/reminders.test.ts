import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { addMinutes } from '@guest/shared/contracts/core/local-time';
import { eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { assertRow } from '../../../platform/db/assert-row';
import {
  activityBooking,
  guest,
  guestToken,
  property,
  pushMessage,
  pushSubscription,
  reminder,
  roomEvent,
} from '../../../platform/db/tables/schema';
import { hashOf } from '../../../platform/security/token';
import { createTokenRepository } from '../../identity/token.repository';
import { reminderTimes } from '../model/reminder-times';
import { createSubscriptionRepository } from '../../push/subscriptions/subscription.repository';
import { activityGuest } from '../testing/activity-guests';
import { activitySuite } from '../testing/activity-suite';
import { someActivity } from '../testing/some-session';
import { createReminders } from './reminders.job';

const MINUTE_MS = 60_000;
const { suite, db, deps, messages, atInstant: at } = await activitySuite();
const plannedFor = (id: string) => db.select().from(reminder).where(eq(reminder.subjectId, id));
/** The texts of the reminders of an activity with this place. */
const sent = async (place: string) =>
  (await db.select().from(roomEvent)).flatMap(({ body }) =>
    body?.isAutomatic && body.text?.includes(place) ? [body.text] : [],
  );

const timesOf = (localStart: string, bookedAt = '2026-06-01T00:00:00Z') => {
  // The time zone has no offset, so that local times are instants.
  const startsAt = new Date(`${localStart}:00Z`);
  return reminderTimes({ startsAt, localStart }, { bookedAt: new Date(bookedAt), timeZone: 'UTC' }).map(
    ({ kind, dueAt }) => [kind, dueAt.toISOString().slice(0, 16)],
  );
};

test.each([
  ['2026-06-11T18:00', [['hour_before', '2026-06-11T17:00']]],
  ['2026-06-11T10:00', [['hour_before', '2026-06-11T09:00']]],
  [
    '2026-06-11T09:59',
    [
      ['evening_before', '2026-06-10T18:00'],
      ['hour_before', '2026-06-11T08:59'],
    ],
  ],
  [
    '2026-06-11T08:59',
    [
      ['evening_before', '2026-06-10T18:00'],
      ['hour_before', '2026-06-10T20:00'],
    ],
  ],
  ['2026-06-11T22:59', [['hour_before', '2026-06-11T21:59']]],
  ['2026-06-11T23:00', [['hour_before', '2026-06-11T20:00']]],
  [
    '2026-06-11T00:30',
    [
      ['evening_before', '2026-06-10T18:00'],
      ['hour_before', '2026-06-10T20:00'],
    ],
  ],
])('a session at %s has its reminders outside the quiet hours', (localStart, expected) => {
  expect(timesOf(localStart)).toEqual(expected);
});

test('a booking made less than two hours before the start gets no reminder', () => {
  expect(timesOf('2026-06-11T18:00', '2026-06-11T16:00:01Z')).toEqual([]);
  expect(timesOf('2026-06-11T18:00', '2026-06-11T16:00:00Z')).toHaveLength(1);
});

test.each([
  ['an hour', 60, []],
  ['two hours', 120, ['hour_before']],
])(
  'a request that is accepted %s before the start has the reminders of a booking made at that time',
  async (_when, minutes, kinds) => {
    const { sessionId, adult } = await someActivity(suite, {
      starts: ['2026-06-10T18:00'],
      bookable: { requiresApproval: true, bookingCutoffMinutes: 0 },
    });
    const ada = await activityGuest(suite);
    const { uuid, startsAt } = await ada.come(sessionId, { [adult]: 1 });

    await at(Date.parse(startsAt) - (minutes + 1) * MINUTE_MS, () =>
      db.transaction(async (tx) => {
        await deps.record.step(tx, uuid, { entry: { status: 'confirmed', by: 'staff' } });
      }),
    );

    expect((await plannedFor(uuid)).map(({ kind }) => kind)).toEqual(kinds);
  },
);

test('two servers send a reminder once, into the conversation with the hotel', async () => {
  const { sessionId, adult } = await someActivity(suite, { session: { place: 'Pier 1' } });
  const ada = await activityGuest(suite);
  const { startsAt } = await ada.come(sessionId, { [adult]: 1 });
  const due = Date.parse(startsAt) - 60 * MINUTE_MS;

  await at(due - 1, createReminders(deps, messages));
  const before = await sent('Pier 1');
  await at(due, () =>
    Promise.all([1, 2, 3, 4].map(() => createReminders(deps, messages)())).then(() => undefined),
  );

  expect(before).toEqual([]);
  expect(await sent('Pier 1')).toEqual([expect.stringContaining('18:00')]);
});

test('a failure while the message is written leaves the reminder to be sent again', async () => {
  const { sessionId, adult } = await someActivity(suite, { session: { place: 'Pier 2' } });
  const ada = await activityGuest(suite);
  const { startsAt } = await ada.come(sessionId, { [adult]: 1 });
  const due = Date.parse(startsAt) - 60 * MINUTE_MS;
  const broken: typeof messages.appendForProperty = async (...input) => {
    await messages.appendForProperty(...input);
    throw new Error('killed');
  };

  await expect(at(due, createReminders(deps, { appendForProperty: broken }))).rejects.toThrow();
  const after = await sent('Pier 2');
  await at(due, createReminders(deps, messages));

  expect(after).toEqual([]);
  expect(await sent('Pier 2')).toHaveLength(1);
});

test('reminders whose bookings are gone are deleted, and the others are sent', async () => {
  const { sessionId, adult } = await someActivity(suite, { session: { place: 'Pier 3' } });
  const ada = await activityGuest(suite);
  const { startsAt } = await ada.come(sessionId, { [adult]: 1 });
  const due = Date.parse(startsAt) - 60 * MINUTE_MS;
  const orphans = Array.from({ length: 120 }, () => randomUUID());
  const planned = { subjectKind: 'activity', kind: 'hour_before', dueAt: new Date(due - 1) } as const;
  await db.insert(reminder).values(orphans.map((subjectId) => ({ ...planned, subjectId })));

  await at(due, createReminders(deps, messages));

  expect(await sent('Pier 3')).toHaveLength(1);
  expect(await db.$count(reminder, inArray(reminder.subjectId, orphans))).toBe(0);
});

test('reminders that cannot be sent stop no later ones, however many they are', async () => {
  const { sessionId, adult } = await someActivity(suite, { session: { place: 'Pier 4' } });
  const ada = await activityGuest(suite);
  const { uuid, startsAt } = await ada.come(sessionId, { [adult]: 1 });
  const due = Date.parse(startsAt) - 60 * MINUTE_MS;
  const [like] = await db.select().from(activityBooking).where(eq(activityBooking.id, uuid));
  if (!like) throw new Error('booking not found');
  const starts = Array.from({ length: 101 }, (_, i) => addMinutes('2026-06-13T08:00', i));
  const { sessions } = await someActivity(suite, { starts, session: { place: 'Pier 5' } });
  const unsendable = sessions.map((id, i) => ({
    ...like,
    id: randomUUID(),
    sessionId: id,
    reference: `AC-PIER-${i}`,
  }));
  await db.insert(activityBooking).values(unsendable);
  const planned = { subjectKind: 'activity', kind: 'hour_before', dueAt: new Date(due - 1) } as const;
  await db.insert(reminder).values(unsendable.map(({ id: subjectId }) => ({ ...planned, subjectId })));
  const append: typeof messages.appendForProperty = async (tx, hotel, message) => {
    if (JSON.stringify(message).includes('Pier 5')) throw new Error('cannot be written');
    return messages.appendForProperty(tx, hotel, message);
  };

  await expect(at(due, createReminders(deps, { appendForProperty: append }))).rejects.toThrow('101 failed');
  const first = await sent('Pier 4');
  await at(due, createReminders(deps, messages));

  expect(first).toHaveLength(1);
  expect(await sent('Pier 5')).toHaveLength(101);
});

test('a changed time gets new reminders, and a cancelled booking none', async () => {
  const { sessions, adult } = await someActivity(suite, {
    starts: ['2026-06-11T18:00', '2026-06-12T09:00'],
  });
  const ada = await activityGuest(suite);
  const { uuid } = await ada.come(sessions[0] ?? '', { [adult]: 1 });
  const first = await plannedFor(uuid);
  await ada.change(uuid, { version: 1, sessionUuid: sessions[1] ?? '' });
  const moved = await plannedFor(uuid);
  await ada.cancel(uuid);

  expect(first.map(({ kind }) => kind)).toEqual(['hour_before']);
  expect(moved.map(({ kind }) => kind).sort()).toEqual(['evening_before', 'hour_before']);
  expect(moved.every(({ dueAt }) => dueAt > (first[0]?.dueAt ?? new Date(0)))).toBe(true);
  expect(await plannedFor(uuid)).toEqual([]);
});

test('in a hotel without the chat, two servers send a reminder once to each device that is reached', async () => {
  const { sessionId, adult } = await someActivity(suite, { session: { place: 'Pier 6' } });
  const ada = await activityGuest(suite);
  const { uuid, startsAt } = await ada.come(sessionId, { [adult]: 1 });
  const due = Date.parse(startsAt) - 60 * MINUTE_MS;
  await db.update(property).set({ isChatEnabled: false }).where(eq(property.slug, 'casa-miramar'));
  const phones = [await subscribePhone(ada.id, due), await subscribePhone(ada.id, due)];
  const ended = await subscribePhone(ada.id, due);
  await db
    .update(guestToken)
    .set({ expiresAt: new Date(due) })
    .where(eq(guestToken.id, ended.sessionId));

  try {
    await at(due, async () => {
      await Promise.all([1, 2, 3, 4].map(() => createReminders(deps, messages)()));
    });
  } finally {
    await db.update(property).set({ isChatEnabled: true });
  }

  const queued = await db
    .select({
      endpoint: pushSubscription.endpoint,
      class: pushMessage.class,
      notice: pushMessage.notice,
      revision: pushMessage.revision,
    })
    .from(pushMessage)
    .innerJoin(pushSubscription, eq(pushSubscription.id, pushMessage.subscriptionId))
    .where(eq(pushMessage.subject, `reminder:${uuid}`));
  const message = {
    class: 'bookings',
    revision: 1,
    notice: expect.objectContaining({
      text: 'activity_today',
      values: expect.objectContaining({ time: bidiIsolate('18:00'), place: bidiIsolate('Pier 6') }),
      path: expect.stringContaining(`booking=${uuid}`),
    }),
  };
  const expected = phones.map(({ endpoint }) => ({ ...message, endpoint }));
  expect(queued).toHaveLength(expected.length);
  expect(queued).toEqual(expect.arrayContaining(expected));
  expect(await sent('Pier 6')).toEqual([]);
});

/** Subscribes another phone, on which the guest uses the suite until shortly before this instant. */
async function subscribePhone(guestId: string, due: number) {
  const [owner] = await db.select().from(guest).where(eq(guest.id, guestId));
  assertRow(owner);
  const token = await createTokenRepository(db, () => due).issue(owner);
  const [session] = await db
    .select()
    .from(guestToken)
    .where(eq(guestToken.hash, hashOf(token)));
  assertRow(session);
  const endpoint = `https://push.example/${session.id}`;
  const phone = { endpoint, p256dh: 'key', auth: 'auth', lang: 'en', userAgentClass: 'phone' } as const;
  await createSubscriptionRepository(db, () => due).subscribe({ ...owner, sessionId: session.id }, phone);
  return { endpoint, sessionId: session.id };
}
