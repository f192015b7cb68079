import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { directoryEntry, property, room, roomEvent, roomInvite } from '../../../platform/db/tables/schema';
import { DEMO_SLUGS } from '../../../demo/folders/demo-folders';
import { readLifePart } from '../../../demo/life/read-life';
import { NOON } from '../../../testing/test-app';
import { contractViolations, testSockets, type SocketClient } from '../../../testing/test-sockets';

const HOUR_MS = 3_600_000;
const MIDNIGHT_IN_LISBON = NOON + 12 * HOUR_MS;
/** The clock only advances, so the tests depend on their order. */
let now = NOON;
const sockets = await testSockets({ now: () => now });
const { db } = sockets;
const POLL_OPTIONS = { timeout: 15_000 };

const newText = (text = 'Is anybody there?') => ({ key: randomUUID(), text });
const linesIn = async (caller: SocketClient, roomId: string) =>
  (await caller.requestOk('loadMoreMessages', { roomId })).messages;

test('by day there is no automatic reply, and the room shows staff availability and expected reply time', async () => {
  const ada = await sockets.guest();
  const { roomId } = await ada.requestOk('newExternalMessage', newText());

  const reply = await ada.requestOk('guestGetRoomInfo', { roomId });

  expect(await linesIn(ada, roomId)).toHaveLength(1);
  expect(reply).toMatchObject({
    isGroup: false,
    roomName: 'Casa Miramar',
    desk: {
      isOpen: true,
      until: '2026-06-10T22:00:00.000Z',
      expectedReplyMinutes: 10,
      phone: expect.stringMatching(/^\+351/),
    },
  });
  const rita = await sockets.staff('agent');
  expect((await rita.requestOk('guestGetRoomInfo', { roomId })).roomName).toBe('Ada');
});

test('a VIP guest sees half the expected reply time', async () => {
  const vip = await sockets.guest();
  const boss = await sockets.staff('supervisor');
  const { roomId } = await vip.requestOk('newExternalMessage', newText());
  await boss.requestOk('setRoomVip', { roomId });

  expect((await vip.requestOk('guestGetRoomInfo', { roomId })).desk?.expectedReplyMinutes).toBe(5);
});

test('the expected reply time is measured once there are enough replies', async () => {
  const staff = await sockets.staff('agent', 'qasr-al-bahr');
  const guests = await Promise.all(Array.from({ length: 6 }, () => sockets.guest({ slug: 'qasr-al-bahr' })));
  const rooms = await Promise.all(guests.map((guest) => guest.requestOk('newExternalMessage', newText())));
  const [guest] = guests;
  const roomId = rooms[0]?.roomId ?? '';
  const promised = (await guest?.requestOk('guestGetRoomInfo', { roomId }))?.desk?.expectedReplyMinutes;
  now += 3 * 60_000;
  for (const { roomId: one } of rooms)
    await staff.requestOk('newExternalMessage', { ...newText('Yes'), roomId: one });
  now += 5 * 60_000;

  const measured = async () =>
    (await guest?.requestOk('guestGetRoomInfo', { roomId }))?.desk?.expectedReplyMinutes;

  await expect.poll(measured, POLL_OPTIONS).toBe(3);
  expect(promised).not.toBe(3);
});

test('at night the first message gets an automatic reply in the guest’s language, and none for the next eight hours', async () => {
  now = MIDNIGHT_IN_LISBON;
  const inês = await sockets.guest({ lang: 'es' });
  const { roomId, key } = await inês.requestOk('newExternalMessage', newText('¿Hay alguien?'));

  const [, answer, ...more] = await linesIn(inês, roomId);
  expect(more).toEqual([]);
  expect(answer).toMatchObject({ seq: 2, fromType: 'staff', isAutomatic: true, lang: 'es' });
  expect(answer?.text).toMatch(/Recepción responde a partir de: 07:00.*\+351/);
  const reply = await inês.requestOk('guestGetRoomInfo', { roomId });
  expect(reply.participants).toContainEqual(
    expect.objectContaining({ id: answer?.from, name: 'Casa Miramar' }),
  );
  expect(reply).toMatchObject({
    unreadMessages: 1,
    desk: { isOpen: false, until: '2026-06-11T06:00:00.000Z' },
  });

  const first = { roomId, key, text: '¿Hay alguien?' };
  expect(await inês.requestOk('newExternalMessage', first)).toMatchObject({ dup: true });
  now += HOUR_MS;
  await inês.requestOk('newExternalMessage', newText('¿Y ahora?'));
  expect(await linesIn(inês, roomId)).toHaveLength(3);
  await expect
    .poll(() => inês.pushes('newExternalMessage').map(({ seq }) => seq), POLL_OPTIONS)
    .toEqual([1, 2, 3]);
  expect(await contractViolations(inês)).toEqual([]);
});

test('parallel messages at night get a single automatic reply', async () => {
  const guest = await sockets.guest();
  const sent = await Promise.all(
    Array.from({ length: 8 }, () => guest.requestOk('newExternalMessage', newText())),
  );

  const lines = await linesIn(guest, sent[0]?.roomId ?? '');
  expect(lines.filter(({ isAutomatic }) => isAutomatic)).toHaveLength(1);
  expect(lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('groups and staff get no automatic reply', async () => {
  const [rita, guest] = [await sockets.staff('agent'), await sockets.guest()];
  const group = await rita.requestOk('createExternalGroupRoom', {
    key: randomUUID(),
    roomName: 'Night owls',
  });
  await rita.requestOk('addGuestsToExternalGroupRoom', { roomId: group.id, guestsId: [guest.id] });
  await guest.requestOk('newExternalMessage', { ...newText(), roomId: group.id });
  await rita.requestOk('newExternalMessage', { ...newText('Yes'), roomId: group.id });

  expect((await linesIn(guest, group.id)).some(({ isAutomatic }) => isAutomatic)).toBe(false);
});

test('R-19 staff create a group with a code, by which guests join until it expires', async () => {
  const [rita, ada, late] = [await sockets.staff('agent'), await sockets.guest(), await sockets.guest()];
  const elsewhere = await sockets.guest({ slug: 'higashiyama-an' });
  const made = { key: randomUUID(), roomName: '  Yoga   week ' };
  const group = await rita.requestOk('createExternalGroupRoom', made);
  expect(await rita.requestOk('createExternalGroupRoom', made)).toMatchObject({ id: group.id });
  expect(group).toMatchObject({ id: made.key, isGroup: true, roomName: 'Yoga week', roomType: 'external' });
  const other = await rita.request('createExternalGroupRoom', { ...made, roomName: 'Night owls' });
  expect(other).toMatchObject({ status: 409, code: 'key_used' });
  await rita.requestOk('changeExternalRoomName', { roomId: group.id, roomName: 'Night owls' });
  expect(await rita.requestOk('createExternalGroupRoom', made)).toMatchObject({ roomName: 'Night owls' });

  const { code, expiresAt } = await rita.requestOk('createRoomInvitation', { roomId: group.id, days: 2 });

  expect(await ada.requestOk('joinExternalGroupRoom', { code })).toMatchObject({
    id: group.id,
    isGroup: true,
  });
  expect(await elsewhere.request('joinExternalGroupRoom', { code })).toMatchObject({ status: 410 });
  expect(Date.parse(expiresAt)).toBe(now + 48 * HOUR_MS);
  expect(JSON.stringify(await db.select().from(roomInvite))).not.toContain(code);
  now += 49 * HOUR_MS;
  expect(await late.request('joinExternalGroupRoom', { code })).toMatchObject({ status: 410 });
});

test('a guest’s own room has no invitation, and a group cannot use the key of an existing room', async () => {
  const [rita, guest] = [await sockets.staff('agent'), await sockets.guest()];
  const { roomId } = await guest.requestOk('newExternalMessage', newText());

  expect(await rita.request('createRoomInvitation', { roomId, days: 1 })).toMatchObject({ status: 404 });
  expect(await rita.request('createExternalGroupRoom', { key: roomId, roomName: 'Mine' })).toMatchObject({
    status: 404,
  });
  expect(await rita.request('createExternalGroupRoom', { key: randomUUID(), roomName: ' ' })).toMatchObject({
    status: 400,
  });
});

test('the next message of the guest reopens a closed room', async () => {
  const [rita, guest] = [await sockets.staff('agent'), await sockets.guest()];
  const { roomId } = await guest.requestOk('newExternalMessage', newText());

  expect(await rita.requestOk('closeExternalRoom', { roomId })).toMatchObject({ closed: true });
  await rita.requestOk('closeExternalRoom', { roomId });
  const closed = await linesIn(guest, roomId);
  expect(closed.filter(({ status }) => status?.event === 'closed')).toHaveLength(1);
  expect(await guest.requestOk('guestGetRoomInfo', { roomId })).toMatchObject({ closed: true });

  await rita.requestOk('newExternalMessage', { ...newText('Good night'), roomId });
  expect(await guest.requestOk('guestGetRoomInfo', { roomId })).toMatchObject({ closed: true });
  await guest.requestOk('newExternalMessage', { ...newText('One more thing'), roomId });

  expect(await guest.requestOk('guestGetRoomInfo', { roomId })).toMatchObject({ closed: false });
  const places = await db.select().from(roomEvent).where(eq(roomEvent.roomId, roomId));
  const [row] = await db.select().from(room).where(eq(room.id, roomId));
  expect(Math.max(...places.map(({ seq }) => seq))).toBe(row?.headSeq);
});

test.each(DEMO_SLUGS)('R-19 the group of %s can be joined by the code in its directories', async (slug) => {
  const groups = await readLifePart(slug, 'groups');
  const entries = await db
    .select({ links: directoryEntry.links })
    .from(directoryEntry)
    .innerJoin(property, eq(property.id, directoryEntry.propertyId))
    .where(eq(property.slug, slug));
  const links = entries.flatMap((entry) => entry.links);
  const guest = await sockets.guest({ slug });

  expect(groups.length).toBeGreaterThan(0);
  for (const { code, name } of groups) {
    expect(links.map(({ url }) => url)).toContain(`/chat?code=${code}`);
    expect(await guest.requestOk('joinExternalGroupRoom', { code })).toMatchObject({
      roomName: name,
      isGroup: true,
    });
  }
});
