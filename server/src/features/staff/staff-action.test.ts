import { requestNames, type RequestName } from '@guest/shared/contracts/socket.contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  chargePin,
  guest as guestTable,
  room,
  roomMember,
  staffAction,
} from '../../platform/db/tables/schema';
import { insertTicket } from '../../testing/ticket-builder';
import { BOOKING_TIME, bookTestTable } from '../../testing/booking-builder';
import { NOON } from '../../testing/test-app';
import { auditedStaffFeed } from '../feed/testing/audited-staff-feed';
import { auditedModeration } from '../moderation/testing/audited-writes';
import { insertPost } from '../moderation/testing/moderation-builder';
import { auditedProperty } from '../property-detail/testing/audited-property';
import { testSockets } from '../../testing/test-sockets';
import { auditedActivities } from '../activity-booking/testing/audited-activities';
import { insertDoNotDisturb } from '../room-care/testing/insert-do-not-disturb';
import { auditedCharges } from '../bill/testing/audited-charges';
import { newKitchen } from '../order/testing/order-client';
import { auditedLoyalty } from '../loyalty/testing/audited-loyalty';
import { placedOrder } from '../order/testing/order-builder';

const sockets = await testSockets();
const { db } = sockets;
const [guest, other, boss] = [
  await sockets.guest(),
  await sockets.guest(),
  await sockets.staff('supervisor'),
];
const elsewhere = await sockets.staff('supervisor', 'qasr-al-bahr');
const guestsId = [other.id];

/** Message texts and names, which must not appear in the audit log. */
const SECRET = 'Senhora Almeida of 204';
const REASON = 'A phone number of somebody else';
const inAnHour = new Date(NOON + 3_600_000).toISOString();

const written = (caller = guest) =>
  caller.requestOk('newExternalMessage', { key: randomUUID(), text: SECRET });
/** A room of a guest that no other test uses. */
const ownRoom = async () => ({ roomId: (await written(await sockets.guest())).roomId });
const vipRoom = async () => {
  const place = await ownRoom();
  await boss.requestOk('setRoomVip', place);
  return place;
};
const group = async () =>
  (await boss.requestOk('createExternalGroupRoom', { key: randomUUID(), roomName: SECRET })).id;
const groupOfOther = async () => {
  const input = { roomId: await group(), guestsId };
  await boss.requestOk('addGuestsToExternalGroupRoom', input);
  return input;
};
const announced = (key = randomUUID()) => ({
  key,
  title: SECRET,
  text: SECRET,
  severity: 'service' as const,
  expireAt: 0,
});
const waiting = async () => ({
  trackingId: await insertTicket(db, guest, { status: 'acknowledged' }),
  status: 'on_hold' as const,
  note: SECRET,
  etaAt: inAnHour,
});

const outletOf = async () => ({ outletUuid: (await newKitchen(db)).outletId });
const ordered = async () => {
  const { outletUuid: outletId } = await outletOf();
  return (await placedOrder(db, { guestId: guest.guestId, outletId })).id;
};

/** Sets a PIN for the stay of the guest in the room. */
async function guardedRoom(roomId: string): Promise<void> {
  const reservationNumber = `R-${roomId.slice(0, 8)}`;
  const members = db
    .select({ id: roomMember.memberId })
    .from(roomMember)
    .where(eq(roomMember.roomId, roomId));
  const [row] = await db
    .update(guestTable)
    .set({ isStayVerified: true, reservationNumber })
    .where(inArray(guestTable.chatUuid, members))
    .returning();
  if (!row) throw new Error('nobody is in the room');
  const { propertyId, id: guestId } = row;
  await db.insert(chargePin).values({ propertyId, reservationNumber, guestId, pinHash: 'x:y' });
}

interface Write {
  /** Prepares the test and returns the request body. */
  ask: () => Promise<object>;
  /** The field of the request that holds the subject id. */
  subject: string;
  /** Finds the subject id where the request names the subject in another way. */
  subjectIdOf?: (named: unknown) => string | undefined;
  kept?: object;
  /** Every request creates something new, so a repetition is recorded too. */
  isEachTime?: true;
}

const writes: Partial<Record<RequestName, Write>> = {
  ...auditedModeration(db),
  ...auditedProperty(db),
  ...auditedStaffFeed(db, boss, SECRET),
  liftRestriction: {
    ask: async () => {
      const { guestId: guestUuid } = await insertPost(db);
      await boss.requestOk('restrictGuest', { guestUuid, days: 1, reasonCode: 'spam' });
      return { guestUuid };
    },
    subject: 'guestUuid',
  },
  setRoomVip: { ask: ownRoom, subject: 'roomId', kept: { before: { isVip: false }, after: { isVip: true } } },
  undoVip: { ask: vipRoom, subject: 'roomId', kept: { before: { isVip: true }, after: { isVip: false } } },
  changeExternalRoomName: {
    ask: async () => ({ ...(await ownRoom()), roomName: `${SECRET} ${randomUUID().slice(0, 4)}` }),
    subject: 'roomId',
  },
  createExternalGroupRoom: { ask: async () => ({ key: randomUUID(), roomName: SECRET }), subject: 'key' },
  addGuestsToExternalGroupRoom: {
    ask: async () => ({ roomId: await group(), guestsId, allowedToSeePreviousMessage: true }),
    subject: 'roomId',
    kept: { after: { guestsId, seesPrevious: true } },
  },
  removeGuestsFromExternalGroupRoom: {
    ask: groupOfOther,
    subject: 'roomId',
    kept: { before: { guestsId } },
  },
  createRoomInvitation: {
    ask: async () => ({ roomId: await group(), days: 7 }),
    subject: 'roomId',
    isEachTime: true,
    kept: { after: { expiresAt: new Date(NOON + 7 * 24 * 3_600_000).toISOString() } },
  },
  closeExternalRoom: { ask: ownRoom, subject: 'roomId' },
  deleteMessage: {
    ask: async () => ({ messageId: (await written()).messageId, reason: ` ${REASON} ` }),
    subject: 'messageId',
    kept: { reason: REASON },
  },
  sendAnnouncementMessage: { ask: async () => announced(), subject: 'key' },
  deleteAnnouncementMessage: {
    ask: async () => {
      const { announcementId } = await boss.requestOk('sendAnnouncementMessage', announced());
      return { announcementId };
    },
    subject: 'announcementId',
  },
  changeStatusRequest: {
    ask: waiting,
    subject: 'trackingId',
    kept: { before: { status: 'acknowledged' }, after: { status: 'on_hold' } },
  },
  changeStatusTableBooking: {
    ask: async () => ({
      uuid: await bookTestTable(sockets, guest),
      status: 'cancelled',
      reasonCode: 'closed',
      note: SECRET,
    }),
    subject: 'uuid',
    kept: { before: { status: 'confirmed' }, after: { status: 'cancelled' }, reason: 'closed' },
  },
  moveTableBooking: {
    ask: async () => ({ uuid: await bookTestTable(sockets, guest), partySize: 1, note: SECRET }),
    subject: 'uuid',
    kept: {
      before: { localDateTime: BOOKING_TIME, partySize: 2, areaUuid: null },
      after: { localDateTime: BOOKING_TIME, partySize: 1, areaUuid: null },
    },
  },
  changeOrderStatus: {
    ask: async () => ({ orderUuid: await ordered(), status: 'accepted', delayMinutes: 20, note: SECRET }),
    subject: 'orderUuid',
    kept: { before: { status: 'placed', delayMinutes: 0 }, after: { status: 'accepted', delayMinutes: 20 } },
  },
  changeItemStock: {
    ask: async () => ({
      itemUuid: (await newKitchen(db)).items[0],
      stockStatus: 'sold_out',
      until: inAnHour,
    }),
    subject: 'itemUuid',
    kept: {
      before: { stockStatus: 'available', stockLeft: null, until: null },
      after: { stockStatus: 'sold_out', stockLeft: null, until: inAnHour },
    },
  },
  pauseOutlet: {
    ask: async () => ({ ...(await outletOf()), reason: 'busy', note: SECRET, until: inAnHour }),
    subject: 'outletUuid',
    kept: { before: { until: null }, after: { until: inAnHour }, reason: 'busy' },
  },
  ...auditedLoyalty(db, SECRET),
  endDoNotDisturb: {
    ask: async () => ({ uuid: await insertDoNotDisturb(db, guest), reason: 'safety' }),
    subject: 'uuid',
    kept: { reason: 'safety' },
  },
  ...auditedCharges(db),
  ...auditedActivities(sockets, SECRET),
  resumeOutlet: {
    ask: async () => {
      const place = await outletOf();
      await boss.requestOk('pauseOutlet', { ...place, reason: 'busy', until: inAnHour });
      return place;
    },
    subject: 'outletUuid',
    kept: { before: { until: inAnHour }, after: { until: null } },
  },
  forgetChargePin: {
    ask: async () => {
      const place = await ownRoom();
      await guardedRoom(place.roomId);
      return place;
    },
    subject: 'roomId',
  },
};

/**
 * Requests without an audit entry: reads, actions of guests, receipts and own settings, and writes that are
 * their own record, such as messages and reports.
 */
const UNRECORDED = `loadUnknownCharges loadModeration loadPending loadTerms loadRestrictions loadSharePolicy loadMobileApp loadSharePosts loadShareComments loadLoyaltyClaims loadDoNotDisturb loadSessions loadRoster previewCancelSession loadOutletOrders loadServedOutlets loadTableBookings loadGuestRooms loadMoreRooms getGuestsById
  getHotelStaff getStaffsExternal getAnnouncementMessages
  getRequestTemplates loadMoreMessages translateMessages getGuestByUsername guestGetRoomInfo loadGuestRequests getFileUrls getUploadUrl
  newPrivateGuestMessage blockPrivateGuestRoom unblockPrivateGuestRoom acceptGuestRequest declineGuestRequest
  joinExternalGroupRoom leaveExternalGroupRoom rateExternalRoom acknowledgeAnnouncement newGuestRequest
  roomReadBy messageReadBy messageDelivered pageSeen chatAction guestMuteRoom guestUnmuteRoom newExternalMessage reportMessage`;

const send = async (name: RequestName, ask: object, caller = boss): Promise<number> => {
  const reply: { status: number } = await caller.socket.timeout(15_000).emitWithAck(name, ask);
  return reply.status;
};
const stored = () => db.select().from(staffAction).orderBy(staffAction.id);
const rows = Object.entries(writes).map(([name, write]): [RequestName, Write] => [
  // The names are keys of `writes`.
  name as RequestName,
  write,
]);

test('every request is either audited or listed as not audited', () => {
  expect([...Object.keys(writes), ...UNRECORDED.split(/\s+/)].sort()).toEqual([...requestNames].sort());
});

test.each(rows)('%s by staff is audited once, even if repeated', async (what, write) => {
  const input = await write.ask();
  const before = await stored();

  const statuses = [await send(what, input), await send(what, input)];

  const added = (await stored()).slice(before.length);
  const named: unknown = new Map(Object.entries(input)).get(write.subject);
  const subjectId = write.subjectIdOf ? write.subjectIdOf(named) : named;
  expect(statuses).toEqual([200, 200]);
  expect(added).toHaveLength(write.isEachTime ? 2 : 1);
  expect(added[0]).toMatchObject({
    what,
    subjectId,
    staffId: boss.id,
    at: new Date(NOON),
    before: null,
    after: null,
    reason: null,
    ...write.kept,
  });
  expect(JSON.stringify(added)).not.toContain('Almeida');
});

test.each(rows)('a rejected %s is not audited', async (what, write) => {
  const input = await write.ask();
  const before = (await stored()).length;
  // Sent by staff of another property, with an invalid body, and by a guest.
  const replies = [
    await send(what, input, elsewhere),
    await send(what, { ...input, more: 1 }),
    await send(what, input, other),
  ];

  const ofProperty = (await stored()).slice(before).filter(({ staffId }) => staffId !== elsewhere.id);
  const [abroad, malformed, asGuest] = replies;
  expect(ofProperty).toEqual([]);
  expect([malformed === 400, (asGuest ?? 0) >= 400]).toEqual([true, true]);
  // Requests that name nothing of this property succeed at the other one and are audited there.
  const isOwnToo = [
    'createExternalGroupRoom',
    'sendAnnouncementMessage',
    'changeSharePolicy',
    'changeMobileApp',
    'newHousePost',
  ].includes(what);
  expect((await stored()).length - before).toBe(isOwnToo ? 1 : 0);
  if (!isOwnToo && what !== 'deleteAnnouncementMessage') expect(abroad).toBe(404);
});

test('of two parallel changes to a request only one is audited', async () => {
  const trackingId = await insertTicket(db, guest);
  const rita = await sockets.staff('agent');
  const input = { trackingId, status: 'acknowledged', version: 1 } as const;

  const replies = await Promise.all([boss, rita].map((one) => one.request('changeStatusRequest', input)));

  const noted = await db.select().from(staffAction).where(eq(staffAction.subjectId, trackingId));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(noted).toHaveLength(1);
});

test('actions of guests are not audited', async () => {
  const { messageId } = await written();
  const trackingId = await insertTicket(db, guest);
  const before = (await stored()).length;

  await guest.requestOk('deleteMessage', { messageId });
  await guest.requestOk('changeStatusRequest', { trackingId, status: 'cancelled' });

  expect(await stored()).toHaveLength(before);
});

test('a change fails if its audit entry cannot be written', async () => {
  const { roomId } = await ownRoom();
  await db.execute(
    sql`alter table staff_action add constraint full_disk check (what <> 'setRoomVip') not valid`,
  );

  const status = await send('setRoomVip', { roomId });

  await db.execute(sql`alter table staff_action drop constraint full_disk`);
  const [found] = await db.select({ type: room.type }).from(room).where(eq(room.id, roomId));
  expect([status, found?.type]).toEqual([500, 'external']);
});
