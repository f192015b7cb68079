import { expect, test, vi } from 'vitest';
import { deliveryOf } from '../model/state/delivery';
import { messageIn } from '../model/message/message-map';
import { unreadIn } from '../model/state/room';
import { unreadTotal } from '../model/state/room-list';
import { card } from '../testing/card';
import { conversation, DESK, EPOCH, ME, message, OTHER } from '../testing/build-chat';
import { requestsNamed, lines, liveChat, pageOf, ROOM } from '../testing/live-chat';

const pushed = (seq: number, facts = {}) => ({
  ...message(seq, facts),
  prevSeq: seq - 1,
  epoch: EPOCH,
  unread: 1,
});
const textsIn = ({
  logs,
}: Awaited<ReturnType<typeof liveChat>>['now'] extends () => infer Chat ? Chat : never) =>
  logs[ROOM]?.keys.map((key) => messageIn(logs[ROOM]?.byKey ?? {}, key)?.text);

test('K-08 newExternalMessage: is appended to its open room, and the room moves to the front', async () => {
  const { realtime, open, now } = await liveChat({ rooms: [conversation({ headSeq: 2 })] });
  await open(ROOM);

  realtime.pushed('newExternalMessage', pushed(3));

  expect(textsIn(now())).toEqual(['Line 1', 'Line 2', 'Line 3']);
  expect(now().rooms[ROOM]).toMatchObject({ headSeq: 3, lastActivity: message(3).createdTime });
  expect(now().rooms[ROOM]?.lastMessage?.text).toBe('Line 3');
});

test('a changed card updates the same message', async () => {
  const { realtime, open, now } = await liveChat({ rooms: [conversation({ headSeq: 0 })] });
  await open(ROOM);
  const laid = message(1, { messageType: 'card', card: card() });
  realtime.pushed('newExternalMessage', { ...pushed(1), ...laid });

  const changed = card({ status: 'confirmed', version: 2 });
  realtime.pushed('cardUpdated', { roomId: ROOM, messageId: laid.messageId, epoch: EPOCH, card: changed });

  const log = now().logs[ROOM];
  expect(log?.keys).toEqual([laid.key]);
  expect(messageIn(log?.byKey ?? {}, laid.key)?.card).toEqual(changed);
});

test('K-08 newPrivateGuestMessage: sets the unread count of a room that is not open to the server’s number', async () => {
  const room = conversation({ roomType: 'private_guest', chatType: 'guest', guestsId: [ME, OTHER] });
  const { realtime, now } = await liveChat({ rooms: [room] });

  realtime.pushed('newPrivateGuestMessage', pushed(1, { from: OTHER, fromType: 'guest' }));

  expect(now().rooms[ROOM]?.realUnreadCount).toBe(1);
  expect(unreadTotal(now())).toBe(1);
});

test('K-08 newPrivateGuestMessage: of an unknown room requests the room', async () => {
  const room = conversation({ roomType: 'private_guest', headSeq: 1, realUnreadCount: 1 });
  const { realtime, now } = await liveChat({ rooms: [], answers: { guestGetRoomInfo: room } });

  realtime.pushed('newPrivateGuestMessage', pushed(1, { from: OTHER, fromType: 'guest' }));

  await expect.poll(() => unreadTotal(now())).toBe(1);
});

test('K-08 deleteMessage: removes the message from its room and its text from the list of rooms', async () => {
  const room = conversation({ headSeq: 2, lastMessage: message(2), realUnreadCount: 2 });
  const { realtime, open, now } = await liveChat({ rooms: [room] });
  await open(ROOM);

  realtime.pushed('deleteMessage', {
    roomId: ROOM,
    seq: 3,
    prevSeq: 2,
    epoch: EPOCH,
    messageId: message(2).messageId,
    unread: 1,
  });

  expect(textsIn(now())).toEqual(['Line 1']);
  expect(now().rooms[ROOM]?.lastMessage).toMatchObject({ text: '', isDeleted: true });
  expect(now().rooms[ROOM]).toMatchObject({ realUnreadCount: 1, headSeq: 3 });
});

test('S-23 a deleted message does not return when its own push arrives later', async () => {
  const { realtime, open, now } = await liveChat({ rooms: [conversation({ headSeq: 1 })] });
  await open(ROOM);
  realtime.pushed('newExternalMessage', pushed(2));
  const messageId = message(2).messageId;
  realtime.pushed('deleteMessage', { roomId: ROOM, seq: 3, prevSeq: 2, epoch: EPOCH, messageId });

  realtime.pushed('newExternalMessage', pushed(2));

  expect(textsIn(now())).toEqual(['Line 1']);
});

test('K-08 loadMoreMessages: unrequested messages are added if they continue the log', async () => {
  const { realtime, open, now } = await liveChat({ rooms: [conversation({ headSeq: 2 })] });
  await open(ROOM);

  realtime.pushed('loadMoreMessages', pageOf([message(3), message(4)]));

  expect(textsIn(now())).toEqual(['Line 1', 'Line 2', 'Line 3', 'Line 4']);
});

test('K-08 loadMoreMessages: unrequested messages after a gap make the client request the room', async () => {
  const answers = { guestGetRoomInfo: conversation({ headSeq: 9 }) };
  const { realtime, open, now } = await liveChat({ rooms: [conversation({ headSeq: 2 })], answers });
  await open(ROOM);

  realtime.pushed('loadMoreMessages', pageOf([message(8), message(9)]));

  await expect.poll(() => now().rooms[ROOM]?.headSeq).toBe(9);
  expect(textsIn(now())).toEqual(['Line 1', 'Line 2']);
});

test('K-08 roomReadBy: reading by another person marks the guest’s messages as read', async () => {
  const marks = [ME, DESK].map((id) => ({ id, deliveredSeq: 2, readSeq: 0 }));
  const written = [message(1), message(2, { from: ME, fromType: 'guest' })];
  const answers = { loadMoreMessages: pageOf(written) };
  const { realtime, open, now } = await liveChat({ rooms: [conversation({ headSeq: 2, marks })], answers });
  await open(ROOM);
  const before = deliveryOf(now(), ROOM, message(2).key);

  realtime.pushed('roomReadBy', { roomId: ROOM, guestId: DESK, readSeq: 2, epoch: EPOCH });

  expect(before).toBe('delivered');
  expect(deliveryOf(now(), ROOM, message(2).key)).toBe('read');
});

test('K-08 roomReadBy: a room read on another device of the guest is read here', async () => {
  const { realtime, now } = await liveChat({
    rooms: [conversation({ headSeq: 4, realUnreadCount: 3, readSeq: 1 })],
  });

  realtime.pushed('roomReadBy', { roomId: ROOM, guestId: ME, readSeq: 3, epoch: EPOCH, unread: 1 });

  expect(now().rooms[ROOM]).toMatchObject({
    readSeq: 3,
    realUnreadCount: 1,
    unreadMessages: 1,
    unreadGuest: 1,
  });
});

test('K-08 messageReadBy: sets the same marker', async () => {
  const { realtime, now } = await liveChat({ rooms: [conversation({ headSeq: 4, realUnreadCount: 4 })] });

  const { messageId } = message(3);
  const marker = { roomId: ROOM, guestId: ME, readSeq: 3, epoch: EPOCH };
  realtime.pushed('messageReadBy', { ...marker, messageId, unread: 1 });

  expect(now().rooms[ROOM]).toMatchObject({ readSeq: 3, realUnreadCount: 1 });
});

test('K-08 an unread count from before the guest read does not make the room unread again', async () => {
  const rooms = [conversation({ headSeq: 4, realUnreadCount: 4, unreadAt: 4 })];
  const { realtime, now } = await liveChat({ rooms });
  const read = { roomId: ROOM, guestId: ME, readSeq: 4, epoch: EPOCH };
  realtime.pushed('roomReadBy', { ...read, unread: 1, unreadAt: 10 });

  const place = { roomId: ROOM, seq: 5, prevSeq: 4, epoch: EPOCH };
  realtime.pushed('deleteMessage', { ...place, messageId: message(3).id, unread: 3, unreadAt: 5 });
  realtime.pushed('newExternalMessage', { ...pushed(6), unread: 4, unreadAt: 6 });

  expect(now().rooms[ROOM]).toMatchObject({ headSeq: 6, readSeq: 4, realUnreadCount: 1, unreadAt: 10 });
});

test('K-08 a message stored while the guest was reading earlier ones is unread', async () => {
  const rooms = [conversation({ headSeq: 5, realUnreadCount: 5, unreadAt: 5 })];
  const { realtime, now } = await liveChat({ rooms });

  const read = { roomId: ROOM, guestId: ME, readSeq: 5, epoch: EPOCH };
  realtime.pushed('roomReadBy', { ...read, unread: 0, unreadAt: 10 });
  realtime.pushed('newExternalMessage', { ...pushed(6), unread: 6, unreadAt: 6 });

  expect(now().rooms[ROOM]).toMatchObject({ headSeq: 6, realUnreadCount: 1 });
});

test('K-08 chatAction: shows another person typing, but not the guest on another device', async () => {
  const { realtime, now } = await liveChat();

  realtime.pushed('chatAction', { roomId: ROOM, guestId: OTHER, action: 'typing' });
  realtime.pushed('chatAction', { roomId: ROOM, guestId: ME, action: 'typing' });

  expect(now().rooms[ROOM]?.typing).toEqual([OTHER]);
});

test('S-24 a typing indication clears after 5 seconds and with the message of that person', async () => {
  const { realtime, now } = await liveChat();
  vi.useFakeTimers();
  const type = () => realtime.pushed('chatAction', { roomId: ROOM, guestId: OTHER, action: 'typing' });

  type();
  vi.advanceTimersByTime(3_000);
  type();
  vi.advanceTimersByTime(4_900);
  const before = now().rooms[ROOM]?.typing;
  vi.advanceTimersByTime(100);
  const after = now().rooms[ROOM]?.typing;
  type();
  realtime.pushed('newExternalMessage', pushed(1, { from: OTHER, fromType: 'guest' }));
  vi.useRealTimers();

  expect([before, after, now().rooms[ROOM]?.typing]).toEqual([[OTHER], [], []]);
});

test('S-21 a message in the active room is read at once and reported to the server', async () => {
  const { realtime, open, now } = await liveChat({ rooms: [conversation({ headSeq: 1, readSeq: 1 })] });
  await open(ROOM);

  realtime.pushed('newExternalMessage', pushed(2));

  const room = now().rooms[ROOM];
  expect(room && unreadIn(room)).toBe(0);
  await expect
    .poll(() => requestsNamed(realtime, 'roomReadBy'))
    .toEqual([{ roomId: ROOM, lastMessageId: message(2).messageId }]);
});

test.each([
  ['the page is hidden', (chat: Awaited<ReturnType<typeof liveChat>>) => chat.now().visibilityChanged(false)],
  [
    'the list is scrolled up',
    (chat: Awaited<ReturnType<typeof liveChat>>) => chat.now().listMoved({ roomId: ROOM, isAtEnd: false }),
  ],
  ['the room was left', (chat: Awaited<ReturnType<typeof liveChat>>) => chat.now().roomClosed()],
])('S-21 while %s, new messages stay unread', async (_why, away) => {
  const chat = await liveChat({ rooms: [conversation({ headSeq: 1, readSeq: 1 })] });
  await chat.open(ROOM);
  away(chat);

  chat.realtime.pushed('newExternalMessage', pushed(2));

  expect(unreadTotal(chat.now())).toBe(1);
});

test('S-22 opening a room resets its unread count and reports the last message, and the divider stays', async () => {
  const room = conversation({ headSeq: 3, readSeq: 1, realUnreadCount: 2, lastMessage: message(3) });
  const { realtime, open, now } = await liveChat({ rooms: [room] });

  await open(ROOM);

  expect(unreadTotal(now())).toBe(0);
  expect(now().divider).toEqual({ afterSeq: 1, isPassed: false });
  await expect
    .poll(() => requestsNamed(realtime, 'roomReadBy'))
    .toEqual([{ roomId: ROOM, lastMessageId: message(3).messageId }]);
});

test('N-03 a page has 25 messages, and an empty page ends a history whose last page is full', async () => {
  const all = lines(50);
  const { realtime, open, sync, now } = await liveChat({
    rooms: [conversation({ headSeq: 50 })],
    answers: {
      loadMoreMessages({ beforeSeq = 51, limit = 0 }) {
        const messages = all.filter(({ seq }) => seq < beforeSeq).slice(-limit);
        return pageOf(messages, { headSeq: 50, toSeq: 50, isFetchComplete: false, roomId: ROOM });
      },
    },
  });

  await open(ROOM);
  await sync.history.older(ROOM);
  const before = now().rooms[ROOM]?.isFetchComplete;
  await sync.history.older(ROOM);
  await sync.history.older(ROOM);

  expect(before).toBe(false);
  expect(now().rooms[ROOM]?.isFetchComplete).toBe(true);
  expect(textsIn(now())).toEqual(all.map(({ text }) => text));
  expect(requestsNamed(realtime, 'loadMoreMessages')).toEqual([
    { roomId: ROOM, limit: 25 },
    { roomId: ROOM, beforeSeq: 26, limit: 25 },
    { roomId: ROOM, beforeSeq: 1, limit: 25 },
  ]);
});
