import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { guest, tableClaim } from '../../../platform/db/tables/schema';
import { connectedDiners } from '../../../testing/connected-diners';
import { someOutlet } from '../../../testing/diners';
import { NOON } from '../../../testing/test-app';
import { testSockets } from '../../../testing/test-sockets';

const sockets = await testSockets();
const { db } = sockets;
const { connectDiner, startsIn, expire, moveAhead, statusOf, claimsOf } = connectedDiners(sockets);
const EVENING = '2026-06-11T20:00';
const PATIENTLY = { timeout: 20_000, interval: 100 };

type ConnectedDiner = Awaited<ReturnType<typeof connectDiner>>;

/** Offers a guest the table that another one gives up, and lets the offer expire. Returns the uuid of the booking. */
async function lapsedOffer(
  seated: ConnectedDiner,
  waiting: ConnectedDiner,
  slug: string,
  at = EVENING,
): Promise<string> {
  const { uuid } = await seated.seat(slug, at);
  const { body } = await waiting.wait(slug, at);
  await seated.cancel(uuid);
  await expire(body.uuid);
  await expect.poll(() => statusOf(body.uuid), PATIENTLY).toBe('lapsed');
  return body.uuid;
}

describe('waitlist', () => {
  test('a table that becomes free is offered only to the guest who has waited longest and fits', async () => {
    const { slug } = await someOutlet(sockets, { tables: [2] });
    const [ada, bob, cleo, dan] = [
      await connectDiner(),
      await connectDiner(),
      await connectDiner(),
      await connectDiner(),
    ];
    const { uuid } = await ada.seat(slug, EVENING);
    const first = await bob.wait(slug, EVENING);
    await moveAhead(first.body.uuid);
    const second = await cleo.wait(slug, EVENING, 1);

    const free = await dan.wait(slug, '2026-06-11T18:00');
    await ada.cancel(uuid);
    const taken = await dan.hold(slug, EVENING);
    await expect.poll(() => bob.pushes('waitlistOffered').length, PATIENTLY).toBe(1);
    const accepted = await bob.accept(slug, first.body.uuid);
    const again = await bob.accept(slug, first.body.uuid);
    const left = await bob.leave(slug, first.body.uuid);

    expect(first).toMatchObject({ status: 201, body: { status: 'waitlisted', placeInLine: 1 } });
    expect(second.body.placeInLine).toBe(2);
    expect(free).toMatchObject({ status: 409, body: { code: 'slot_free' } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
    expect(bob.pushes('waitlistOffered')[0]?.booking).toMatchObject({ status: 'offered', version: 2 });
    expect(cleo.pushes('waitlistOffered')).toEqual([]);
    expect(accepted).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(again.body).toEqual(accepted.body);
    // Sent by another device that does not know about the acceptance yet.
    expect(left).toMatchObject({ status: 409, body: { code: 'status_not_allowed' } });
    expect(await statusOf(first.body.uuid)).toBe('confirmed');
    expect((await cleo.one(second.body.uuid)).body).toMatchObject({ status: 'waitlisted', placeInLine: 1 });
  });

  test('an expired offer goes to the next guest, and a late acceptance joins the waitlist again', async () => {
    const { slug } = await someOutlet(sockets, { tables: [2] });
    const [ada, bob, cleo] = [await connectDiner(), await connectDiner(), await connectDiner()];
    const { uuid } = await ada.seat(slug, EVENING);
    const first = await bob.wait(slug, EVENING);
    await moveAhead(first.body.uuid);
    const second = await cleo.wait(slug, EVENING);
    await ada.cancel(uuid);

    await expire(first.body.uuid);
    await expect.poll(() => statusOf(second.body.uuid), PATIENTLY).toBe('offered');
    const lapsed = await statusOf(first.body.uuid);
    const late = await bob.accept(slug, first.body.uuid);
    const left = await cleo.leave(slug, second.body.uuid);

    expect(lapsed).toBe('lapsed');
    expect(late).toMatchObject({ status: 410, body: { code: 'offer_expired' } });
    expect(late.body.data.booking.status).toBe('waitlisted');
    expect(left.status).toBe(204);
    await expect.poll(() => statusOf(first.body.uuid), PATIENTLY).toBe('offered');
    expect(await claimsOf(second.body.uuid)).toEqual([]);
  });

  test('a guest with an expired offer who has reached the booking limit cannot rejoin the waitlist', async () => {
    const { slug } = await someOutlet(sockets, { tables: [2], rules: { maxUpcoming: 1 } });
    const elsewhere = await someOutlet(sockets, { rules: { maxUpcoming: 1 } });
    const [ada, bob] = [await connectDiner(), await connectDiner()];
    const lapsed = await lapsedOffer(ada, bob, slug);
    await bob.seat(elsewhere.slug, '2026-06-12T20:00');

    const refused = await bob.accept(slug, lapsed);

    expect(refused).toMatchObject({ status: 409, body: { code: 'booking_limit', data: { n: 1 } } });
    expect(await statusOf(lapsed)).toBe('lapsed');
    expect(await claimsOf(lapsed)).toEqual([]);
  });

  test('a guest who has booked the same time since their offer expired gets no second table with it', async () => {
    const { slug } = await someOutlet(sockets, { tables: [2, 2] });
    const [ada, bob] = [await connectDiner(), await connectDiner()];
    const other = await ada.seat(slug, EVENING);
    const lapsed = await lapsedOffer(ada, bob, slug);
    const booked = await bob.seat(slug, EVENING);
    await ada.cancel(other.uuid);

    // Another device still shows the offer.
    const late = await bob.accept(slug, lapsed);

    expect(late).toMatchObject({
      status: 409,
      body: { code: 'already_booked', data: { booking: { uuid: booked.uuid } } },
    });
    expect(await statusOf(lapsed)).toBe('lapsed');
  });

  test('a guest who has booked another restaurant at about this time since their offer expired gets no second table with it', async () => {
    const { slug } = await someOutlet(sockets, { tables: [2] });
    const elsewhere = await someOutlet(sockets, { tables: [2] });
    const [ada, bob] = [await connectDiner(), await connectDiner()];
    const lapsed = await lapsedOffer(ada, bob, slug);
    const booked = await bob.seat(elsewhere.slug, '2026-06-11T20:30');

    const late = await bob.accept(slug, lapsed);

    expect(late).toMatchObject({
      status: 409,
      body: { code: 'already_booked', data: { booking: { uuid: booked.uuid } } },
    });
    expect(await statusOf(lapsed)).toBe('lapsed');
    expect(await claimsOf(lapsed)).toEqual([]);
  });

  test('a guest who has checked out gets no table for guests of the house with an offer that has lapsed', async () => {
    const { slug } = await someOutlet(sockets, { tables: [2] });
    const open = await someOutlet(sockets, { tables: [2], rules: { allowOutside: true } });
    const [ada, bob] = [await connectDiner(), await connectDiner()];
    const ofHouse = await lapsedOffer(ada, bob, slug);
    const ofAnyone = await lapsedOffer(ada, bob, open.slug, '2026-06-12T20:00');
    await db.update(guest).set({ hasLeft: true }).where(eq(guest.id, bob.guestId));

    const refused = await bob.accept(slug, ofHouse);
    const accepted = await bob.accept(open.slug, ofAnyone);

    expect(refused).toMatchObject({ status: 422, body: { code: 'outside_stay' } });
    expect([await statusOf(ofHouse), await claimsOf(ofHouse)]).toEqual(['lapsed', []]);
    expect(accepted).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  });

  test('the table of an expired hold is offered to the waitlist first', async () => {
    const { slug } = await someOutlet(sockets, { tables: [2] });
    const [ada, bob, cleo] = [await connectDiner(), await connectDiner(), await connectDiner()];
    const { body } = await ada.hold(slug, EVENING);
    const waiting = await bob.wait(slug, EVENING);

    await db
      .update(tableClaim)
      .set({ expiresAt: new Date(NOON) })
      .where(eq(tableClaim.id, body.holdUuid));
    const fast = await cleo.hold(slug, EVENING);

    expect(fast.status).toBe(409);
    await expect.poll(() => statusOf(waiting.body.uuid), PATIENTLY).toBe('offered');
  });

  test('a waitlist has a maximum length, and a guest joins it once', async () => {
    const waitlist = { enabled: true, maxPerSlot: 1, offerMinutes: 10 };
    const { slug } = await someOutlet(sockets, { tables: [2], rules: { waitlist } });
    const closed = await someOutlet(sockets, {
      tables: [2],
      rules: { waitlist: { ...waitlist, enabled: false } },
    });
    const [ada, bob, cleo] = [await connectDiner(), await connectDiner(), await connectDiner()];
    await ada.seat(slug, EVENING);
    await ada.seat(closed.slug, EVENING);
    await bob.wait(slug, EVENING);

    const twice = await bob.wait(slug, EVENING);
    const full = await cleo.wait(slug, EVENING);
    const none = await cleo.wait(closed.slug, EVENING);
    const slots = await cleo.slots(slug, 'date=2026-06-11&partySize=2');

    expect(twice).toMatchObject({ status: 409 });
    expect(full).toMatchObject({ status: 409, body: { code: 'waitlist_full' } });
    expect(none).toMatchObject({ status: 409, body: { code: 'waitlist_closed' } });
    const slot = slots.body.slots.find((one: { localDateTime: string }) => one.localDateTime === EVENING);
    expect(slot).toMatchObject({ status: 'full', waitlistOpen: false, areas: [] });
  });

  test('a party that no table can seat cannot join the waitlist', async () => {
    const { slug } = await someOutlet(sockets, { tables: [2], rules: { partyMax: 8 } });
    const none = await someOutlet(sockets, { tables: [4], mostCovers: 3 });
    const ada = await connectDiner();

    const answers = [await ada.wait(slug, EVENING, 5), await ada.wait(none.slug, EVENING, 4)];
    const slots = await ada.slots(slug, 'date=2026-06-11&partySize=5');
    const held = await ada.hold(slug, EVENING, 5);

    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'waitlist_closed' } });
    }
    expect(slots.body.slots).toContainEqual(
      expect.objectContaining({ localDateTime: EVENING, status: 'full', waitlistOpen: false }),
    );
    expect(held.body).toMatchObject({ code: 'slot_unavailable', data: { waitlistOpen: false } });
  });

  test('a waitlist place expires when its slot starts', async () => {
    const { slug } = await someOutlet(sockets, { tables: [2] });
    const [ada, bob] = [await connectDiner(), await connectDiner()];
    await ada.seat(slug, EVENING);
    const { body } = await bob.wait(slug, EVENING);

    await startsIn(body.uuid, 0);

    await expect.poll(() => statusOf(body.uuid), PATIENTLY).toBe('lapsed');
  });
});
