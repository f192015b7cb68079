import { expect, test } from 'vitest';
import { activityGuest, bodyFor, placesOf } from '../testing/activity-guests';
import { activitySuite } from '../testing/activity-suite';
import { EVENING, someActivity } from '../testing/some-session';

const { suite, deps } = await activitySuite();
const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];

const cancelSession = (sessionId: string) =>
  suite.db.transaction(async (tx) => {
    await deps.sessions.lock(tx, [sessionId]);
    const by = { by: 'staff' as const, actorId: null };
    await deps.cancelSession(tx, sessionId, { reason: 'weather', note: null, by });
  });

/** A guest whose session was called off, with two other sessions of the activity to choose from. */
async function guestOfCalledOff() {
  const starts = [EVENING, '2026-06-12T18:00', '2026-06-13T18:00'];
  const { sessions, adult } = await someActivity(suite, { starts });
  const [off = '', other = '', third = ''] = sessions;
  const ada = await activityGuest(suite);
  const { uuid } = await ada.come(off, { [adult]: 2 });
  await cancelSession(off);
  return { ada, uuid, adult, other, third };
}

test('a held session replaces a booking that was called off, also for other people, once', async () => {
  const { ada, uuid, adult, other, third } = await guestOfCalledOff();

  const held = await ada.hold(other, { [adult]: 3 }, { insteadOf: uuid });
  const booked = await ada.book(bodyFor(held));
  const again = await ada.hold(third, { [adult]: 1 }, { insteadOf: uuid });

  expect(booked).toMatchObject({ status: 201, body: { insteadOf: uuid, pax: 3 } });
  // The version tells the guest's devices that another session is no longer offered.
  expect((await ada.one(uuid)).body).toMatchObject({ status: 'cancelled', canRebook: false, version: 3 });
  expect(codeOf(again)).toEqual([409, 'rebook_closed']);
});

test('a held session does not replace a booking that another one has replaced meanwhile', async () => {
  const { ada, uuid, adult, other, third } = await guestOfCalledOff();
  const held = await ada.hold(other, { [adult]: 2 }, { insteadOf: uuid });
  const rebooked = await ada.rebook(uuid, { sessionUuid: third });

  const late = await ada.book(bodyFor(held));

  expect(rebooked.status).toBe(201);
  expect(codeOf(late)).toEqual([409, 'rebook_closed']);
  expect((await placesOf(suite, other)).claims).toMatchObject([{ kind: 'hold' }]);
});

test('a booking that takes place is not replaced, so a guest cannot exceed the limit of upcoming activities', async () => {
  const days = Array.from({ length: 7 }, (_, i) => `2026-06-${12 + i}T10:00`);
  const { sessions, adult } = await someActivity(suite, { starts: days });
  const ada = await activityGuest(suite);
  const booked = [];
  for (const id of sessions.slice(0, 6)) booked.push(await ada.come(id, { [adult]: 1 }));

  const refused = await ada.hold(sessions[6] ?? '', { [adult]: 1 }, { insteadOf: booked[0]?.uuid });

  expect(codeOf(refused)).toEqual([409, 'rebook_closed']);
  expect(refused.body.data.booking).toMatchObject({ uuid: booked[0]?.uuid, status: 'confirmed' });
  expect(await placesOf(suite, sessions[6] ?? '')).toMatchObject({ claimed: 0 });
});
