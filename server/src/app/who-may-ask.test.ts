import { requestNames, type RequestName } from '@guest/shared/contracts/socket.contract';
import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookedTable } from '../testing/booked-tables';
import { testSockets, type Caller } from '../testing/test-sockets';

const sockets = await testSockets();

interface Place {
  /** The room of the asking guest and another guest; its first message is from the other guest. */
  privateId: string;
  /** The room of the asking guest and the staff. */
  externalId: string;
  messageId: string;
  other: string;
  announcementId: string;
  /** The wake-up call, which the front desk handles. */
  requestTemplateId: string;
  /** A request from this template by the asking guest. */
  trackingId: string;
  /** A table booked by the asking guest. */
  bookingId: string;
  /** An outlet of the guests' property, and an item on its menu. */
  outletUuid: string;
  itemUuid: string;
}

/**
 * The input of a request and the expected status codes; with `null`, the request is not part of this test.
 */
interface Row {
  ask: (place: Place) => object;
  /**
   * The status codes for a guest of the room or property, a guest outside the room, an agent, a supervisor,
   * and a supervisor of another property.
   */
  is: [member: number, stranger: number, agent: number, supervisor: number, elsewhere: number];
}

const TOMORROW = { day: '2026-06-11', time: '07:00' };
const privately = ({ privateId: roomId }: Place) => ({ roomId });
const externally = ({ externalId: roomId }: Place) => ({ roomId });
const ofMessage = ({ messageId }: Place) => ({ messageId });
const words = () => ({ key: randomUUID(), text: 'Hello' });
const nothing = () => ({});
const OWN = [200, 200, 200, 200, 200] satisfies Row['is'];
/** Outlet staff are permitted too, but a front desk agent is not. */
const SUPERVISED = [403, 403, 403, 200, 200] satisfies Row['is'];
const IN_ROOM = [200, 404, 404, 404, 404] satisfies Row['is'];

const rows: Record<RequestName, Row> = {
  loadGuestRooms: { ask: nothing, is: OWN },
  loadMoreRooms: { ask: () => ({ cursor: `2026-06-10T11:00:00.000Z_${randomUUID()}` }), is: OWN },
  getGuestsById: { ask: ({ other }) => ({ ids: [other] }), is: OWN },
  getHotelStaff: { ask: nothing, is: OWN },
  getStaffsExternal: { ask: nothing, is: OWN },
  getAnnouncementMessages: { ask: nothing, is: OWN },
  getRequestTemplates: { ask: nothing, is: OWN },
  loadMoreMessages: { ask: privately, is: IN_ROOM },
  guestGetRoomInfo: { ask: privately, is: IN_ROOM },
  getGuestByUsername: { ask: () => ({ username: 'greeted bob' }), is: [200, 200, 403, 403, 403] },
  translateMessages: {
    ask: (at) => ({ ...privately(at), messageIds: [at.messageId], lang: 'fr' }),
    is: IN_ROOM,
  },
  newPrivateGuestMessage: { ask: (at) => ({ ...words(), ...privately(at) }), is: [200, 404, 403, 403, 403] },
  newExternalMessage: { ask: (at) => ({ ...words(), ...externally(at) }), is: [200, 404, 200, 200, 404] },
  roomReadBy: {
    ask: (at) => ({ roomId: at.privateId, lastMessageId: at.messageId }),
    is: IN_ROOM,
  },
  messageReadBy: { ask: ofMessage, is: IN_ROOM },
  messageDelivered: { ask: ({ messageId }) => ({ messageIds: [messageId] }), is: IN_ROOM },
  chatAction: { ask: (at) => ({ ...privately(at), action: 'typing' }), is: IN_ROOM },
  getUploadUrl: { ask: (at) => ({ ...privately(at), type: 'photo', ext: 'jpg' }), is: IN_ROOM },
  getFileUrls: { ask: () => ({ keys: [`p/casa-miramar/${randomUUID()}.jpg`] }), is: OWN },
  deleteMessage: { ask: ofMessage, is: [403, 404, 404, 404, 404] },
  reportMessage: { ask: (at) => ({ ...ofMessage(at), reason: 'spam' }), is: IN_ROOM },
  guestMuteRoom: { ask: privately, is: IN_ROOM },
  guestUnmuteRoom: { ask: privately, is: IN_ROOM },
  blockPrivateGuestRoom: { ask: privately, is: [200, 404, 403, 403, 403] },
  unblockPrivateGuestRoom: { ask: privately, is: [200, 404, 403, 403, 403] },
  acceptGuestRequest: { ask: privately, is: [200, 404, 403, 403, 403] },
  declineGuestRequest: { ask: externally, is: [404, 404, 403, 403, 403] },
  setRoomVip: { ask: externally, is: [403, 403, 403, 200, 404] },
  undoVip: { ask: externally, is: [403, 403, 403, 200, 404] },
  changeExternalRoomName: {
    ask: (at) => ({ ...externally(at), roomName: 'Suite' }),
    is: [403, 403, 200, 200, 404],
  },
  addGuestsToExternalGroupRoom: {
    ask: (at) => ({ ...externally(at), guestsId: [at.other] }),
    is: [403, 403, 404, 404, 404],
  },
  removeGuestsFromExternalGroupRoom: {
    ask: (at) => ({ ...externally(at), guestsId: [at.other] }),
    is: [403, 403, 404, 404, 404],
  },
  createExternalGroupRoom: {
    ask: () => ({ key: randomUUID(), roomName: 'Yoga week' }),
    is: [403, 403, 200, 200, 200],
  },
  createRoomInvitation: { ask: (at) => ({ ...externally(at), days: 7 }), is: [403, 403, 404, 404, 404] },
  // A room can be rated only after it has been closed once.
  rateExternalRoom: { ask: (at) => ({ ...externally(at), stars: 5 }), is: [409, 404, 403, 403, 403] },
  closeExternalRoom: { ask: externally, is: [403, 403, 200, 200, 404] },
  joinExternalGroupRoom: { ask: () => ({ code: 'x'.repeat(43) }), is: [410, 410, 403, 403, 403] },
  leaveExternalGroupRoom: { ask: externally, is: [404, 404, 403, 403, 403] },
  sendAnnouncementMessage: {
    ask: () => ({ key: randomUUID(), title: 'Hello', text: 'Hello', severity: 'info', expireAt: 0 }),
    is: [403, 403, 403, 200, 200],
  },
  deleteAnnouncementMessage: {
    ask: () => ({ announcementId: randomUUID() }),
    is: [403, 403, 403, 200, 200],
  },
  acknowledgeAnnouncement: {
    ask: ({ announcementId }) => ({ announcementId }),
    is: [200, 200, 403, 403, 403],
  },
  loadGuestRequests: { ask: nothing, is: OWN },
  newGuestRequest: {
    ask: ({ requestTemplateId }) => ({
      key: randomUUID(),
      requestTemplateId,
      values: TOMORROW,
      isAgain: true,
    }),
    is: [200, 200, 403, 403, 403],
  },
  changeStatusRequest: {
    ask: ({ trackingId }) => ({ trackingId, status: 'acknowledged' }),
    is: [403, 404, 200, 200, 404],
  },
  loadTableBookings: { ask: nothing, is: SUPERVISED },
  changeStatusTableBooking: {
    ask: ({ bookingId: uuid }) => ({ uuid, status: 'seated' }),
    is: [403, 403, 403, 200, 404],
  },
  moveTableBooking: {
    ask: ({ bookingId: uuid }) => ({ uuid, partySize: 1 }),
    is: [403, 403, 403, 409, 404],
  },
  loadServedOutlets: { ask: nothing, is: [403, 403, 403, 200, 200] },
  loadOutletOrders: { ask: nothing, is: [403, 403, 403, 200, 200] },
  changeOrderStatus: {
    ask: () => ({ orderUuid: randomUUID(), status: 'accepted' }),
    is: [403, 403, 403, 404, 404],
  },
  changeItemStock: {
    ask: ({ itemUuid }) => ({ itemUuid, stockStatus: 'available' }),
    is: [403, 403, 403, 200, 404],
  },
  pauseOutlet: {
    ask: ({ outletUuid }) => ({ outletUuid, reason: 'busy', until: '2026-06-10T11:30:00.000Z' }),
    is: [403, 403, 403, 200, 404],
  },
  resumeOutlet: { ask: ({ outletUuid }) => ({ outletUuid }), is: [403, 403, 403, 200, 404] },
  forgetChargePin: { ask: externally, is: [403, 403, 403, 200, 404] },
};

const people = await arrange();

test.each(requestNames)('P-01 P-04 %s is answered for the permitted callers only', async (name) => {
  // The lookup is by plain name, so that a request without a row fails even if types are not checked.
  const row = (rows as Record<string, Row>)[name];
  if (!row) throw new Error('this request has no row above that says who may ask it');
  const { place, callers } = people;

  const statuses = [];
  for (const caller of callers) statuses.push((await send(caller, name, row.ask(place))).status);

  expect(statuses).toEqual(row.is);
});

async function arrange(): Promise<{ place: Place; callers: Caller[] }> {
  const [ada, bob] = [await sockets.guest(), await sockets.guest({ nickName: 'Greeted Bob' })];
  const first = { ...words(), roomKey: roomKeyOf(ada.id, bob.id) };
  const { roomId: privateId, messageId } = await bob.want('newPrivateGuestMessage', first);
  const { roomId: externalId } = await ada.want('newExternalMessage', words());
  const supervisors = [await sockets.staff('supervisor'), await sockets.staff('supervisor', 'qasr-al-bahr')];
  const [announced] = await ada.want('getAnnouncementMessages', {});
  const wish = (await ada.want('getRequestTemplates', {})).find(({ slug }) => slug === 'wake-up-call');
  const requestTemplateId = wish?.requestTemplateId ?? '';
  const asked = { key: randomUUID(), requestTemplateId, values: TOMORROW, isAgain: true };
  const { ticket } = await ada.want('newGuestRequest', asked);
  const outlet = await sockets.db.query.outlet.findFirst({
    where: (one, { eq }) => eq(one.slug, 'mare-alta'),
  });
  const item = await sockets.db.query.menuItem.findFirst({
    where: (one, { eq }) => eq(one.propertyId, outlet?.propertyId ?? ''),
  });
  const [outletUuid, itemUuid] = [outlet?.id ?? '', item?.id ?? ''];
  return {
    place: {
      privateId,
      externalId,
      messageId,
      other: bob.id,
      requestTemplateId,
      announcementId: announced?.announcementId ?? '',
      trackingId: ticket.trackingId,
      bookingId: await bookedTable(sockets, ada),
      outletUuid,
      itemUuid,
    },
    callers: [ada, await sockets.guest(), await sockets.staff('agent'), ...supervisors],
  };
}

const send = (caller: Caller, name: RequestName, ask: object): Promise<{ status: number }> =>
  caller.socket.timeout(10_000).emitWithAck(name, ask);
