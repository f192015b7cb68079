import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

export type { Card } from './card.schema';
export type { ChatUser, Contact, Staff } from './chat-contact.schema';
export type { Conversation } from './conversation.schema';
export type { FileData, Message } from './message.schema';
export type { Sent } from './sending.schema';
export type { FileUrls, UploadTicket } from '../upload/upload-ticket.schema';

async function loadRequests() {
  const [sending, reading, acting] = await Promise.all([
    import(/* webpackChunkName: "socket-checks" */ './sending.schema'),
    import(/* webpackChunkName: "socket-checks" */ './chat-reading.schema'),
    import(/* webpackChunkName: "socket-checks" */ './chat-acting.schema'),
  ]);
  return { ...reading.readingChecks, ...sending.sendingChecks, ...acting.actingChecks };
}

/** The socket requests of the chat. */
export const chatRequests = socketRequestsOf(loadRequests, {
  loadGuestRooms: {
    summary: 'The newest rooms, or what has changed in those that are known',
    mayBePacked: true,
  },
  loadMoreRooms: { summary: 'Rooms in which less has happened', mayBePacked: true },
  loadMoreMessages: { summary: 'A page of a room, or what was missed in it', mayBePacked: true },
  translateMessages: { summary: 'Messages of a room in a language' },
  getGuestsById: { summary: 'Guests with whom one shares a room', mayBePacked: true },
  getGuestByUsername: { summary: 'A guest to whom one wants to say hello' },
  getHotelStaff: { summary: 'Everyone of the house', mayBePacked: true },
  getStaffsExternal: { summary: 'Staff who answer guests now' },
  guestGetRoomInfo: { summary: 'One room' },
  newPrivateGuestMessage: { summary: 'Writes to another guest' },
  newExternalMessage: { summary: 'Writes to the staff, or in a group' },
  roomReadBy: { summary: 'A room was read up to a message' },
  messageReadBy: { summary: 'A message was read, and all before it' },
  messageDelivered: { summary: 'Messages have come to the device' },
  deleteMessage: { summary: 'Takes a message back' },
  reportMessage: { summary: 'Tells the house of a message that should not be' },
  chatAction: { summary: 'Is typing', isUnanswered: true },
  guestMuteRoom: { summary: 'Wants to hear no more of a room' },
  guestUnmuteRoom: { summary: 'Wants to hear of it again' },
  blockPrivateGuestRoom: { summary: 'Blocks the other guest of a private room' },
  unblockPrivateGuestRoom: { summary: 'Takes that back' },
  acceptGuestRequest: { summary: 'Lets a stranger write' },
  declineGuestRequest: { summary: 'Does not; nobody is told' },
  setRoomVip: { summary: 'Supervisors: treats a room with care' },
  undoVip: { summary: 'Supervisors: as any other' },
  changeExternalRoomName: { summary: 'Staff: renames a room' },
  addGuestsToExternalGroupRoom: { summary: 'Staff: brings guests into a group' },
  removeGuestsFromExternalGroupRoom: { summary: 'Staff: takes guests out of a group' },
  createExternalGroupRoom: { summary: 'Staff: makes a group' },
  createRoomInvitation: { summary: 'Staff: makes a code by which guests join a group' },
  rateExternalRoom: {
    summary: 'Guests: how a conversation was that is closed, or that they would rather not say',
  },
  closeExternalRoom: { summary: 'Staff: closes a room until a guest writes in it again' },
  joinExternalGroupRoom: { summary: 'Joins a group by the code of an invitation' },
  leaveExternalGroupRoom: { summary: 'Leaves a group' },
  getUploadUrl: { summary: 'Where to send a file' },
  getFileUrls: { summary: 'Where files of messages can be read for a while' },
});

/** The socket pushes of the chat. */
export const chatPushes = socketPushesOf(
  () => import(/* webpackChunkName: "socket-checks" */ './chat-push.schema').then((it) => it.pushChecks),
  {
    newPrivateGuestMessage: 'A message of a guest in a private room',
    newExternalMessage: 'A message in a room with staff',
    deleteMessage: 'A message is taken back',
    cardUpdated: 'A booking or an order in a room with staff has changed',
    roomReadBy: 'Somebody has read a room up to a place',
    messageReadBy: 'Somebody has read a message',
    messageDelivered: 'Messages have come to a device of somebody',
    chatAction: 'Somebody is typing',
    blockPrivateGuestRoom: 'A private room is blocked',
    unblockPrivateGuestRoom: 'It is not any more',
    joinExternalGroupRoom: 'Guests have joined a group',
    addGuestsToExternalGroupRoom: 'Guests were brought into a group',
    leaveExternalGroupRoom: 'Guests have left a group; if the guest is one of them, the room is gone',
    removeGuestsFromExternalGroupRoom: 'Guests were taken out of a group; likewise',
    guestMuteRoom: 'Another device of the guest has muted a room',
    guestUnmuteRoom: 'Another device of the guest wants to hear of it again',
    acceptGuestRequest: 'The other guest has accepted the first message',
    changeExternalRoomName: 'A room has a new name',
    setRoomVip: 'A room is treated with care',
    undoVip: 'A room is as any other',
    rateExternalRoom: 'A guest has said how a conversation was, or would rather not',
    getStaffsExternal: 'The whole list of staff who answer guests has changed',
    staffsJoinedExternal: 'Staff have come to their desk',
    staffsIdLeftExternal: 'Staff have left it',
    userInfoUpdated: 'Somebody known has another name',
    userLanguageUpdated: 'Somebody known speaks another language',
    userProfilePicUpdated: 'Somebody known has another picture',
    loadMoreMessages: 'Messages that nobody asked for',
    loadGuestRooms: 'Rooms that nobody asked for',
    areYouThere: 'Asks whether this page is alive, before another may take its place',
    sessionReplaced: 'Another device has taken the place of this one',
    serverClosing: 'The server is closing; come back after a moment',
  },
);
