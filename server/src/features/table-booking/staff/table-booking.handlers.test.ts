import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import {
  TABLE_BOOKING_STATUSES,
  type TableBookingStatus,
} from '@guest/shared/contracts/table-booking/table-booking-status';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { roomEvent, staffAction, tableBooking } from '../../../platform/db/tables/schema';
import { connectedDiners } from '../../../testing/connected-diners';
import { someOutlet } from '../../../testing/diners';
import { NOON } from '../../../testing/test-app';
import { contractViolations, testSockets, type SocketClient } from '../../../testing/test-sockets';

const MINUTE_MS = 60_000;
const sockets = await testSockets();
const { db } = sockets;
const { connectDiner, startsIn, expire, statusOf, claimsOf } = connectedDiners(sockets);
const host = await sockets.staff('outlet', 'casa-miramar', 'dining');
const supervisor = await sockets.staff('supervisor');
const EVENING = '2026-06-11T20:00';
const PATIENTLY = { timeout: 20_000, interval: 100 };

const ask = async (caller: SocketClient, body: object): Promise<{ status: number; code?: string }> =>
  caller.socket.timeout(10_000).emitWithAck('changeStatusTableBooking', body);

describe('a change of status by staff', () => {
  /** Copied from the specification, independent of the code. */
  const ALLOWED: Partial<Record<TableBookingStatus, TableBookingStatus[]>> = {
    requested: ['confirmed', 'declined', 'cancelled'],
    confirmed: ['cancelled', 'seated', 'no_show'],
    seated: ['completed'],
    waitlisted: ['cancelled'],
    offered: ['cancelled'],
  };
  /** Only the system or a guest sets these statuses. */
  const SYSTEM_STATUSES = ['requested', 'lapsed', 'waitlisted', 'offered'];
  const pairs = TABLE_BOOKING_STATUSES.flatMap((from) =>
    TABLE_BOOKING_STATUSES.map((to): [TableBookingStatus, TableBookingStatus] => [from, to]),
  );

  test.each(pairs)('from %s to %s', async (from, to) => {
    const { slug } = await someOutlet(sockets);
    const ada = await connectDiner();
    const { uuid } = await ada.seat(slug, EVENING);
    await db.update(tableBooking).set({ status: from }).where(eq(tableBooking.id, uuid));
    // The grace period is over, so a no-show is possible.
    await startsIn(uuid, -16);
    const isNo = to === 'declined' || to === 'cancelled';

    const reply = await ask(host, { uuid, status: to, ...(isNo && { reasonCode: 'other', note: 'Sorry' }) });

    const isAllowed = from === to || (ALLOWED[from] ?? []).includes(to);
    if (SYSTEM_STATUSES.includes(to)) expect(reply).toMatchObject({ status: 403 });
    else if (isAllowed) expect(reply).toMatchObject({ status: 200, data: { status: to } });
    else expect(reply).toMatchObject({ status: 409, code: 'status_not_allowed' });
    expect(await statusOf(uuid)).toBe(isAllowed && !SYSTEM_STATUSES.includes(to) ? to : from);
  });
});

describe('changes by a guest to a booking', () => {
  const CANCELLABLE = ['requested', 'confirmed', 'waitlisted', 'offered', 'cancelled'];
  const CHANGEABLE = ['requested', 'confirmed'];

  test.each(TABLE_BOOKING_STATUSES)('with status %s', async (from) => {
    const { slug } = await someOutlet(sockets);
    const ada = await connectDiner();
    const arranged = async () => {
      const { uuid } = await ada.seat(slug, EVENING, 2, { isAnyway: true });
      await db.update(tableBooking).set({ status: from }).where(eq(tableBooking.id, uuid));
      return uuid;
    };

    const changed = await ada.change(await arranged(), { version: 1, partySize: 1 });
    const cancelled = await ada.cancel(await arranged());
    const late = await arranged();
    await startsIn(late, 60);
    const lateReply = await ada.late(late, 10);

    expect(changed.status).toBe(CHANGEABLE.includes(from) ? 200 : 409);
    expect(cancelled.status).toBe(CANCELLABLE.includes(from) ? 200 : 409);
    expect(lateReply.status).toBe(from === 'confirmed' ? 200 : 409);
  });

  test('after the deadline a request can be cancelled, but a confirmed booking cannot', async () => {
    const [instant, onDemand] = [
      await someOutlet(sockets),
      await someOutlet(sockets, { bookingMode: 'onDemand' }),
    ];
    const [ada, bob] = [await connectDiner(), await connectDiner()];
    const [hers, his] = [await ada.seat(instant.slug, EVENING), await bob.seat(onDemand.slug, EVENING)];
    await Promise.all([startsIn(hers.uuid, 119), startsIn(his.uuid, 119)]);

    const keptBooking = await ada.cancel(hers.uuid);
    const changed = await ada.change(hers.uuid, { version: 1, partySize: 1 });
    const off = await bob.cancel(his.uuid);

    expect(keptBooking).toMatchObject({ status: 409, body: { code: 'cancel_too_late' } });
    expect(keptBooking.body.data.booking).toMatchObject({
      status: 'confirmed',
      canCancel: false,
      canModify: false,
    });
    expect(changed).toMatchObject({ status: 409, body: { code: 'change_too_late' } });
    expect(off).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  });
});

test('a request claims a table, staff confirm it, and both sides see the change at once', async () => {
  const { slug } = await someOutlet(sockets, { bookingMode: 'onDemand', tables: [2] });
  const [ada, bob] = [await connectDiner(), await connectDiner()];
  const { uuid, status, expiresAt } = await ada.seat(slug, EVENING);

  const taken = await bob.hold(slug, EVENING);
  const answer = await ask(host, { uuid, status: 'confirmed', note: 'See you at eight', version: 1 });
  const twice = await ask(supervisor, { uuid, status: 'confirmed' });

  expect(status).toBe('requested');
  expect(Date.parse(expiresAt ?? '')).toBe(NOON + 60 * MINUTE_MS);
  expect(taken.status).toBe(409);
  expect(answer).toMatchObject({ status: 200, data: { status: 'confirmed', guestName: 'Ada' } });
  expect(twice).toMatchObject({ status: 200, data: { version: 2 } });
  await expect
    .poll(() => ada.pushes('tableBookingUpdated').map(({ booking }) => booking.status), PATIENTLY)
    .toEqual(['requested', 'confirmed']);
  const last = ada.pushes('tableBookingUpdated').at(-1)?.booking as TableBooking;
  expect(last.histories.at(-1)).toMatchObject({
    status: 'confirmed',
    note: 'See you at eight',
    by: { type: 'staff', nickName: expect.any(String) },
  });
  expect(bob.pushes('tableBookingUpdated')).toEqual([]);
  expect(await contractViolations(ada, host, supervisor)).toEqual([]);
});

test('declining requires a reason, may propose other times and frees the table', async () => {
  const { slug } = await someOutlet(sockets, { bookingMode: 'onDemand', tables: [2] });
  const [ada, bob] = [await connectDiner(), await connectDiner()];
  const { uuid } = await ada.seat(slug, EVENING);

  const withoutReason = await ask(host, { uuid, status: 'declined' });
  const noNote = await ask(host, { uuid, status: 'declined', reasonCode: 'full' });
  const unseen = await ask(host, { uuid, status: 'declined', reasonCode: 'full', note: '\u2060 \u202e' });
  const decline = { status: 'declined', reasonCode: 'full', note: 'A wedding' } as const;
  const noDay = await ask(host, { uuid, ...decline, alternatives: ['2026-06-31T20:00'] });
  const alternatives = ['2026-06-11T21:00'];
  await ask(host, { uuid, ...decline, alternatives });
  const declined = await ada.one(uuid);

  expect([withoutReason.status, noNote.status, unseen.status, noDay.status]).toEqual([422, 422, 422, 422]);
  expect(declined.body).toMatchObject({
    status: 'declined',
    alternatives: [{ localDateTime: '2026-06-11T21:00' }],
    histories: [{}, { reasonCode: 'full', note: 'A wedding' }],
  });
  expect((await bob.hold(slug, EVENING)).status).toBe(201);
});

test('if two members of staff change a booking, the second gets its current state', async () => {
  const { slug } = await someOutlet(sockets, { bookingMode: 'onDemand' });
  const ada = await connectDiner();
  const { uuid } = await ada.seat(slug, EVENING);

  const replies = await Promise.all([
    ask(host, { uuid, status: 'confirmed', version: 1 }),
    ask(supervisor, { uuid, status: 'declined', reasonCode: 'full', note: 'Sorry', version: 1 }),
  ]);

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const loser = replies.find(({ status }) => status === 409);
  const won = await statusOf(uuid);
  expect(loser).toMatchObject({ code: 'status_not_allowed', data: { booking: { status: won, version: 2 } } });
});

test('an unanswered request expires with nearby times and frees its table', async () => {
  const { slug } = await someOutlet(sockets, { bookingMode: 'onDemand', tables: [2] });
  const ada = await connectDiner();
  const { uuid } = await ada.seat(slug, EVENING);

  await expire(uuid);

  await expect.poll(() => statusOf(uuid), PATIENTLY).toBe('lapsed');
  const { body } = await ada.one(uuid);
  expect(body.histories.at(-1)).toMatchObject({ status: 'lapsed', by: { type: 'system' } });
  expect(body.alternatives.length).toBeGreaterThan(0);
  expect(await claimsOf(uuid)).toEqual([]);
});

test('a no-show can be set only after the grace period, which a reported delay extends', async () => {
  const { slug } = await someOutlet(sockets);
  const [ada, bob] = [await connectDiner(), await connectDiner()];
  const [hers, his] = [await ada.seat(slug, EVENING), await bob.seat(slug, EVENING)];
  await startsIn(his.uuid, 10);
  await bob.late(his.uuid, 20);

  await startsIn(hers.uuid, -14);
  const early = await ask(host, { uuid: hers.uuid, status: 'no_show' });
  await Promise.all([startsIn(hers.uuid, -15), startsIn(his.uuid, -15)]);
  const due = await ask(host, { uuid: hers.uuid, status: 'no_show' });
  const late = await ask(host, { uuid: his.uuid, status: 'no_show' });
  await startsIn(his.uuid, -20);
  const atLast = await ask(host, { uuid: his.uuid, status: 'no_show' });

  expect([early, late].map(({ code }) => code)).toEqual(['grace_not_over', 'grace_not_over']);
  expect([due.status, atLast.status]).toEqual([200, 200]);
});

test('a seated booking is completed when its time is over', async () => {
  const { slug } = await someOutlet(sockets);
  const [ada, bob] = [await connectDiner(), await connectDiner()];
  const [hers, his] = [await ada.seat(slug, EVENING), await bob.seat(slug, EVENING)];
  await ask(host, { uuid: hers.uuid, status: 'seated' });

  await Promise.all([startsIn(hers.uuid, -90), startsIn(his.uuid, -90)]);

  await expect.poll(() => statusOf(hers.uuid), PATIENTLY).toBe('completed');
  await expect.poll(() => statusOf(his.uuid), PATIENTLY).toBe('completed');
});

test('staff can move a booking, but not to a table that is taken', async () => {
  const { slug } = await someOutlet(sockets, { tables: [2] });
  const [ada, bob] = [await connectDiner(), await connectDiner()];
  const { uuid } = await ada.seat(slug, '2026-06-11T18:00');
  await bob.seat(slug, '2026-06-11T21:00');

  const taken = await host.socket
    .timeout(10_000)
    .emitWithAck('moveTableBooking', { uuid, localDateTime: '2026-06-11T21:00' });
  const noDay = await host.request('moveTableBooking', { uuid, localDateTime: '2026-06-31T19:00' });
  const moved = await host.requestOk('moveTableBooking', {
    uuid,
    localDateTime: '2026-06-11T19:00',
    note: 'Wind',
  });

  expect(taken).toMatchObject({ status: 409, code: 'slot_unavailable' });
  expect(noDay).toMatchObject({ status: 400, code: 'malformed' });
  expect(moved).toMatchObject({ localDateTime: '2026-06-11T19:00', version: 2 });
  expect((await ada.one(uuid)).body.histories.at(-1)).toMatchObject({ status: 'confirmed', note: 'Wind' });
});

test('moving a party to another area is audited with both areas', async () => {
  const { slug, areaId } = await someOutlet(sockets, { tables: [2] });
  const ada = await connectDiner();
  const { uuid } = await ada.seat(slug, EVENING);

  await host.requestOk('moveTableBooking', { uuid, areaUuid: areaId, reasonCode: 'guest_asked' });

  const [noted] = await db.select().from(staffAction).where(eq(staffAction.subjectId, uuid));
  expect(noted).toMatchObject({
    before: { areaUuid: null },
    after: { areaUuid: areaId },
    reason: 'guest_asked',
  });
});

test('reducing the party size by staff limits the number of children', async () => {
  const { slug } = await someOutlet(sockets, { tables: [4] });
  const ada = await connectDiner();
  const { uuid } = await ada.seat(slug, EVENING, 4, { children: 3 });

  const moved = await host.requestOk('moveTableBooking', { uuid, partySize: 2 });

  expect(moved).toMatchObject({ partySize: 2, children: 2 });
});

test('a booking has one card in the chat, which is updated with it', async () => {
  const { slug } = await someOutlet(sockets);
  const ada = await connectDiner();
  const { uuid, reference } = await ada.seat(slug, EVENING);
  await ada.change(uuid, { version: 1, partySize: 1 });
  await ask(host, { uuid, status: 'cancelled', reasonCode: 'weather', note: 'Storm' });

  await expect.poll(() => ada.pushes('cardUpdated').length, PATIENTLY).toBe(2);
  const cards = await db.select().from(roomEvent).where(eq(roomEvent.actorId, ada.id));
  const { messages } = await ada.requestOk('loadMoreMessages', { roomId: cards[0]?.roomId ?? '' });

  expect(cards).toHaveLength(1);
  expect(messages).toMatchObject([
    {
      messageType: 'card',
      text: `Test table · ${reference}`,
      card: { kind: 'tableBooking', uuid, reference, status: 'cancelled', partySize: 1, version: 3 },
    },
  ]);
  expect(ada.pushes('cardUpdated').at(-1)).toMatchObject({ messageId: messages[0]?.id });
  const { rooms } = await ada.requestOk('loadGuestRooms', {});
  expect(rooms[0]?.unreadMessages).toBe(0);
  expect(await contractViolations(ada)).toEqual([]);
});

test('staff see only the bookings of their property', async () => {
  const { slug, id } = await someOutlet(sockets);
  const ada = await connectDiner();
  const { uuid } = await ada.seat(slug, EVENING);
  const elsewhere = await sockets.staff('outlet', 'qasr-al-bahr', 'dining');
  const agent = await sockets.staff('agent');

  const ofDay = await host.requestOk('loadTableBookings', { date: '2026-06-11', outletUuid: id });
  const ahead = await host.requestOk('loadTableBookings', { outletUuid: id });
  const foreign = await elsewhere.requestOk('loadTableBookings', { outletUuid: id });
  const refused = await agent.socket.timeout(10_000).emitWithAck('loadTableBookings', {});

  expect(ofDay.map((one) => one.uuid)).toEqual([uuid]);
  expect(ahead).toMatchObject([{ uuid, guestName: 'Ada', room: '204' }]);
  expect(foreign).toEqual([]);
  expect(refused.status).toBe(403);
});
