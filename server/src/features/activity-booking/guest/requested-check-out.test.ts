import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPostCharges } from '../jobs/post-charges.job';
import { activityGuest, bodyFor, VERIFIED } from '../testing/activity-guests';
import { activitySuite } from '../testing/activity-suite';
import { checkedOut, requestedCheckOut } from '../testing/checked-out';
import { EVENING, someActivity, type SessionFacts } from '../testing/some-session';

const { suite, deps, folio, atInstant } = await activitySuite();
const postCharges = createPostCharges(deps);
const OTHER_DAY = '2026-06-12T18:00';
const PAID_THERE = { method: 'pay_there', status: 'none' };

const cancelSession = (sessionId: string) =>
  suite.db.transaction(async (tx) => {
    await deps.sessions.lock(tx, [sessionId]);
    const by = { by: 'staff' as const, actorId: null };
    await deps.cancelSession(tx, sessionId, { reason: 'weather', note: null, by });
  });

/** A guest in the house, and an activity with two sessions. */
async function guestWithActivity(facts: SessionFacts = {}) {
  const made = await someActivity(suite, { starts: [EVENING, OTHER_DAY], ...facts });
  const [first = '', other = ''] = made.sessions;
  const reservationNumber = `CM-${randomUUID().slice(0, 8)}`;
  return {
    ...made,
    first,
    other,
    ada: await activityGuest(suite, { ...VERIFIED, reservationNumber }),
    /** The hotel's system has not answered the check-out of the reservation yet. */
    ask: (guest: { id: string }) => requestedCheckOut(suite, guest.id),
  };
}

describe('while the hotel’s system has not answered a check-out', () => {
  test('another session replaces one that was called off, and nothing of it is put on the bill', async () => {
    const { ada, adult, first, other, ask } = await guestWithActivity();
    const { uuid } = await ada.come(first, { [adult]: 2 }, { payment: 'room_charge' });
    await ask(ada);
    await cancelSession(first);

    const booked = await ada.rebook(uuid, { sessionUuid: other });
    await atInstant(Date.parse('2026-06-12T17:00Z'), postCharges);

    expect(booked).toMatchObject({ status: 201, body: { insteadOf: uuid, pax: 2, payment: PAID_THERE } });
    expect([...folio.posted.keys()]).not.toContain(booked.body.reference);
    expect((await ada.one(booked.body.uuid)).body.payment).toEqual(PAID_THERE);
  });

  test('a place that a guest has waited for is accepted', async () => {
    const { ada, adult, first, ask } = await guestWithActivity({ capacity: 1 });
    const bob = await activityGuest(suite);
    const { uuid } = await bob.come(first, { [adult]: 1 });
    const waiting = await ada.wait(first, { [adult]: 1 }, { payment: 'room_charge' });
    await bob.cancel(uuid);
    await ask(ada);

    const accepted = await ada.accept(first, waiting.body.uuid);

    expect(accepted).toMatchObject({ status: 200, body: { status: 'confirmed', payment: PAID_THERE } });
  });

  test('more people come, and all of them pay there', async () => {
    const { ada, adult, first, ask } = await guestWithActivity();
    const { uuid, version } = await ada.come(first, { [adult]: 2 }, { payment: 'room_charge' });
    const change = { version, units: [{ unitId: adult, quantity: 3 }] };
    const { body: priced } = await ada.change(uuid, change);
    await ask(ada);

    const changed = await ada.change(uuid, { ...change, priceToken: priced.data.priceToken });

    expect(changed).toMatchObject({ status: 200, body: { pax: 3, payment: PAID_THERE } });
  });

  test('a new booking is not charged to the room, and its places stay held for another way to pay', async () => {
    const { ada, adult, first, ask } = await guestWithActivity();
    const held = await ada.hold(first, { [adult]: 1 });
    await ask(ada);

    const refused = await ada.book({ ...bodyFor(held), payment: 'room_charge' });
    const booked = await ada.book(bodyFor(held));

    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      409,
      'room_charge_denied',
      { reason: 'checked_out' },
    ]);
    expect(booked).toMatchObject({ status: 201, body: { payment: PAID_THERE } });
  });
});

test.each([
  ['asked for', requestedCheckOut],
  ['done', checkedOut],
])(
  'a called-off activity that is only charged to rooms is replaced for other people after a check-out is %s',
  async (_state, leave) => {
    const bookable = { payWays: ['room_charge' as const] };
    const { ada, adult, first, other } = await guestWithActivity({ bookable });
    const { uuid } = await ada.come(first, { [adult]: 2 }, { payment: 'room_charge' });
    await leave(suite, ada.id);
    await cancelSession(first);

    const held = await ada.hold(other, { [adult]: 3 }, { insteadOf: uuid });
    const booked = await ada.book(bodyFor(held));

    expect(held.body.payments).toMatchObject([
      { method: 'room_charge', isAllowed: false, reason: 'checked_out' },
      { method: 'pay_there', isAllowed: true },
    ]);
    expect(booked).toMatchObject({ status: 201, body: { insteadOf: uuid, pax: 3, payment: PAID_THERE } });
  },
);
