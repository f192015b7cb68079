import { expect, test } from 'vitest';
import { announcementSchema } from './announcement/announcement.schema';
import { chatUserSchema, contactSchema, staffSchema } from './chat/chat-contact.schema';
import { conversationSchema } from './chat/conversation.schema';
import { messageSchema } from './chat/message.schema';
import { otherGuestIn, roomKeyOf } from './chat/room-key';
import { handlerOf, pushNames, requestNames, socketPushes, socketRequests } from './socket.contract';
import { requestTemplateSchema, ticketSchema } from './ticket/ticket.schema';
import { uploadTicketSchema } from './upload/upload-ticket.schema';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

test.each([
  ['K-03', 'loadGuestRooms loadMoreRooms loadMoreMessages getGuestsById getHotelStaff'],
  [
    'K-04',
    'getStaffsExternal guestGetRoomInfo roomReadBy messageReadBy newPrivateGuestMessage newExternalMessage',
  ],
  ['K-05', 'getUploadUrl'],
  ['K-06', 'getAnnouncementMessages sendAnnouncementMessage deleteAnnouncementMessage'],
  ['K-07', 'getRequestTemplates newGuestRequest changeStatusRequest'],
])('%s requests have the names in the specification', (_line, names) => {
  expect(requestNames).toEqual(expect.arrayContaining(words(names)));
});

test('K-08 pushes have the names in the specification', () => {
  const names = `roomReadBy blockPrivateGuestRoom unblockPrivateGuestRoom joinExternalGroupRoom
    addGuestsToExternalGroupRoom leaveExternalGroupRoom removeGuestsFromExternalGroupRoom guestMuteRoom
    guestUnmuteRoom chatAction changeExternalRoomName setRoomVip undoVip getStaffsExternal staffsJoinedExternal
    staffsIdLeftExternal userInfoUpdated userLanguageUpdated userProfilePicUpdated newExternalMessage
    newPrivateGuestMessage deleteMessage messageReadBy loadMoreMessages loadGuestRooms`;

  expect(pushNames).toEqual(expect.arrayContaining(words(names)));
});

test('K-09 each push has one handler: chat, tickets or announcements', () => {
  expect(handlerOf('newPrivateGuestMessage')).toBe('chat');
  expect(handlerOf('requestUpdated')).toBe('ticket');
  expect(handlerOf('deleteAnnouncementMessage')).toBe('announcement');
});

test('K-03 requests with long answers support compression', async () => {
  const packed = requestNames.filter((name) => 'mayBePacked' in socketRequests[name]);

  expect(packed.sort()).toEqual(
    words('getGuestsById getHotelStaff loadGuestRooms loadMoreMessages loadMoreRooms'),
  );
});

test.each([
  [
    'E-10',
    conversationSchema,
    `id key roomType participants guestsId roomName phisicalRoomName messages lastMessage unreadMessages unreadGuest
      isActive isFake isFlagged closed isFetchComplete isVip muted hasBlocked hasBlockedByYou typing createdAt
      lastActivity allowedToSeePreviousMessage hotelId realUnreadCount chatType`,
  ],
  [
    'E-11',
    messageSchema,
    `id key messageId from to roomId text originalText date time createdTime messageType urlPath url deliveredTo
      readBy isForwarded isStickyNote fileData`,
  ],
  ['E-12', contactSchema, '_id id firstName lastName name type userType profilePic nickName'],
  ['E-12', staffSchema, '_id nickName profilePic'],
  ['E-12', chatUserSchema, 'id chat_uuid lang language'],
  ['E-13', announcementSchema, 'announcementId createdAt expireAt'],
  ['E-14', ticketSchema, 'trackingId note requestTemplateId time status histories'],
  ['E-14', requestTemplateSchema, 'requestTemplateId name category fields'],
  ['E-15', uploadTicketSchema, 'url fields key status'],
])('%s fields have the names in the specification', (_line, schema, names) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(words(names)));
});

test('every request and every push has a schema', async () => {
  for (const name of requestNames) {
    const { ask, answer } = await socketRequests[name].checks();
    expect([name, typeof ask.safeParse, typeof answer.safeParse]).toEqual([name, 'function', 'function']);
    // Unknown keys are rejected, including `__proto__`.
    const [key, value] = ['__proto__', { polluted: true }];
    expect(ask.safeParse(JSON.parse(JSON.stringify({ nonsense: 1, [key]: value }))).success).toBe(false);
  }
  for (const name of pushNames) {
    const check = await socketPushes[name].checks();
    expect([name, typeof check.safeParse]).toEqual([name, 'function']);
  }
});

test('S-26 P-04 both guests of a private room without an id compute the same key', () => {
  const [ada, bob] = ['b', 'a'];
  const key = roomKeyOf(ada, bob);

  expect(roomKeyOf(bob, ada)).toBe(key);
  expect([otherGuestIn(key, ada), otherGuestIn(key, bob)]).toEqual([bob, ada]);
  expect([
    otherGuestIn(key, 'mallory'),
    otherGuestIn('b:a', ada),
    otherGuestIn('a:a', 'a'),
    otherGuestIn('a:b:c', 'a'),
  ]).toEqual(Array(4).fill(undefined));
});
