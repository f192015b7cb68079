import { requestNames, type RequestName } from '@guest/shared/contracts/socket.contract';
import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookTestTable } from '../testing/booking-builder';
import { someActivity } from '../features/activity-booking/testing/some-session';
import { testSockets, type SocketClient } from '../testing/test-sockets';

const sockets = await testSockets();

interface Fixture {
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
  /** A session of the guests' property that can be booked. */
  sessionUuid: string;
}

/**
 * The input of a request and the expected status codes; with `null`, the request is not part of this test.
 */
interface Row {
  input: (fixture: Fixture) => object;
  /**
   * The status codes for a guest of the room or property, a guest outside the room, an agent, a supervisor,
   * and a supervisor of another property.
   */
  is: [member: number, stranger: number, agent: number, supervisor: number, elsewhere: number];
}

const TOMORROW = { day: '2026-06-11', time: '07:00' };
const privateRoom = ({ privateId: roomId }: Fixture) => ({ roomId });
const externalRoom = ({ externalId: roomId }: Fixture) => ({ roomId });
const ofMessage = ({ messageId }: Fixture) => ({ messageId });
const newMessage = () => ({ key: randomUUID(), text: 'Hello' });
const emptyInput = () => ({});
const OWN = [200, 200, 200, 200, 200] satisfies Row['is'];
/** Outlet staff are permitted too, but a front desk agent is not. */
const SUPERVISED = [403, 403, 403, 200, 200] satisfies Row['is'];
/** The subject does not exist. */
const UNKNOWN_TO_SUPERVISORS = [403, 403, 403, 404, 404] satisfies Row['is'];
const ANSWERING = [403, 403, 200, 200, 200] satisfies Row['is'];
const UNKNOWN_TO_STAFF = [403, 403, 404, 404, 404] satisfies Row['is'];
const someCase = () => ({ caseId: randomUUID(), version: 1 });
const IN_ROOM = [200, 404, 404, 404, 404] satisfies Row['is'];

const rows: Record<RequestName, Row> = {
  loadModeration: { input: emptyInput, is: SUPERVISED },
  loadPending: { input: emptyInput, is: SUPERVISED },
  loadTerms: { input: emptyInput, is: SUPERVISED },
  loadRestrictions: { input: emptyInput, is: SUPERVISED },
  loadSharePolicy: { input: emptyInput, is: SUPERVISED },
  changeSharePolicy: { input: emptyInput, is: SUPERVISED },
  loadMobileApp: { input: emptyInput, is: SUPERVISED },
  changeMobileApp: { input: () => ({ app: null }), is: SUPERVISED },
  openCase: {
    input: () => ({ subjectKind: 'post', subjectId: randomUUID() }),
    is: UNKNOWN_TO_SUPERVISORS,
  },
  loadSharePosts: { input: emptyInput, is: ANSWERING },
  loadShareComments: { input: emptyInput, is: ANSWERING },
  newHousePost: { input: () => ({ key: randomUUID(), text: 'The pool is warm.' }), is: ANSWERING },
  newHouseComment: {
    input: () => ({ ...newMessage(), postId: randomUUID() }),
    is: UNKNOWN_TO_STAFF,
  },
  deleteHousePost: { input: () => ({ postId: randomUUID() }), is: UNKNOWN_TO_STAFF },
  deleteHouseComment: { input: () => ({ commentId: randomUUID() }), is: UNKNOWN_TO_STAFF },
  takeCase: { input: someCase, is: UNKNOWN_TO_SUPERVISORS },
  decideCase: {
    input: () => ({ ...someCase(), decision: 'dismiss', action: 'none' }),
    is: UNKNOWN_TO_SUPERVISORS,
  },
  reopenCase: { input: someCase, is: UNKNOWN_TO_SUPERVISORS },
  decideAppeal: { input: () => ({ ...someCase(), decision: 'accepted' }), is: UNKNOWN_TO_SUPERVISORS },
  decidePending: {
    input: () => ({ kind: 'post', id: randomUUID(), decision: 'publish' }),
    is: UNKNOWN_TO_SUPERVISORS,
  },
  pinPost: { input: () => ({ postId: randomUUID(), isPinned: true }), is: UNKNOWN_TO_SUPERVISORS },
  lockComments: { input: () => ({ postId: randomUUID(), isLocked: true }), is: UNKNOWN_TO_SUPERVISORS },
  changeTerms: { input: () => ({ key: randomUUID() }), is: SUPERVISED },
  restrictGuest: {
    input: () => ({ guestUuid: randomUUID(), days: 1, reasonCode: 'spam' }),
    is: UNKNOWN_TO_SUPERVISORS,
  },
  liftRestriction: { input: () => ({ guestUuid: randomUUID() }), is: UNKNOWN_TO_SUPERVISORS },
  loadDoNotDisturb: { input: emptyInput, is: ANSWERING },
  endDoNotDisturb: { input: () => ({ uuid: randomUUID(), reason: 'safety' }), is: UNKNOWN_TO_STAFF },
  loadLoyaltyClaims: { input: emptyInput, is: [403, 403, 200, 200, 200] },
  answerLoyaltyClaim: {
    input: () => ({ claimUuid: randomUUID(), status: 'in_review' }),
    is: [403, 403, 404, 404, 404],
  },
  adjustLoyalty: {
    input: () => ({
      key: randomUUID(),
      memberNumber: 'LM-000000',
      type: 'adding',
      value: 1,
      reason: 'bonus',
      note: 'Birthday',
    }),
    is: [403, 403, 403, 404, 404],
  },
  loadGuestRooms: { input: emptyInput, is: OWN },
  loadMoreRooms: { input: () => ({ cursor: `2026-06-10T11:00:00.000Z_${randomUUID()}` }), is: OWN },
  getGuestsById: { input: ({ other }) => ({ ids: [other] }), is: OWN },
  getHotelStaff: { input: emptyInput, is: OWN },
  getStaffsExternal: { input: emptyInput, is: OWN },
  getAnnouncementMessages: { input: emptyInput, is: OWN },
  getRequestTemplates: { input: emptyInput, is: OWN },
  loadMoreMessages: { input: privateRoom, is: IN_ROOM },
  guestGetRoomInfo: { input: privateRoom, is: IN_ROOM },
  getGuestByUsername: { input: () => ({ username: 'greeted bob' }), is: [200, 200, 403, 403, 403] },
  translateMessages: {
    input: (at) => ({ ...privateRoom(at), messageIds: [at.messageId], lang: 'fr' }),
    is: IN_ROOM,
  },
  newPrivateGuestMessage: {
    input: (at) => ({ ...newMessage(), ...privateRoom(at) }),
    is: [200, 404, 403, 403, 403],
  },
  newExternalMessage: {
    input: (at) => ({ ...newMessage(), ...externalRoom(at) }),
    is: [200, 404, 200, 200, 404],
  },
  roomReadBy: {
    input: (at) => ({ roomId: at.privateId, lastMessageId: at.messageId }),
    is: IN_ROOM,
  },
  messageReadBy: { input: ofMessage, is: IN_ROOM },
  pageSeen: { input: emptyInput, is: [200, 200, 403, 403, 403] },
  messageDelivered: { input: ({ messageId }) => ({ messageIds: [messageId] }), is: IN_ROOM },
  chatAction: { input: (at) => ({ ...privateRoom(at), action: 'typing' }), is: IN_ROOM },
  getUploadUrl: { input: (at) => ({ ...privateRoom(at), type: 'photo', ext: 'jpg' }), is: IN_ROOM },
  getFileUrls: { input: () => ({ keys: [`p/casa-miramar/${randomUUID()}.jpg`] }), is: OWN },
  deleteMessage: { input: ofMessage, is: [403, 404, 404, 404, 404] },
  reportMessage: { input: (at) => ({ ...ofMessage(at), reason: 'spam' }), is: IN_ROOM },
  guestMuteRoom: { input: privateRoom, is: IN_ROOM },
  guestUnmuteRoom: { input: privateRoom, is: IN_ROOM },
  blockPrivateGuestRoom: { input: privateRoom, is: [200, 404, 403, 403, 403] },
  unblockPrivateGuestRoom: { input: privateRoom, is: [200, 404, 403, 403, 403] },
  acceptGuestRequest: { input: privateRoom, is: [200, 404, 403, 403, 403] },
  declineGuestRequest: { input: externalRoom, is: [404, 404, 403, 403, 403] },
  setRoomVip: { input: externalRoom, is: [403, 403, 403, 200, 404] },
  undoVip: { input: externalRoom, is: [403, 403, 403, 200, 404] },
  changeExternalRoomName: {
    input: (at) => ({ ...externalRoom(at), roomName: 'Suite' }),
    is: [403, 403, 200, 200, 404],
  },
  addGuestsToExternalGroupRoom: {
    input: (at) => ({ ...externalRoom(at), guestsId: [at.other] }),
    is: [403, 403, 404, 404, 404],
  },
  removeGuestsFromExternalGroupRoom: {
    input: (at) => ({ ...externalRoom(at), guestsId: [at.other] }),
    is: [403, 403, 404, 404, 404],
  },
  createExternalGroupRoom: {
    input: () => ({ key: randomUUID(), roomName: 'Yoga week' }),
    is: [403, 403, 200, 200, 200],
  },
  createRoomInvitation: { input: (at) => ({ ...externalRoom(at), days: 7 }), is: [403, 403, 404, 404, 404] },
  // A room can be rated only after it has been closed once.
  rateExternalRoom: { input: (at) => ({ ...externalRoom(at), stars: 5 }), is: [409, 404, 403, 403, 403] },
  closeExternalRoom: { input: externalRoom, is: [403, 403, 200, 200, 404] },
  joinExternalGroupRoom: { input: () => ({ code: 'x'.repeat(43) }), is: [410, 410, 403, 403, 403] },
  leaveExternalGroupRoom: { input: externalRoom, is: [404, 404, 403, 403, 403] },
  sendAnnouncementMessage: {
    input: () => ({ key: randomUUID(), title: 'Hello', text: 'Hello', severity: 'info', expireAt: 0 }),
    is: [403, 403, 403, 200, 200],
  },
  deleteAnnouncementMessage: {
    input: () => ({ announcementId: randomUUID() }),
    is: [403, 403, 403, 200, 200],
  },
  acknowledgeAnnouncement: {
    input: ({ announcementId }) => ({ announcementId }),
    is: [200, 200, 403, 403, 403],
  },
  loadGuestRequests: { input: emptyInput, is: OWN },
  newGuestRequest: {
    input: ({ requestTemplateId }) => ({
      key: randomUUID(),
      requestTemplateId,
      values: TOMORROW,
      isAgain: true,
    }),
    is: [200, 200, 403, 403, 403],
  },
  changeStatusRequest: {
    input: ({ trackingId }) => ({ trackingId, status: 'acknowledged' }),
    is: [403, 404, 200, 200, 404],
  },
  loadTableBookings: { input: emptyInput, is: SUPERVISED },
  changeStatusTableBooking: {
    input: ({ bookingId: uuid }) => ({ uuid, status: 'seated' }),
    is: [403, 403, 403, 200, 404],
  },
  moveTableBooking: {
    input: ({ bookingId: uuid }) => ({ uuid, partySize: 1 }),
    is: [403, 403, 403, 409, 404],
  },
  loadSessions: { input: emptyInput, is: SUPERVISED },
  loadRoster: {
    input: ({ sessionUuid }) => ({ sessionUuid }),
    is: [403, 403, 403, 200, 404],
  },
  changeStatusActivityBooking: {
    input: () => ({ uuid: randomUUID(), status: 'confirmed' }),
    is: [403, 403, 403, 404, 404],
  },
  redeemActivity: { input: () => ({ reference: 'AC-AAAAAA' }), is: [403, 403, 403, 404, 404] },
  moveActivityBooking: { input: () => ({ uuid: randomUUID(), note: 'x' }), is: [403, 403, 403, 404, 404] },
  newActivityWalkIn: {
    input: ({ sessionUuid }) => ({
      key: randomUUID(),
      sessionUuid,
      units: [{ unitId: randomUUID(), quantity: 1 }],
    }),
    is: [403, 403, 403, 400, 404],
  },
  // Another version than the stored one, so that the session of other tests stays.
  changeSession: {
    input: ({ sessionUuid }) => ({ sessionUuid, version: 999, capacity: 7 }),
    is: [403, 403, 403, 409, 404],
  },
  previewCancelSession: {
    input: ({ sessionUuid }) => ({ sessionUuid }),
    is: [403, 403, 403, 200, 404],
  },
  // Another version than the stored one, so that the session of other tests stays.
  cancelSession: {
    input: ({ sessionUuid }) => ({ sessionUuid, version: 999, reasonCode: 'weather' }),
    is: [403, 403, 403, 409, 404],
  },
  loadServedOutlets: { input: emptyInput, is: [403, 403, 403, 200, 200] },
  loadOutletOrders: { input: emptyInput, is: [403, 403, 403, 200, 200] },
  changeOrderStatus: {
    input: () => ({ orderUuid: randomUUID(), status: 'accepted' }),
    is: [403, 403, 403, 404, 404],
  },
  changeItemStock: {
    input: ({ itemUuid }) => ({ itemUuid, stockStatus: 'available' }),
    is: [403, 403, 403, 200, 404],
  },
  pauseOutlet: {
    input: ({ outletUuid }) => ({ outletUuid, reason: 'busy', until: '2026-06-10T11:30:00.000Z' }),
    is: [403, 403, 403, 200, 404],
  },
  resumeOutlet: { input: ({ outletUuid }) => ({ outletUuid }), is: [403, 403, 403, 200, 404] },
  forgetChargePin: { input: externalRoom, is: [403, 403, 403, 200, 404] },
  loadUnknownCharges: { input: emptyInput, is: [403, 403, 403, 200, 200] },
  settleCharge: {
    input: () => ({ chargeUuid: randomUUID(), isOnBill: true }),
    is: [403, 403, 403, 404, 404],
  },
};

const people = await arrange();

test.each(requestNames)('P-01 P-04 %s is answered for the permitted callers only', async (name) => {
  // The lookup is by plain name, so that a request without a row fails even if types are not checked.
  const row = (rows as Record<string, Row>)[name];
  if (!row) throw new Error('this request has no row above that says who may ask it');
  const { fixture, callers } = people;

  const statuses = [];
  for (const caller of callers) statuses.push((await send(caller, name, row.input(fixture))).status);

  expect(statuses).toEqual(row.is);
});

async function arrange(): Promise<{ fixture: Fixture; callers: SocketClient[] }> {
  const [ada, bob] = [await sockets.guest(), await sockets.guest({ nickName: 'Greeted Bob' })];
  const first = { ...newMessage(), roomKey: roomKeyOf(ada.id, bob.id) };
  const { roomId: privateId, messageId } = await bob.requestOk('newPrivateGuestMessage', first);
  const { roomId: externalId } = await ada.requestOk('newExternalMessage', newMessage());
  const supervisors = [await sockets.staff('supervisor'), await sockets.staff('supervisor', 'qasr-al-bahr')];
  const [announced] = await ada.requestOk('getAnnouncementMessages', {});
  const template = (await ada.requestOk('getRequestTemplates', {})).find(
    ({ slug }) => slug === 'wake-up-call',
  );
  const requestTemplateId = template?.requestTemplateId ?? '';
  const newRequest = { key: randomUUID(), requestTemplateId, values: TOMORROW, isAgain: true };
  const { ticket } = await ada.requestOk('newGuestRequest', newRequest);
  const outlet = await sockets.db.query.outlet.findFirst({
    where: (one, { eq }) => eq(one.slug, 'mare-alta'),
  });
  const item = await sockets.db.query.menuItem.findFirst({
    where: (one, { eq }) => eq(one.propertyId, outlet?.propertyId ?? ''),
  });
  const [outletUuid, itemUuid] = [outlet?.id ?? '', item?.id ?? ''];
  return {
    fixture: {
      privateId,
      externalId,
      messageId,
      other: bob.id,
      requestTemplateId,
      announcementId: announced?.announcementId ?? '',
      trackingId: ticket.trackingId,
      bookingId: await bookTestTable(sockets, ada),
      outletUuid,
      itemUuid,
      sessionUuid: (await someActivity(sockets)).sessionId,
    },
    callers: [ada, await sockets.guest(), await sockets.staff('agent'), ...supervisors],
  };
}

const send = (caller: SocketClient, name: RequestName, input: object): Promise<{ status: number }> =>
  caller.socket.timeout(10_000).emitWithAck(name, input);
