import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { expect, test } from 'vitest';
import { unreadIn } from '../model/state/room';
import { OWN_EXTERNAL } from '../model/state/placeholder-room';
import { unreadTotal } from '../model/state/room-list';
import { conversation, EPOCH, ME, message } from '../testing/build-chat';
import { requestsNamed, digestOf, lines, liveChat, pageOf, ROOM } from '../testing/live-chat';

type Chat = Awaited<ReturnType<typeof liveChat>>;

const known = conversation({ headSeq: 1, readSeq: 1 });
const withAnswer = conversation({
  headSeq: 2,
  readSeq: 1,
  unreadMessages: 1,
  unreadGuest: 1,
  realUnreadCount: 1,
  unreadAt: 3,
  lastMessage: message(2),
});
const answer = (seq: number): PushOf<'newExternalMessage'> => ({
  ...message(seq),
  prevSeq: seq - 1,
  epoch: EPOCH,
  unread: 1,
  unreadAt: seq + 1,
});

const unread = ({ now }: Chat) => {
  const room = now().rooms[ROOM];
  return room && unreadIn(room);
};

async function openChat(): Promise<Chat> {
  const chat = await liveChat({ rooms: [known] });
  await chat.open(ROOM);
  return chat;
}

const leavings: [why: string, leave: (chat: Chat) => void][] = [
  ['hidden', ({ now }) => now().visibilityChanged(false)],
  ['scrolled up', ({ now }) => now().listMoved({ roomId: ROOM, isAtEnd: false })],
  ['left', ({ now }) => now().roomClosed()],
];

test('S-21 a room whose data precedes its message becomes read when the message is shown', async () => {
  const chat = await openChat();

  chat.now().roomReceived(withAnswer);
  const counts = unread(chat);
  chat.realtime.pushed('newExternalMessage', answer(2));

  expect(counts).toBe(1);
  expect(unread(chat)).toBe(0);
  await expect
    .poll(() => requestsNamed(chat.realtime, 'roomReadBy'))
    .toEqual([{ roomId: ROOM, lastMessageId: message(2).messageId }]);
});

test('S-21 missed messages are read when they are shown', async () => {
  const chat = await openChat();
  chat.realtime.answer({ loadGuestRooms: digestOf([withAnswer]), loadMoreMessages: pageOf([message(2)]) });

  await chat.sync.refresh();

  expect(unread(chat)).toBe(0);
});

test('S-21 the reply to a first message is read if the data of the new room precedes it', async () => {
  const chat = await liveChat({ rooms: [], answers: { guestGetRoomInfo: withAnswer } });
  chat.now().externalRoomStarted({ hotelId: known.hotelId, at: known.createdAt });
  chat.now().roomOpened(OWN_EXTERNAL);
  chat.now().roomReceived(withAnswer);
  chat.realtime.answer({ loadMoreMessages: pageOf(lines(2)) });

  await chat.sync.loadActiveRoom();
  chat.realtime.pushed('newExternalMessage', answer(2));

  expect(chat.now().activeRoomId).toBe(ROOM);
  expect(unread(chat)).toBe(0);
});

test('S-21 a message shown before the room data stays read', async () => {
  const chat = await liveChat({ rooms: [known], answers: { loadMoreMessages: pageOf(lines(2)) } });
  await chat.open(ROOM);

  chat.now().listMoved({ roomId: ROOM, isAtEnd: true });
  chat.now().roomReceived(withAnswer);

  expect(unread(chat)).toBe(0);
});

test('S-21 a deletion makes nothing unread in the watched room', async () => {
  const chat = await openChat();
  chat.realtime.pushed('newExternalMessage', answer(2));

  const place = { roomId: ROOM, seq: 3, prevSeq: 2, epoch: EPOCH };
  chat.realtime.pushed('deleteMessage', {
    ...place,
    messageId: message(1).messageId,
    unread: 1,
    unreadAt: 4,
  });

  expect(unread(chat)).toBe(0);
});

test('S-21 a room whose data precedes its message is not read by hiding and showing the page', async () => {
  const chat = await openChat();

  chat.now().roomReceived(withAnswer);
  chat.now().visibilityChanged(false);
  chat.now().visibilityChanged(true);

  expect(unread(chat)).toBe(1);
  expect(chat.now().rooms[ROOM]?.seenSeq).toBe(1);
});

test('S-22 a message whose reading the server refuses stays unread when others change', async () => {
  const chat = await openChat();
  chat.realtime.pushed('newExternalMessage', answer(2));

  chat.now().readMarkerRefused(ROOM);
  chat.now().ownMessageDeleted({ roomId: ROOM, messageId: message(1).messageId });

  expect(unread(chat)).toBe(1);
});

test('S-22 an own message that was read before it arrived removes the divider', async () => {
  const chat = await openChat();
  chat.realtime.pushed('newExternalMessage', answer(2));
  chat.now().listMoved({ roomId: ROOM, isAtEnd: false });
  chat.realtime.pushed('newExternalMessage', answer(3));
  const before = chat.now().divider;

  chat.realtime.pushed('roomReadBy', { roomId: ROOM, epoch: EPOCH, guestId: ME, readSeq: 4, unread: 0 });
  chat.realtime.pushed('newExternalMessage', { ...answer(4), from: ME, fromType: 'guest' });

  expect(before).toEqual({ afterSeq: 2, isPassed: false });
  expect(chat.now().divider).toBeNull();
});

test('S-22 a repeated push of a read message places no divider above the next one', async () => {
  const chat = await openChat();
  chat.realtime.pushed('newExternalMessage', answer(2));
  chat.now().listMoved({ roomId: ROOM, isAtEnd: false });

  chat.realtime.pushed('newExternalMessage', answer(2));
  const again = chat.now().divider;
  chat.realtime.pushed('newExternalMessage', answer(3));

  expect(again).toBeNull();
  expect(chat.now().divider).toEqual({ afterSeq: 2, isPassed: false });
});

test.each(leavings)(
  'S-21 if the room is %s, a message that follows its room data is unread',
  async (_why, leave) => {
    const chat = await openChat();
    leave(chat);

    chat.now().roomReceived(withAnswer);
    chat.realtime.pushed('newExternalMessage', answer(2));

    expect(unreadTotal(chat.now())).toBe(1);
  },
);

test.each(leavings)(
  'S-21 if the room is %s, a missed message that is loaded later is unread',
  async (_why, leave) => {
    const chat = await openChat();
    leave(chat);
    chat.realtime.answer({ loadGuestRooms: digestOf([withAnswer]), loadMoreMessages: pageOf([message(2)]) });

    await chat.sync.refresh();

    expect(unreadTotal(chat.now())).toBe(1);
  },
);
