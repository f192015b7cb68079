import { SocketError } from '@guest/shared/realtime/socket-error';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { messageIn } from '../model/message/message-map';
import { ECHO_SEQ, toShownMessage } from '../model/message/shown-message';
import { contact, conversation, EPOCH, ME, message, OTHER } from '../testing/build-chat';
import { requestsNamed, digestOf, lines, liveChat, pageOf, ROOM } from '../testing/live-chat';

const pushed = (seq: number, facts = {}) => ({
  ...message(seq, facts),
  prevSeq: seq - 1,
  epoch: EPOCH,
  unread: 1,
});
const broken = new SocketError({ status: 500, error: 'Something is broken', code: 'error' });

type Live = Awaited<ReturnType<typeof liveChat>>;
const seqsIn = ({ now }: Live) =>
  now().logs[ROOM]?.keys.map((key) => messageIn(now().logs[ROOM]?.byKey ?? {}, key)?.seq);

function reconnect({ realtime }: Live): void {
  realtime.state.getState().connectionChanged({ connection: 'lost' });
  realtime.state.getState().connectionChanged({ connection: 'connected' });
}

test('S-30 a connection loads rooms and the active room, flushes the outbox, then loads staff and other features', async () => {
  const stepsRun: string[] = [];
  const step = (name: string) => ({ name, run: () => void stepsRun.push(name) });
  const chat = await liveChat({
    rooms: [conversation({ headSeq: 1 })],
    others: [step('templates'), step('announcements')],
  });
  await chat.open(ROOM);
  await expect.poll(() => stepsRun).toEqual(['templates', 'announcements']);
  const before = chat.realtime.sentRequests.length;
  chat.realtime.answer({ loadGuestRooms: digestOf([conversation({ headSeq: 3 })]) });
  chat.realtime.answer({ loadMoreMessages: pageOf([message(2), message(3)]) });

  reconnect(chat);

  await expect.poll(() => stepsRun.length).toBe(4);
  const names = chat.realtime.sentRequests.slice(before).map(({ name }) => name);
  expect(names.filter((name) => /^(load|getStaff)/.test(name))).toEqual([
    'loadGuestRooms',
    'loadMoreMessages',
    'getStaffsExternal',
  ]);
  // The outbox is flushed after it is known which messages the server has.
  const flushedAfter = chat.realtime.sentRequests.slice(before, chat.flushed.at(-1)).map(({ name }) => name);
  expect(flushedAfter).toContain('loadMoreMessages');
  expect(flushedAfter).not.toContain('getStaffsExternal');
  expect(seqsIn(chat)).toEqual([1, 2, 3]);
});

test('S-30 a failing step is logged and skipped', async () => {
  const stepsRun: string[] = [];
  const chat = await liveChat({
    answers: { loadGuestRooms: broken, getStaffsExternal: broken },
    others: [
      { name: 'templates', run: () => Promise.reject(broken) },
      { name: 'last', run: () => void stepsRun.push('last') },
    ],
  });

  await expect.poll(() => stepsRun).toEqual(['last']);
  expect(chat.failures).toEqual(['guest rooms', 'staff', 'templates']);
  expect(chat.now()).toMatchObject({ roomsLoad: 'error', staffLoad: 'error' });
});

test('a gap that is not filled in time is requested page by page without duplicates', async () => {
  const chat = await liveChat({ rooms: [conversation({ headSeq: 1 })] });
  await chat.open(ROOM);
  const all = lines(252);
  chat.realtime.answer({
    guestGetRoomInfo: conversation({ headSeq: 252, lastMessage: message(252) }),
    loadMoreMessages({ afterSeq = 0, limit = 0 }) {
      const messages = all.slice(afterSeq, afterSeq + limit);
      return pageOf(messages, { headSeq: 252, roomId: ROOM });
    },
  });

  chat.realtime.pushed('newExternalMessage', pushed(252));
  chat.realtime.pushed('newExternalMessage', pushed(251));

  await expect.poll(() => chat.now().logs[ROOM]?.knownSeq).toBe(252);
  expect(seqsIn(chat)).toEqual(all.map(({ seq }) => seq));
  expect(requestsNamed(chat.realtime, 'loadMoreMessages').slice(1)).toEqual(
    [1, 101, 201].map((afterSeq) => ({ roomId: ROOM, afterSeq, limit: 100 })),
  );
});

test('two pushes in the wrong order are reordered without a request', async () => {
  const chat = await liveChat({ rooms: [conversation({ headSeq: 1 })] });
  await chat.open(ROOM);
  const before = chat.realtime.sentRequests.length;

  chat.realtime.pushed('newExternalMessage', pushed(3));
  const between = seqsIn(chat);
  chat.realtime.pushed('newExternalMessage', pushed(2));

  expect(between).toEqual([1]);
  expect(seqsIn(chat)).toEqual([1, 2, 3]);
  expect(chat.realtime.sentRequests.slice(before).filter(({ name }) => name === 'loadMoreMessages')).toEqual(
    [],
  );
});

test('a guest who missed too many messages sees the newest and a hint about the gap', async () => {
  const chat = await liveChat({ rooms: [conversation({ headSeq: 2 })] });
  await chat.open(ROOM);
  const newest = Array.from({ length: 25 }, (_, index) => message(476 + index));
  chat.realtime.answer({
    loadGuestRooms: digestOf([conversation({ headSeq: 500, realUnreadCount: 400 })]),
    loadMoreMessages: pageOf(newest, { complete: false }),
  });

  await chat.sync.refresh();

  expect(chat.now().logs[ROOM]).toMatchObject({ isGap: true, knownSeq: 500 });
  expect(seqsIn(chat)).toEqual(newest.map(({ seq }) => seq));
  expect(chat.now().rooms[ROOM]?.isFetchComplete).toBe(false);
});

test('the digest request contains the known state, and its reply replays the guest’s events', async () => {
  const chat = await liveChat({ rooms: [conversation({ headSeq: 5, mark: 'm5' })] });
  const body = { roomId: ROOM, muted: true, epoch: EPOCH, userSeq: 1 };
  chat.realtime.answer({
    loadGuestRooms: digestOf([], { userSeq: 1, userEvents: [{ seq: 1, event: 'guestMuteRoom', body }] }),
  });

  await chat.sync.refresh();

  expect(requestsNamed(chat.realtime, 'loadGuestRooms').at(-1)).toEqual({
    heads: { [ROOM]: 5 },
    marks: { [ROOM]: 'm5' },
    userSeq: 0,
    epoch: EPOCH,
  });
  expect(chat.now().rooms[ROOM]?.muted).toBe(true);
  expect(chat.now().userSeq).toBe(1);
});

test('a change of database discards server data and keeps unsent content', async () => {
  const chat = await liveChat({ rooms: [conversation({ headSeq: 2 })] });
  await chat.open(ROOM);
  const echo = toShownMessage(message(50, { from: ME, fromType: 'guest' }));
  chat.now().messageWritten({ ...echo, seq: ECHO_SEQ, sending: 'unknown' });
  chat.realtime.answer({
    loadGuestRooms: digestOf([conversation({ headSeq: 1, roomName: 'Restored' })]),
    loadMoreMessages: pageOf([message(1)]),
  });

  chat.realtime.state.getState().connectionChanged({ epoch: uuidOf(99) });

  await expect.poll(() => chat.now().rooms[ROOM]?.roomName).toBe('Restored');
  await expect.poll(() => seqsIn(chat)).toEqual([1, ECHO_SEQ]);
});

test('many messages within a moment cause one report of delivery and reading', async () => {
  const chat = await liveChat({ rooms: [conversation({ headSeq: 1, readSeq: 1 })] });
  await chat.open(ROOM);

  for (const seq of [2, 3, 4, 5]) chat.realtime.pushed('newExternalMessage', pushed(seq));

  await expect.poll(() => requestsNamed(chat.realtime, 'roomReadBy').length).toBe(1);
  expect(requestsNamed(chat.realtime, 'roomReadBy')).toEqual([
    { roomId: ROOM, lastMessageId: message(5).messageId },
  ]);
  await expect
    .poll(() => requestsNamed(chat.realtime, 'messageDelivered'))
    .toEqual([{ messageIds: [message(5).messageId] }]);
});

test('a message whose reading the server refuses is unread again', async () => {
  const refused = new SocketError({
    status: 403,
    error: 'You are not in this chat',
    code: 'removed_from_room',
  });
  const room = conversation({ headSeq: 3, readSeq: 1, realUnreadCount: 2, lastMessage: message(3) });
  const chat = await liveChat({ rooms: [room], answers: { roomReadBy: refused } });

  await chat.open(ROOM);
  const opened = chat.now().rooms[ROOM]?.seenSeq;

  expect(opened).toBe(3);
  await expect.poll(() => chat.now().rooms[ROOM]?.seenSeq).toBe(1);
});

test('a sender who has left is requested by id once', async () => {
  const chat = await liveChat({
    rooms: [conversation({ headSeq: 1 })],
    answers: { getGuestsById: [contact()] },
  });
  await chat.open(ROOM);

  const sender = { from: OTHER, fromType: 'guest' };
  chat.realtime.pushed('newExternalMessage', pushed(2, sender));
  chat.realtime.pushed('newExternalMessage', pushed(3, sender));

  await expect.poll(() => chat.now().contacts[OTHER]?.name).toBe('Ana Lima');
  expect(requestsNamed(chat.realtime, 'getGuestsById')).toEqual([{ ids: [OTHER] }]);
});

test('a request rejected as too early is retried after the time the server states', async () => {
  let requests = 0;
  const busy = new SocketError({ status: 429, error: 'Slow down', code: 'rate', retryAfterMs: 20 });
  const chat = await liveChat({
    rooms: [conversation({ headSeq: 1 })],
    answers: {
      loadMoreMessages() {
        requests += 1;
        if (requests === 1) throw busy;
        return pageOf([message(1)]);
      },
    },
  });

  await chat.open(ROOM);

  expect(seqsIn(chat)).toEqual([1]);
});

test('a lost connection clears typing indications', async () => {
  const chat = await liveChat();
  chat.realtime.pushed('chatAction', { roomId: ROOM, guestId: OTHER, action: 'typing' });

  chat.realtime.state.getState().connectionChanged({ connection: 'lost' });

  expect(chat.now().rooms[ROOM]?.typing).toEqual([]);
});
