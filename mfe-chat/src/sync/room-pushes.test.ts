import { pushNames, handlerOf } from '@guest/shared/contracts/socket.contract';
import { chatPushes } from '@guest/shared/contracts/chat/chat-socket.contract';
import { announcementPushes } from '@guest/shared/contracts/announcement/announcement-socket.contract';
import { ticketPushes } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import { SocketError } from '@guest/shared/realtime/socket-error';
import { expect, test } from 'vitest';
import { contact, conversation, DESK, EPOCH, ME, message, OTHER, staff } from '../testing/build-chat';
import { createRoomCommands } from '../client/room-commands';
import { isToRate } from '../model/state/room';
import { requestsNamed, digestOf, lines, liveChat, pageOf, ROOM } from '../testing/live-chat';

const group = conversation({ guestsId: [ME, OTHER], participants: [contact()] });
const common = { roomId: ROOM, epoch: EPOCH };

test('K-08 blockPrivateGuestRoom, S-17: the blocker’s id shows whether the guest has blocked', async () => {
  const { realtime, now } = await liveChat();

  realtime.pushed('blockPrivateGuestRoom', { ...common, hasBlocked: true, blockedBy: ME });
  const own = now().rooms[ROOM];
  realtime.pushed('blockPrivateGuestRoom', { ...common, hasBlocked: true, blockedBy: OTHER });

  expect(own).toMatchObject({ hasBlocked: true, hasBlockedByYou: true, blockedBy: ME });
  expect(now().rooms[ROOM]).toMatchObject({ hasBlocked: true, hasBlockedByYou: false });
});

test('K-08 unblockPrivateGuestRoom, S-17: the room is unblocked', async () => {
  const room = conversation({ hasBlocked: true, hasBlockedByYou: true, blockedBy: ME });
  const { realtime, now } = await liveChat({ rooms: [room] });

  realtime.pushed('unblockPrivateGuestRoom', { ...common, hasBlocked: false, blockedBy: null });

  expect(now().rooms[ROOM]).toMatchObject({
    hasBlocked: false,
    hasBlockedByYou: false,
    blockedBy: undefined,
  });
});

test('K-08 guestMuteRoom, S-18: a room muted on another device is muted here', async () => {
  const { realtime, now } = await liveChat();

  realtime.pushed('guestMuteRoom', { ...common, muted: true });

  expect(now().rooms[ROOM]?.muted).toBe(true);
});

test('K-08 guestUnmuteRoom, S-18: a room unmuted on another device is unmuted here', async () => {
  const { realtime, now } = await liveChat({ rooms: [conversation({ muted: true })] });

  realtime.pushed('guestUnmuteRoom', { ...common, muted: false });

  expect(now().rooms[ROOM]?.muted).toBe(false);
});

test('K-08 setRoomVip, S-18: marks the room and changes its type', async () => {
  const { realtime, now } = await liveChat();

  realtime.pushed('setRoomVip', { ...common, isVip: true });

  expect(now().rooms[ROOM]).toMatchObject({ isVip: true, roomType: 'external_vip' });
});

test('K-08 undoVip, S-18: removes the mark and restores the type', async () => {
  const { realtime, now } = await liveChat({
    rooms: [conversation({ isVip: true, roomType: 'external_vip' })],
  });

  realtime.pushed('undoVip', { ...common, isVip: false });

  expect(now().rooms[ROOM]).toMatchObject({ isVip: false, roomType: 'external' });
});

test('a room closed by the staff can be rated on one of the guest’s devices', async () => {
  const { realtime, now } = await liveChat();
  const { hotelId } = conversation();
  const isAsked = () => Object.values(now().rooms).map(isToRate)[0];
  const status = { event: 'closed' as const, who: [DESK] };
  const line = message(1, { from: hotelId, text: '', messageType: 'status', status });
  const automatic = message(2, { from: hotelId, isAutomatic: true });

  realtime.pushed('newExternalMessage', { ...line, prevSeq: 0, epoch: EPOCH });
  realtime.pushed('newExternalMessage', { ...automatic, prevSeq: 1, epoch: EPOCH });
  expect(now().rooms[ROOM]).toMatchObject({ headSeq: 2, closed: true, closedSeq: 1, marks: [] });
  expect(isAsked()).toBe(true);

  realtime.pushed('rateExternalRoom', { ...common, closedSeq: 1 });
  expect(isAsked()).toBe(false);

  realtime.pushed('newExternalMessage', { ...message(3), prevSeq: 2, epoch: EPOCH });
  expect(now().rooms[ROOM]).toMatchObject({ headSeq: 3, closed: true });
  const more = message(4, { from: ME, fromType: 'guest' });
  realtime.pushed('newExternalMessage', { ...more, prevSeq: 3, epoch: EPOCH });
  expect(now().rooms[ROOM]).toMatchObject({ closed: false });
});

test('K-08 changeExternalRoomName: changes both names of the room', async () => {
  const { realtime, now } = await liveChat();

  realtime.pushed('changeExternalRoomName', { ...common, roomName: 'Pool bar' });

  expect(now().rooms[ROOM]).toMatchObject({ roomName: 'Pool bar', phisicalRoomName: 'Pool bar' });
});

test('K-08 acceptGuestRequest: allows the guest to write', async () => {
  const { realtime, now } = await liveChat({ rooms: [conversation({ requestState: 'pending_out' })] });

  realtime.pushed('acceptGuestRequest', common);

  expect(now().rooms[ROOM]?.requestState).toBe('accepted');
});

test('K-08 joinExternalGroupRoom, S-19: adds the new member, with the name once it is known', async () => {
  const guestGetRoomInfo = conversation({ ...group, guestsId: [ME, OTHER], participants: [contact()] });
  const room = conversation({ guestsId: [ME] });
  const { realtime, now } = await liveChat({ rooms: [room], answers: { guestGetRoomInfo } });

  realtime.pushed('joinExternalGroupRoom', { ...common, guestsId: [OTHER] });

  expect(now().rooms[ROOM]?.guestsId).toEqual([ME, OTHER]);
  await expect.poll(() => now().contacts[OTHER]?.name).toBe('Ana Lima');
});

test('K-08 addGuestsToExternalGroupRoom, S-19: adds the group to the list of the guest who was added', async () => {
  const { realtime, now } = await liveChat({ rooms: [], answers: { guestGetRoomInfo: group } });

  realtime.pushed('addGuestsToExternalGroupRoom', { ...common, guestsId: [ME] });

  await expect.poll(() => now().rooms[ROOM]?.roomName).toBe('Reception');
});

test('K-08 leaveExternalGroupRoom, S-19: removes the member with their read marker and typing', async () => {
  const marks = [ME, OTHER].map((id) => ({ id, readSeq: 0, deliveredSeq: 0 }));
  const { realtime, now } = await liveChat({ rooms: [conversation({ ...group, marks })] });
  realtime.pushed('chatAction', { roomId: ROOM, guestId: OTHER, action: 'typing' });

  realtime.pushed('leaveExternalGroupRoom', { ...common, guestsId: [OTHER] });

  expect(now().rooms[ROOM]).toMatchObject({ guestsId: [ME], participants: [], typing: [] });
  expect(now().rooms[ROOM]?.marks.map(({ id }) => id)).toEqual([ME]);
});

test('K-08 removeGuestsFromExternalGroupRoom, S-19: removes the room for the guest who was removed', async () => {
  const { realtime, open, now } = await liveChat({ rooms: [group] });
  await open(ROOM);

  realtime.pushed('removeGuestsFromExternalGroupRoom', { ...common, guestsId: [ME] });

  expect([now().rooms, now().logs, now().activeRoomId]).toEqual([{}, {}, null]);
});

test('S-19 a reply about a new room that the guest has left since does not restore it', async () => {
  const left = new SocketError({ status: 403, error: 'You have left', code: 'removed_from_room' });
  const answers = [group];
  const guestGetRoomInfo = () => answers.pop() ?? Promise.reject(left);
  const { realtime, now } = await liveChat({ rooms: [], answers: { guestGetRoomInfo } });

  realtime.pushed('joinExternalGroupRoom', { ...common, guestsId: [ME] });
  realtime.pushed('leaveExternalGroupRoom', { ...common, guestsId: [ME], userSeq: 1 });

  await expect.poll(() => requestsNamed(realtime, 'guestGetRoomInfo').length).toBe(2);
  expect(now().rooms).toEqual({});
});

function delayed<T>(value: T) {
  let answer = () => {};
  const slow = new Promise<T>((resolve) => (answer = () => resolve(value)));
  return { slow, answer };
}

const overtaking: [what: string, happens: (chat: Awaited<ReturnType<typeof liveChat>>) => void][] = [
  [
    'the room was left while earlier pushes were missed',
    ({ realtime }) => realtime.pushed('leaveExternalGroupRoom', { ...common, guestsId: [ME], userSeq: 2 }),
  ],
  ['the room was left here', ({ now }) => now().roomGone(ROOM)],
  ['the guest has signed out', ({ now }) => now().signedOut()],
];

test.each(overtaking)('S-19 if %s, no earlier reply restores it', async (_why, happens) => {
  const { slow, answer } = delayed(group);
  const answers = { guestGetRoomInfo: () => slow, guestMuteRoom: () => slow };
  const chat = await liveChat({ rooms: [group], answers });
  const { realtime, store, sync, now } = chat;
  realtime.answer({ loadGuestRooms: async () => digestOf([await slow]) });

  realtime.pushed('joinExternalGroupRoom', { ...common, guestsId: [OTHER] });
  const muted = createRoomCommands(store, realtime).mute(ROOM);
  const looked = sync.refresh();
  happens(chat);
  answer();
  await Promise.all([muted, looked]);

  expect(now().rooms).toEqual({});
});

test('messages that arrive after sign-out are ignored', async () => {
  const { slow, answer } = delayed(pageOf(lines(1)));
  const { sync, now } = await liveChat({ answers: { loadMoreMessages: () => slow } });

  const loading = sync.history.newest(ROOM);
  now().signedOut();
  answer();
  await loading;

  expect(now().logs).toEqual({});
});

test('messages of a room that has moved to a further page are present when the page loads', async () => {
  const { slow, answer } = delayed(pageOf(lines(1)));
  const { sync, now } = await liveChat({ rooms: [group], answers: { loadMoreMessages: () => slow } });

  const loading = sync.history.newest(ROOM);
  now().roomsLoaded(digestOf([], { cursor: 'next' }));
  answer();
  await loading;
  now().moreRoomsLoaded({ rooms: [group], cursor: null });

  expect(now().logs[ROOM]).toMatchObject({ load: 'ready', knownSeq: 1 });
});

test('S-19 a guest who joins during a request for the room causes another request', async () => {
  const alone = conversation({ guestsId: [ME] });
  const { slow, answer } = delayed(alone);
  const answers = [slow, Promise.resolve(group)];
  const guestGetRoomInfo = () => answers.shift() ?? Promise.resolve(group);
  const { realtime, now } = await liveChat({ rooms: [alone], answers: { guestGetRoomInfo } });

  realtime.pushed('joinExternalGroupRoom', { ...common, guestsId: [DESK] });
  realtime.pushed('joinExternalGroupRoom', { ...common, guestsId: [OTHER] });
  answer();

  await expect.poll(() => now().contacts[OTHER]?.name).toBe('Ana Lima');
  expect(now().rooms[ROOM]?.guestsId).toEqual([ME, OTHER]);
});

test('a reply overtaken by a message keeps the sender’s mark', async () => {
  const { realtime, now } = await liveChat({ rooms: [group] });

  realtime.pushed('newExternalMessage', {
    ...message(1, { from: OTHER, fromType: 'guest' }),
    prevSeq: 0,
    epoch: EPOCH,
  });
  now().roomReceived(group);

  expect(now().rooms[ROOM]?.marks).toEqual([{ id: OTHER, readSeq: 1, deliveredSeq: 1 }]);
});

test('a reply overtaken by a push does not reset read markers', async () => {
  const marks = [{ id: OTHER, readSeq: 0, deliveredSeq: 1 }];
  const { realtime, now } = await liveChat({ rooms: [conversation({ ...group, marks, headSeq: 2 })] });

  realtime.pushed('roomReadBy', { ...common, guestId: OTHER, readSeq: 2 });
  now().roomReceived(conversation({ ...group, marks, headSeq: 2 }));

  expect(now().rooms[ROOM]?.marks).toEqual([{ id: OTHER, readSeq: 2, deliveredSeq: 2 }]);
});

test('K-08 getStaffsExternal: replaces the list of staff', async () => {
  const { realtime, now } = await liveChat({ answers: { getStaffsExternal: [staff({ _id: OTHER })] } });

  realtime.pushed('getStaffsExternal', { staff: [staff()], epoch: EPOCH });

  expect(now().staff).toEqual([staff()]);
});

test('K-08 staffsJoinedExternal: adds each staff member once', async () => {
  const { realtime, now } = await liveChat({ answers: { getStaffsExternal: [staff()] } });
  const online = staff({ isOnline: true });

  realtime.pushed('staffsJoinedExternal', { staff: [online, staff({ _id: OTHER })], epoch: EPOCH });

  expect(now().staff).toEqual([online, staff({ _id: OTHER })]);
});

test('K-08 staffsIdLeftExternal: removes the staff member', async () => {
  const { realtime, now } = await liveChat({ answers: { getStaffsExternal: [staff()] } });

  realtime.pushed('staffsIdLeftExternal', { staffsId: [DESK], epoch: EPOCH });

  expect(now().staff).toEqual([]);
});

test('K-08 userInfoUpdated: renames the contact and the private room with them', async () => {
  const room = conversation({ ...group, roomType: 'private_guest', roomName: 'Ana Lima' });
  const { realtime, now } = await liveChat({ rooms: [room] });

  realtime.pushed('userInfoUpdated', { user: contact({ lastName: 'Cruz', name: 'Ana Cruz' }), epoch: EPOCH });

  expect(now().contacts[OTHER]?.name).toBe('Ana Cruz');
  expect(now().rooms[ROOM]).toMatchObject({ roomName: 'Ana Cruz', participants: [{ name: 'Ana Cruz' }] });
});

test('K-08 userLanguageUpdated: changes the contact’s language', async () => {
  const { realtime, now } = await liveChat({ rooms: [group] });

  realtime.pushed('userLanguageUpdated', { id: OTHER, lang: 'pt', epoch: EPOCH });

  expect(now().contacts[OTHER]?.lang).toBe('pt');
});

test('K-08 userProfilePicUpdated: changes or removes the contact’s picture', async () => {
  const { realtime, now } = await liveChat({ rooms: [group] });

  realtime.pushed('userProfilePicUpdated', { id: OTHER, profilePic: '/p.webp', epoch: EPOCH });
  const other = now().contacts[OTHER];
  realtime.pushed('userProfilePicUpdated', { id: OTHER, profilePic: null, epoch: EPOCH });

  expect(other?.profilePic).toBe('/p.webp');
  expect(now().contacts[OTHER]).toEqual(contact());
  expect(now().rooms[ROOM]?.participants).toEqual([contact()]);
});

test('K-08 loadGuestRooms: applies unrequested rooms and removals', async () => {
  const { realtime, now } = await liveChat({
    rooms: [conversation({ headSeq: 1, lastMessage: message(1) })],
  });
  const other = conversation({ id: OTHER, roomName: 'Spa' });

  realtime.pushed('loadGuestRooms', digestOf([other], { gone: [ROOM], userSeq: 7 }));

  expect(Object.keys(now().rooms)).toEqual([OTHER]);
  // The push does not contain the guest's events, so `userSeq` stays and they are still requested.
  expect(now().userSeq).toBe(0);
});

test('K-09 each push has one handler, and pushes about requests or announcements do not change the chat', async () => {
  const { realtime, now } = await liveChat();
  const before = now();

  for (const name of pushNames.filter((it) => handlerOf(it) !== 'chat')) realtime.pushed(name, {} as never);

  expect(now()).toBe(before);
  expect(pushNames.filter((it) => handlerOf(it) === 'ticket')).toEqual(Object.keys(ticketPushes));
  expect(pushNames.filter((it) => handlerOf(it) === 'announcement')).toEqual(Object.keys(announcementPushes));
  expect(pushNames.filter((it) => handlerOf(it) === 'chat')).toEqual(Object.keys(chatPushes));
});
