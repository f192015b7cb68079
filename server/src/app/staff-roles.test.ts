import { STAFF_ROLES } from '@guest/shared/contracts/staff/staff.schema';
import type { RequestName } from '@guest/shared/contracts/socket.contract';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testSockets, type SocketClient } from '../testing/test-sockets';

const sockets = await testSockets();
const ada = await sockets.guest();
const { roomId, messageId } = await ada.requestOk('newExternalMessage', {
  key: randomUUID(),
  text: 'Good morning',
});
const callers: SocketClient[] = [];
for (const role of STAFF_ROLES) callers.push(await sockets.staff(role));

/** The status codes for an agent, a supervisor, outlet staff, a content editor and a manager. */
type StatusByRole = [agent: number, supervisor: number, outlet: number, content: number, manager: number];
const ANSWERING_STAFF: StatusByRole = [200, 200, 404, 404, 200];
const ANSWERING_STAFF_ONLY: StatusByRole = [200, 200, 403, 403, 200];
const SUPERVISORS: StatusByRole = [403, 200, 403, 403, 200];
const ALL: StatusByRole = [200, 200, 200, 200, 200];

const rows: [name: RequestName, ask: () => object, is: StatusByRole][] = [
  ['loadMoreMessages', () => ({ roomId }), ANSWERING_STAFF],
  ['guestGetRoomInfo', () => ({ roomId }), ANSWERING_STAFF],
  ['newExternalMessage', () => ({ roomId, key: randomUUID(), text: 'Good morning' }), ANSWERING_STAFF],
  ['roomReadBy', () => ({ roomId, lastMessageId: messageId }), ANSWERING_STAFF],
  ['messageDelivered', () => ({ messageIds: [messageId] }), ANSWERING_STAFF],
  ['chatAction', () => ({ roomId, action: 'typing' }), ANSWERING_STAFF],
  ['guestMuteRoom', () => ({ roomId }), ANSWERING_STAFF],
  ['reportMessage', () => ({ messageId, reason: 'spam' }), ANSWERING_STAFF],
  ['changeExternalRoomName', () => ({ roomId, roomName: 'Suite 4' }), ANSWERING_STAFF_ONLY],
  ['createExternalGroupRoom', () => ({ key: randomUUID(), roomName: 'Yoga week' }), ANSWERING_STAFF_ONLY],
  ['closeExternalRoom', () => ({ roomId }), ANSWERING_STAFF_ONLY],
  ['setRoomVip', () => ({ roomId }), SUPERVISORS],
  ['undoVip', () => ({ roomId }), SUPERVISORS],
  [
    'sendAnnouncementMessage',
    () => ({ key: randomUUID(), title: 'Pool', text: 'Closed until noon', severity: 'service', expireAt: 0 }),
    SUPERVISORS,
  ],
  ['deleteAnnouncementMessage', () => ({ announcementId: randomUUID() }), SUPERVISORS],
  ['getHotelStaff', () => ({}), ALL],
  ['getStaffsExternal', () => ({}), ALL],
  ['getAnnouncementMessages', () => ({}), ALL],
  ['getRequestTemplates', () => ({}), ALL],
];

test.each(rows)('P-04 %s is answered for the permitted roles only', async (name, ask, is) => {
  const statuses = [];
  for (const { socket } of callers) {
    const reply: { status: number } = await socket.timeout(10_000).emitWithAck(name, ask());
    statuses.push(reply.status);
  }

  expect(statuses).toEqual(is);
});

test('only staff who answer guests can list rooms and guests', async () => {
  const lists = [];
  for (const caller of callers) {
    const { rooms } = await caller.requestOk('loadGuestRooms', {});
    const guests = await caller.requestOk('getGuestsById', { ids: [ada.id] });
    lists.push([rooms.some(({ id }) => id === roomId), guests.length]);
  }

  expect(lists).toEqual([
    [true, 1],
    [true, 1],
    [false, 0],
    [false, 0],
    [true, 1],
  ]);
});

test('only staff who answer guests receive guests’ messages', async () => {
  const key = randomUUID();
  await ada.requestOk('newExternalMessage', { key, text: 'Is anybody there?' });

  const [agent, supervisor, outlet, content, manager] = callers;
  const hasReceived = (caller: SocketClient | undefined) =>
    caller?.pushes('newExternalMessage').some((push) => push.key === key) ?? false;
  await expect
    .poll(() => [agent, supervisor, manager].map(hasReceived), { timeout: 15_000 })
    .toEqual([true, true, true]);
  // The replies arrive after the push would have arrived.
  await outlet?.requestOk('getRequestTemplates', {});
  await content?.requestOk('getRequestTemplates', {});
  expect([outlet, content].map(hasReceived)).toEqual([false, false]);
});
