import { STAFF_ROLES } from '@guest/shared/contracts/staff/staff.schema';
import type { RequestName } from '@guest/shared/contracts/socket.contract';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testSockets, type Caller } from '../testing/test-sockets';

const sockets = await testSockets();
const ada = await sockets.guest();
const { roomId, messageId } = await ada.want('newExternalMessage', {
  key: randomUUID(),
  text: 'Good morning',
});
const callers: Caller[] = [];
for (const role of STAFF_ROLES) callers.push(await sockets.staff(role));

/** The status codes for an agent, a supervisor, outlet staff, a content editor and a manager. */
type Is = [agent: number, supervisor: number, outlet: number, content: number, manager: number];
const WHO_ANSWERS: Is = [200, 200, 404, 404, 200];
const ONLY_THEY: Is = [200, 200, 403, 403, 200];
const SUPERVISORS: Is = [403, 200, 403, 403, 200];
const ALL: Is = [200, 200, 200, 200, 200];

const rows: [name: RequestName, ask: () => object, is: Is][] = [
  ['loadMoreMessages', () => ({ roomId }), WHO_ANSWERS],
  ['guestGetRoomInfo', () => ({ roomId }), WHO_ANSWERS],
  ['newExternalMessage', () => ({ roomId, key: randomUUID(), text: 'Good morning' }), WHO_ANSWERS],
  ['roomReadBy', () => ({ roomId, lastMessageId: messageId }), WHO_ANSWERS],
  ['messageDelivered', () => ({ messageIds: [messageId] }), WHO_ANSWERS],
  ['chatAction', () => ({ roomId, action: 'typing' }), WHO_ANSWERS],
  ['guestMuteRoom', () => ({ roomId }), WHO_ANSWERS],
  ['reportMessage', () => ({ messageId, reason: 'spam' }), WHO_ANSWERS],
  ['changeExternalRoomName', () => ({ roomId, roomName: 'Suite 4' }), ONLY_THEY],
  ['createExternalGroupRoom', () => ({ key: randomUUID(), roomName: 'Yoga week' }), ONLY_THEY],
  ['closeExternalRoom', () => ({ roomId }), ONLY_THEY],
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
    const { rooms } = await caller.want('loadGuestRooms', {});
    const guests = await caller.want('getGuestsById', { ids: [ada.id] });
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
  await ada.want('newExternalMessage', { key, text: 'Is anybody there?' });

  const [agent, supervisor, outlet, content, manager] = callers;
  const hears = (caller: Caller | undefined) =>
    caller?.pushes('newExternalMessage').some((push) => push.key === key) ?? false;
  await expect
    .poll(() => [agent, supervisor, manager].map(hears), { timeout: 15_000 })
    .toEqual([true, true, true]);
  // The replies arrive after the push would have arrived.
  await outlet?.want('getRequestTemplates', {});
  await content?.want('getRequestTemplates', {});
  expect([outlet, content].map(hears)).toEqual([false, false]);
});
