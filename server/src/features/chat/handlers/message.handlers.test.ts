import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { room, roomEvent, roomMember } from '../../../platform/db/tables/schema';
import { contractViolations, testSockets, type SocketClient } from '../../../testing/test-sockets';

const sockets = await testSockets();
const { db } = sockets;

/** Two guests with a private room. */
async function pair(): Promise<{ ada: SocketClient; bob: SocketClient; roomId: string }> {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const sent = await ada.requestOk('newPrivateGuestMessage', {
    ...newText('Hello'),
    roomKey: roomKeyOf(ada.id, bob.id),
  });
  await db.update(room).set({ requestState: 'accepted' }).where(eq(room.id, sent.roomId));
  return { ada, bob, roomId: sent.roomId };
}

const newText = (text: string) => ({ key: randomUUID(), text });

test('K-04 S-20 a message reaches the other guest with the id and sequence number of the reply', async () => {
  const { ada, bob, roomId } = await pair();
  const input = { ...newText('At four?'), roomId };

  const sent = await ada.requestOk('newPrivateGuestMessage', input);

  await expect.poll(() => bob.pushes('newPrivateGuestMessage').length).toBe(2);
  expect(bob.pushes('newPrivateGuestMessage')[1]).toMatchObject({
    id: sent.messageId,
    messageId: sent.messageId,
    key: input.key,
    roomId,
    seq: 2,
    prevSeq: 1,
    from: ada.id,
    fromType: 'guest',
    text: 'At four?',
    originalText: 'At four?',
    messageType: 'text',
    date: '2026-06-10',
    time: '12:00',
    unread: 2,
    unreadAt: 2,
  });
  expect(sent).toMatchObject({ key: input.key, seq: 2, roomId, dup: false });
  expect(await contractViolations(ada, bob)).toEqual([]);
});

test('S-26 P-04 two guests starting a conversation at once get one room and lose no message', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const roomKey = roomKeyOf(ada.id, bob.id);
  const one = { ...newText('Shall we?'), roomKey };
  const other = { ...newText('Shall we?'), roomKey };

  const replies = await Promise.all([
    ada.request('newPrivateGuestMessage', one),
    bob.request('newPrivateGuestMessage', other),
    ada.request('newPrivateGuestMessage', one),
    bob.request('newPrivateGuestMessage', other),
  ]);

  const rooms = await db.select().from(room).innerJoin(roomMember, eq(roomMember.roomId, room.id));
  expect(rooms.filter(({ room_member: member }) => member.memberId === ada.id)).toHaveLength(1);
  const stored = await eventsOf(rooms.find((row) => row.room_member.memberId === ada.id)?.room.id ?? '');
  // The first message is a request, and the message of the other guest accepts it, so the order does not
  // matter.
  expect(replies.every(({ status }) => status === 200 || status === 403)).toBe(true);
  expect(new Set(stored.map(({ clientId }) => clientId)).size).toBe(stored.length);
});

test('K-04 an idempotency key creates one message, even with parallel retries', async () => {
  const { ada, bob, roomId } = await pair();
  const input = Array.from({ length: 20 }, (_, i) => ({ ...newText(`Number ${i}`), roomId }));

  const sent = await Promise.all(
    [...input, ...input].map((one) => ada.requestOk('newPrivateGuestMessage', one)),
  );

  const stored = await eventsOf(roomId);
  expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
  expect(sent.filter(({ dup }) => dup)).toHaveLength(20);
  await expect.poll(() => bob.pushes('newPrivateGuestMessage').length).toBe(21);
  const received = bob.pushes('newPrivateGuestMessage').map(({ seq, prevSeq }) => [seq, prevSeq]);
  expect(received).toEqual(Array.from({ length: 21 }, (_, i) => [i + 1, i]));
});

test('a message whose reply was lost is recognized as a duplicate by another server', async () => {
  const { ada, bob, roomId } = await pair();
  const input = { ...newText('Did it go?'), roomId };
  const next = await testSockets({ db });
  ada.socket.emit('newPrivateGuestMessage', input, () => {});
  await expect.poll(() => eventsOf(roomId)).toHaveLength(2);
  ada.socket.disconnect();

  const back = next.createSocketClient(next.connect({ token: ada.token, tabId: 'a' }), ada);
  await next.signedIn(back.socket);
  const sent = await back.requestOk('newPrivateGuestMessage', input);

  expect(sent).toMatchObject({ dup: true, seq: 2 });
  expect(await eventsOf(roomId)).toHaveLength(2);
  await expect.poll(() => bob.pushes('newPrivateGuestMessage').length).toBe(2);
});

test('the same idempotency key with another text or room is rejected', async () => {
  const { ada, roomId } = await pair();
  const there = await ada.requestOk('newExternalMessage', newText('Reception?'));
  const input = { ...newText('First'), roomId };
  await ada.requestOk('newPrivateGuestMessage', input);

  const changed = await ada.request('newPrivateGuestMessage', { ...input, text: 'Second' });
  const elsewhere = await ada.request('newExternalMessage', { ...input, roomId: there.roomId });
  const again = await ada.request('newPrivateGuestMessage', input);

  expect([changed, elsewhere]).toMatchObject([
    { status: 409, code: 'key_used' },
    { status: 409, code: 'key_used' },
  ]);
  expect(again).toMatchObject({ status: 200, data: { dup: true } });
});

test('an idempotency key is unique per sender', async () => {
  const { ada, bob, roomId } = await pair();
  const input = { ...newText('Mine'), roomId };
  await ada.requestOk('newPrivateGuestMessage', input);

  expect(await bob.requestOk('newPrivateGuestMessage', input)).toMatchObject({ dup: false });
});

test('parallel messages get sequence numbers without gaps and arrive in order', async () => {
  const { ada, bob, roomId } = await pair();
  const write = (who: SocketClient, i: number) =>
    who.requestOk('newPrivateGuestMessage', { ...newText(`${i}`), roomId }).then(({ seq }) => seq);

  const places = await Promise.all(Array.from({ length: 60 }, (_, i) => write(i % 2 ? ada : bob, i)));

  expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 2));
  for (const who of [ada, bob]) {
    await expect.poll(() => who.pushes('newPrivateGuestMessage').length).toBe(61);
    const received = who.pushes('newPrivateGuestMessage').map(({ seq }) => seq);
    expect(received).toEqual([...received].sort((a, b) => a - b));
  }
});

test('P-01 a guest and the staff exchange messages that other properties and guests do not receive', async () => {
  const [ada, mallory] = [await sockets.guest(), await sockets.guest()];
  const [desk, elsewhere] = [await sockets.staff(), await sockets.staff('agent', 'qasr-al-bahr')];

  const { roomId } = await ada.requestOk('newExternalMessage', newText('More towels, please'));
  await desk.requestOk('newExternalMessage', { ...newText('At once'), roomId });

  await expect.poll(() => ada.pushes('newExternalMessage').length).toBe(2);
  expect(ada.pushes('newExternalMessage')[1]).toMatchObject({ from: desk.id, fromType: 'staff', unread: 1 });
  expect(desk.pushes('newExternalMessage').map(({ text }) => text)).toContain('More towels, please');
  const received = [mallory, elsewhere].flatMap((caller) => caller.pushes('newExternalMessage'));
  expect(received).toEqual([]);
  expect(await elsewhere.request('newExternalMessage', { ...newText('Hi'), roomId })).toMatchObject({
    status: 404,
  });
  expect(await mallory.request('newExternalMessage', { ...newText('Hi'), roomId })).toMatchObject({
    status: 404,
  });
  expect(await contractViolations(ada, desk)).toEqual([]);
});

test('a message to a closed room with staff reopens it', async () => {
  const ada = await sockets.guest();
  const { roomId } = await ada.requestOk('newExternalMessage', newText('Hello'));
  await db.update(room).set({ isClosed: true }).where(eq(room.id, roomId));

  await ada.requestOk('newExternalMessage', { ...newText('One more thing'), roomId });

  expect(await ada.requestOk('guestGetRoomInfo', { roomId })).toMatchObject({ closed: false });
});

test.each([
  ['a guest outside the room', 404, 'no_such_room', async () => ({ writer: await sockets.guest() })],
  [
    'a guest who was removed from the room',
    403,
    'removed_from_room',
    async (roomId: string, ada: SocketClient) => {
      await change(roomId, ada, { leftAt: new Date() });
      return { writer: ada };
    },
  ],
  [
    'a guest whom the other guest has blocked',
    403,
    'blocked',
    async (roomId: string, ada: SocketClient, bob: SocketClient) => {
      await change(roomId, bob, { hasBlocked: true });
      return { writer: ada };
    },
  ],
  [
    'any guest in a closed room',
    410,
    'room_closed',
    async (roomId: string, ada: SocketClient) => {
      await db.update(room).set({ isClosed: true }).where(eq(room.id, roomId));
      return { writer: ada };
    },
  ],
] as const)('%s is rejected, and nothing is pushed', async (_who, status, code, arrange) => {
  const { ada, bob, roomId } = await pair();
  const { writer } = await arrange(roomId, ada, bob);
  const before = (await eventsOf(roomId)).length;

  const reply = await writer.request('newPrivateGuestMessage', { ...newText('Hello?'), roomId });

  expect(reply).toMatchObject({ status, code, error: expect.stringMatching(/./), epoch: expect.any(String) });
  expect(await eventsOf(roomId)).toHaveLength(before);
});

test('an unknown guest may send one plain text message, and the reply accepts the request', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const roomKey = roomKeyOf(ada.id, bob.id);
  const link = await ada.request('newPrivateGuestMessage', {
    ...newText('Look: https://x.example'),
    roomKey,
  });
  const { roomId } = await ada.requestOk('newPrivateGuestMessage', { ...newText('Tennis?'), roomKey });
  const second = await ada.request('newPrivateGuestMessage', { ...newText('Well?'), roomId });
  expect(await bob.requestOk('guestGetRoomInfo', { roomId })).toMatchObject({ requestState: 'pending_in' });
  await bob.requestOk('newPrivateGuestMessage', { ...newText('With pleasure'), roomId });

  const third = await ada.request('newPrivateGuestMessage', { ...newText('At five'), roomId });

  expect([link, second]).toMatchObject([
    { status: 403, code: 'request_pending' },
    { status: 403, code: 'request_pending' },
  ]);
  expect(third).toMatchObject({ status: 200 });
});

test.each([
  ['of another hotel', { slug: 'qasr-al-bahr' }],
  ['who is not verified', { isVerified: false }],
  ['who has left', { checkin: '2026-06-01', checkout: '2026-06-05' }],
  ['who arrives in a month', { checkin: '2026-07-08', checkout: '2026-07-10' }],
])('a guest cannot start a conversation with one %s and does not learn why', async (_who, facts) => {
  const [ada, other] = [await sockets.guest(), await sockets.guest(facts)];

  const reply = await ada.request('newPrivateGuestMessage', {
    ...newText('Hello'),
    roomKey: roomKeyOf(ada.id, other.id),
  });

  expect(reply).toMatchObject({
    status: 403,
    code: 'cannot_connect',
    error: "You can't message this guest.",
  });
});

test.each([
  ['nothing', '   ', 400],
  ['4,001 characters', '😀'.repeat(4_001), 413],
  ['4,000 characters', '😀'.repeat(4_000), 200],
  ['a lone surrogate', '\ud83d', 400],
  ['a NUL', 'a\0b', 400],
])('a message of %s gets the expected status', async (_what, text, status) => {
  const ada = await sockets.guest();

  expect(await ada.request('newExternalMessage', { ...newText('x'), text })).toMatchObject({ status });
});

const eventsOf = (roomId: string) =>
  db.select().from(roomEvent).where(eq(roomEvent.roomId, roomId)).orderBy(roomEvent.seq);

const change = (roomId: string, { id }: SocketClient, set: Partial<typeof roomMember.$inferInsert>) =>
  db
    .update(roomMember)
    .set(set)
    .where(and(eq(roomMember.roomId, roomId), eq(roomMember.memberId, id)));

test('S-20 a message without visible characters is rejected', async () => {
  const { ada, roomId } = await pair();

  for (const text of ['   ', '\u200b\u2060', '\u3164']) {
    expect(await ada.request('newPrivateGuestMessage', { ...newText(text), roomId })).toMatchObject({
      status: 400,
      code: 'empty',
    });
  }
});
