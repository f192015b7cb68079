import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { guest, moderationCase, room, roomEvent, roomInvite } from '../../../platform/db/tables/schema';
import { contractViolations, testSockets, type SocketClient } from '../../../testing/test-sockets';
import { hashOf, newSecret } from '../../../platform/security/token';

const sockets = await testSockets();
const { db } = sockets;
const newText = (text: string) => ({ key: randomUUID(), text });

async function pair(): Promise<{ ada: SocketClient; bob: SocketClient; roomId: string }> {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const input = { ...newText('Hello'), roomKey: roomKeyOf(ada.id, bob.id) };
  const { roomId } = await ada.requestOk('newPrivateGuestMessage', input);
  return { ada, bob, roomId };
}

async function group(): Promise<{ desk: SocketClient; ada: SocketClient; roomId: string }> {
  const [desk, ada] = [await sockets.staff(), await sockets.guest()];
  const [row] = await db.select().from(guest).where(eq(guest.id, ada.guestId));
  const roomRow = {
    propertyId: row?.propertyId ?? '',
    type: 'external' as const,
    requestState: 'none' as const,
  };
  const [made] = await db.insert(room).values(roomRow).returning();
  const roomId = made?.id ?? '';
  await desk.requestOk('newExternalMessage', { ...newText('Welcome'), roomId });
  await desk.requestOk('addGuestsToExternalGroupRoom', { roomId, guestsId: [ada.id] });
  return { desk, ada, roomId };
}

test('S-17 K-08 blocking and unblocking are pushed to both guests with the one who blocked', async () => {
  const { ada, bob, roomId } = await pair();
  await bob.requestOk('acceptGuestRequest', { roomId });

  const blocked = await bob.requestOk('blockPrivateGuestRoom', { roomId });
  const refused = await ada.request('newPrivateGuestMessage', { ...newText('Why?'), roomId });
  const free = await bob.requestOk('unblockPrivateGuestRoom', { roomId });
  await ada.requestOk('newPrivateGuestMessage', { ...newText('Thanks'), roomId });

  expect([blocked, free]).toMatchObject([
    { hasBlocked: true, hasBlockedByYou: true, blockedBy: bob.id },
    { hasBlocked: false, hasBlockedByYou: false },
  ]);
  expect(refused).toMatchObject({ status: 403, code: 'blocked' });
  expect(ada.pushes('blockPrivateGuestRoom')).toMatchObject([
    { roomId, hasBlocked: true, blockedBy: bob.id },
  ]);
  await expect.poll(() => ada.pushes('unblockPrivateGuestRoom')).toMatchObject([{ blockedBy: null }]);
  expect(ada.pushes('acceptGuestRequest')).toHaveLength(1);
  expect(await contractViolations(ada, bob)).toEqual([]);
});

test('S-18 K-08 muting applies to all devices of the guest only and is in the guest’s log', async () => {
  const { ada, bob, roomId } = await pair();

  const muted = await ada.requestOk('guestMuteRoom', { roomId });
  const again = await ada.requestOk('guestMuteRoom', { roomId });
  const received = await ada.requestOk('guestUnmuteRoom', { roomId });

  expect([muted.muted, again.muted, received.muted]).toEqual([true, true, false]);
  const { userEvents, userSeq } = await ada.requestOk('loadGuestRooms', { userSeq: 0 });
  expect(userEvents.map(({ seq, event }) => [seq, event])).toEqual([
    [1, 'guestMuteRoom'],
    [2, 'guestUnmuteRoom'],
  ]);
  expect(userSeq).toBe(2);
  expect(bob.pushes('guestMuteRoom')).toEqual([]);
  expect(await contractViolations(ada)).toEqual([]);
});

test('S-18 K-08 a supervisor sets VIP, an agent renames the room, and the guest is notified of both', async () => {
  const [ada, agent] = [await sockets.guest(), await sockets.staff()];
  const supervisor = await sockets.staff('supervisor');
  const { roomId } = await ada.requestOk('newExternalMessage', newText('Hello'));

  const vip = await supervisor.requestOk('setRoomVip', { roomId });
  const named = await agent.requestOk('changeExternalRoomName', { roomId, roomName: '  Suite 204 ' });
  const plain = await supervisor.requestOk('undoVip', { roomId });

  expect([vip.isVip, vip.roomType, plain.roomType]).toEqual([true, 'external_vip', 'external']);
  expect(named).toMatchObject({ roomName: 'Suite 204', phisicalRoomName: 'Suite 204' });
  await expect.poll(() => ada.pushes('undoVip')).toMatchObject([{ roomId, isVip: false }]);
  expect(ada.pushes('setRoomVip')).toMatchObject([{ roomId, isVip: true }]);
  expect(ada.pushes('changeExternalRoomName')).toMatchObject([{ roomName: 'Suite 204' }]);
  expect(await agent.request('setRoomVip', { roomId })).toMatchObject({ status: 403 });
  expect(await ada.request('changeExternalRoomName', { roomId, roomName: 'Mine' })).toMatchObject({
    status: 403,
  });
  expect(await contractViolations(ada, agent, supervisor)).toEqual([]);
});

test('S-19 K-08 a guest added to a group receives its messages until removed', async () => {
  const { desk, ada, roomId } = await group();
  await desk.requestOk('newExternalMessage', { ...newText('We meet at nine'), roomId });
  await expect.poll(() => ada.pushes('newExternalMessage').length).toBe(1);
  const page = await ada.requestOk('loadMoreMessages', { roomId });

  await desk.requestOk('removeGuestsFromExternalGroupRoom', { roomId, guestsId: [ada.id] });
  await desk.requestOk('newExternalMessage', { ...newText('Not for her'), roomId });

  expect(page.messages.map(({ text }) => text)).toEqual(['We meet at nine']);
  expect(ada.pushes('addGuestsToExternalGroupRoom')).toMatchObject([{ guestsId: [ada.id] }]);
  await expect.poll(() => ada.pushes('removeGuestsFromExternalGroupRoom')).toMatchObject([{ roomId }]);
  expect(ada.pushes('newExternalMessage')).toHaveLength(1);
  expect((await ada.requestOk('loadGuestRooms', { heads: { [roomId]: 2 } })).gone).toEqual([roomId]);
  const late = await ada.request('newExternalMessage', { ...newText('Wait'), roomId });
  expect(late).toMatchObject({ status: 403, code: 'removed_from_room' });
  expect(await contractViolations(ada, desk)).toEqual([]);
});

test('S-19 K-08 a guest joins by an invitation until it expires, and leaves', async () => {
  const { desk, ada, roomId } = await group();
  const [bob, foreigner] = [await sockets.guest(), await sockets.guest({ slug: 'qasr-al-bahr' })];
  const [code, over] = [newSecret(), newSecret()];
  const now = Date.parse('2026-06-10T11:00:00Z');
  await db.insert(roomInvite).values([
    { codeHash: hashOf(code), roomId, expiresAt: new Date(now + 1) },
    { codeHash: hashOf(over), roomId, expiresAt: new Date(now) },
  ]);

  const joined = await bob.requestOk('joinExternalGroupRoom', { code });
  const refused = [
    await bob.request('joinExternalGroupRoom', { code: over }),
    await foreigner.request('joinExternalGroupRoom', { code }),
    await bob.request('joinExternalGroupRoom', { code: newSecret() }),
  ];
  await bob.requestOk('leaveExternalGroupRoom', { roomId });

  expect(joined).toMatchObject({ id: roomId, allowedToSeePreviousMessage: false, unreadMessages: 0 });
  expect(refused).toMatchObject(Array(3).fill({ status: 410, code: 'invitation_over' }));
  await expect.poll(() => ada.pushes('leaveExternalGroupRoom')).toMatchObject([{ guestsId: [bob.id] }]);
  expect(ada.pushes('joinExternalGroupRoom')).toMatchObject([{ guestsId: [bob.id] }]);
  expect((await bob.requestOk('loadGuestRooms', {})).rooms).toEqual([]);
  expect(await contractViolations(ada, bob, desk)).toEqual([]);
});

test('a guest removed by staff cannot use an invitation unless added again, but one who left can', async () => {
  const { desk, ada, roomId } = await group();
  const bob = await sockets.guest();
  const code = newSecret();
  const expiresAt = new Date(Date.parse('2026-06-10T12:00:00Z'));
  await db.insert(roomInvite).values({ codeHash: hashOf(code), roomId, expiresAt });
  const statusOf = async (guest: SocketClient) =>
    (await guest.request('joinExternalGroupRoom', { code })).status;
  await bob.requestOk('joinExternalGroupRoom', { code });
  await bob.requestOk('leaveExternalGroupRoom', { roomId });
  await desk.requestOk('removeGuestsFromExternalGroupRoom', { roomId, guestsId: [ada.id] });

  expect([await statusOf(bob), await statusOf(ada)]).toEqual([200, 410]);
  await desk.requestOk('addGuestsToExternalGroupRoom', { roomId, guestsId: [ada.id] });
  await ada.requestOk('leaveExternalGroupRoom', { roomId });
  expect(await statusOf(ada)).toBe(200);
});

test.each([true, false])(
  'S-19 K-08 messages before joining are neither read nor unread for the new member (visible: %s)',
  async (allowedToSeePreviousMessage) => {
    const { desk, ada, roomId } = await group();
    const bob = await sockets.guest();
    await ada.requestOk('newExternalMessage', { ...newText('Is anybody here?'), roomId });

    await desk.requestOk('addGuestsToExternalGroupRoom', {
      roomId,
      guestsId: [bob.id],
      allowedToSeePreviousMessage,
    });
    const arrived = await bob.requestOk('guestGetRoomInfo', { roomId });
    const { messageId } = await ada.requestOk('newExternalMessage', { ...newText('Hello, Bob'), roomId });
    await bob.requestOk('roomReadBy', { roomId, lastMessageId: messageId });

    const { messages } = await ada.requestOk('loadMoreMessages', { roomId });
    const { marks } = await ada.requestOk('guestGetRoomInfo', { roomId });
    expect(arrived.realUnreadCount).toBe(0);
    expect(messages.map(({ text, readBy }) => [text, readBy.includes(bob.id)])).toEqual([
      ['Is anybody here?', false],
      ['Hello, Bob', true],
    ]);
    expect(messages[0]?.deliveredTo).not.toContain(bob.id);
    expect(marks).toContainEqual({ id: bob.id, deliveredSeq: 3, readSeq: 3, cameSeq: 2 });
    expect(await contractViolations(ada, bob, desk)).toEqual([]);
  },
);

test('a guest’s room with the staff is not a group', async () => {
  const [ada, bob, desk] = [await sockets.guest(), await sockets.guest(), await sockets.staff()];
  const { roomId } = await ada.requestOk('newExternalMessage', newText('Hello'));

  const replies = [
    await ada.request('leaveExternalGroupRoom', { roomId }),
    await desk.request('addGuestsToExternalGroupRoom', { roomId, guestsId: [bob.id] }),
    await desk.request('removeGuestsFromExternalGroupRoom', { roomId, guestsId: [ada.id] }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a declined request is not pushed and still looks pending to the requester', async () => {
  const { ada, bob, roomId } = await pair();

  expect(await ada.request('acceptGuestRequest', { roomId })).toMatchObject({ status: 404 });
  await bob.requestOk('declineGuestRequest', { roomId });

  expect(await ada.requestOk('guestGetRoomInfo', { roomId })).toMatchObject({ requestState: 'pending_out' });
  expect(ada.pushes('acceptGuestRequest')).toEqual([]);
});

test('S-23 K-08 a deleted message keeps its sequence number, and offline members learn of it from the log', async () => {
  const { ada, bob, roomId } = await pair();
  const { messages } = await bob.requestOk('loadMoreMessages', { roomId });
  const messageId = messages[0]?.id ?? '';

  expect(await bob.request('deleteMessage', { messageId })).toMatchObject({ status: 403 });
  const taken = await ada.requestOk('deleteMessage', { messageId });
  const again = await ada.requestOk('deleteMessage', { messageId });

  expect([taken, again]).toEqual([taken, taken]);
  await expect
    .poll(() => bob.pushes('deleteMessage'))
    .toMatchObject([{ messageId, seq: 2, prevSeq: 1, unread: 0, unreadAt: 2 }]);
  const missed = await bob.requestOk('loadMoreMessages', { roomId, afterSeq: 1 });
  expect(missed).toMatchObject({ messages: [], deleted: [messageId], toSeq: 2 });
  const page = await bob.requestOk('loadMoreMessages', { roomId });
  expect(page.messages).toMatchObject([{ id: messageId, text: '', originalText: '', isDeleted: true }]);
  expect(await contractViolations(ada, bob)).toEqual([]);
});

test('nothing of a deleted message is left to guess its text by, and a retry of its request is no new message', async () => {
  const ada = await sockets.guest();
  const input = newText('Yes');
  const sent = await ada.requestOk('newExternalMessage', input);

  await ada.requestOk('deleteMessage', { messageId: sent.messageId });

  const [row] = await db.select().from(roomEvent).where(eq(roomEvent.id, sent.messageId));
  expect(row).toMatchObject({ clientId: input.key, body: null, bodyHash: null });
  const again = await ada.requestOk('newExternalMessage', input);
  expect(again).toMatchObject({ messageId: sent.messageId, seq: sent.seq, dup: true });
  const page = await ada.requestOk('loadMoreMessages', { roomId: sent.roomId });
  expect(page.messages.filter(({ id }) => id === sent.messageId)).toMatchObject([{ isDeleted: true }]);
});

test('after 15 minutes only a supervisor can delete a message and must give a reason', async () => {
  const [ada, agent] = [await sockets.guest(), await sockets.staff()];
  const supervisor = await sockets.staff('supervisor');
  const { messageId } = await ada.requestOk('newExternalMessage', newText('Hello'));
  const createdAt = new Date(Date.parse('2026-06-10T11:00:00Z') - 15 * 60_000 - 1);
  await db.update(roomEvent).set({ createdAt }).where(eq(roomEvent.id, messageId));

  const replies = [];
  for (const who of [ada, agent, supervisor]) replies.push(await who.request('deleteMessage', { messageId }));
  replies.push(await supervisor.request('deleteMessage', { messageId, reason: 'Not for this place' }));

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 422, 200]);
});

test('only members who can read a message can report it', async () => {
  const { bob, roomId } = await pair();
  const outsider = await sockets.guest();
  const { messages } = await bob.requestOk('loadMoreMessages', { roomId });
  const input = { messageId: messages[0]?.id ?? '', reason: 'spam' } as const;

  expect(await bob.requestOk('reportMessage', input)).toBe(null);
  expect(await bob.requestOk('reportMessage', input)).toBe(null);
  expect(await outsider.request('reportMessage', input)).toMatchObject({ status: 404 });
});

test('the case about a message of two guests holds it with the three before it, and staff see no other line', async () => {
  const { ada, bob, roomId } = await pair();
  await bob.requestOk('acceptGuestRequest', { roomId });
  const say = (who: SocketClient, text: string) =>
    who.requestOk('newPrivateGuestMessage', { ...newText(text), roomId });
  await say(bob, 'The oldest line');
  await say(ada, 'Third before');
  await say(bob, 'Second before');
  const taken = await say(ada, 'A line that was deleted');
  await ada.requestOk('deleteMessage', { messageId: taken.messageId });
  await say(ada, 'First before');
  const { messageId } = await say(ada, 'The reported line');
  await say(bob, 'The newest line');

  await bob.requestOk('reportMessage', { messageId, reason: 'harassment' });

  const [row] = await db.select().from(moderationCase).where(eq(moderationCase.subjectId, messageId));
  expect(row?.snapshot).toMatchObject({
    text: 'The reported line',
    context: [
      { text: 'Third before', isByAuthor: true },
      { text: 'Second before', isByAuthor: false },
      { text: 'First before', isByAuthor: true },
    ],
  });
  const boss = await sockets.staff('supervisor');
  const { cases } = await boss.requestOk('loadModeration', {});
  const seen = JSON.stringify(cases.filter(({ subjectId }) => subjectId === messageId));
  expect(seen).toContain('The reported line');
  for (const line of ['The oldest line', 'The newest line', 'A line that was deleted'])
    expect(seen).not.toContain(line);
});

test('the case about a message to the hotel holds no other line', async () => {
  const { desk, ada } = await group();
  const { messageId } = await desk.requestOk('newExternalMessage', {
    ...newText('Rude'),
    roomId: (await ada.requestOk('loadGuestRooms', {})).rooms[0]?.id ?? '',
  });

  await ada.requestOk('reportMessage', { messageId, reason: 'harassment' });

  const [row] = await db.select().from(moderationCase).where(eq(moderationCase.subjectId, messageId));
  expect(row?.snapshot).toMatchObject({ text: 'Rude', context: [] });
});
