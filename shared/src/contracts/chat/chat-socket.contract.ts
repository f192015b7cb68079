import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

export type { ActivityCard, Card, OutletCard } from './card.schema';
export type { ChatUser, Contact, Staff } from './chat-contact.schema';
export type { Conversation } from './conversation.schema';
export type { FileData, Message } from './message.schema';
export type { SentMessage } from './sending.schema';
export type { FileUrls, UploadTicket } from '../upload/upload-ticket.schema';

async function loadRequests() {
  const [sending, queries, actions] = await Promise.all([
    import(/* webpackChunkName: "socket-checks" */ './sending.schema'),
    import(/* webpackChunkName: "socket-checks" */ './chat-queries.schema'),
    import(/* webpackChunkName: "socket-checks" */ './chat-actions.schema'),
  ]);
  return { ...queries.queryChecks, ...sending.sendingChecks, ...actions.actionChecks };
}

/** The socket requests of the chat. */
export const chatRequests = socketRequestsOf(loadRequests, {
  loadGuestRooms: {
    summary: 'Loads the newest rooms, or changes of known ones',
    mayBePacked: true,
  },
  loadMoreRooms: { summary: 'Loads less recent rooms', mayBePacked: true },
  loadMoreMessages: { summary: 'Loads a page of messages, or missed entries', mayBePacked: true },
  translateMessages: { summary: 'Translates messages of a room' },
  getGuestsById: { summary: 'Loads guests who share a room', mayBePacked: true },
  getGuestByUsername: { summary: 'Finds a guest by username' },
  getHotelStaff: { summary: 'Lists all staff', mayBePacked: true },
  getStaffsExternal: { summary: 'Lists staff who are online' },
  guestGetRoomInfo: { summary: 'Loads a room' },
  newPrivateGuestMessage: { summary: 'Sends a message to a guest' },
  newExternalMessage: { summary: 'Sends a message to staff or a group' },
  roomReadBy: { summary: 'Marks a room as read up to a message' },
  messageReadBy: { summary: 'Marks a message and all before it as read' },
  messageDelivered: { summary: 'Confirms delivery of messages' },
  deleteMessage: { summary: 'Deletes a message' },
  reportMessage: { summary: 'Reports a message to the hotel' },
  chatAction: { summary: 'Shows that the user types', isUnanswered: true },
  guestMuteRoom: { summary: 'Mutes a room' },
  guestUnmuteRoom: { summary: 'Unmutes a room' },
  blockPrivateGuestRoom: { summary: 'Blocks the other guest of a private room' },
  unblockPrivateGuestRoom: { summary: 'Unblocks the other guest' },
  acceptGuestRequest: { summary: 'Accepts a guest’s first message' },
  declineGuestRequest: { summary: 'Declines it; no push' },
  setRoomVip: { summary: 'Marks a room as VIP; supervisors only' },
  undoVip: { summary: 'Removes the VIP mark' },
  changeExternalRoomName: { summary: 'Renames a room; staff only' },
  addGuestsToExternalGroupRoom: { summary: 'Adds guests to a group; staff only' },
  removeGuestsFromExternalGroupRoom: { summary: 'Removes guests; staff only' },
  createExternalGroupRoom: { summary: 'Creates a group; staff only' },
  createRoomInvitation: { summary: 'Creates an invitation code; staff only' },
  rateExternalRoom: {
    summary: 'Rates a closed conversation, or declines to; guests only',
  },
  closeExternalRoom: { summary: 'Closes a room until a guest writes; staff only' },
  joinExternalGroupRoom: { summary: 'Joins a group with an invitation code' },
  leaveExternalGroupRoom: { summary: 'Leaves a group' },
  getUploadUrl: { summary: 'Creates an upload ticket' },
  getFileUrls: { summary: 'Signs addresses of files of messages' },
});

/** The socket pushes of the chat. */
export const chatPushes = socketPushesOf(
  () => import(/* webpackChunkName: "socket-checks" */ './chat-push.schema').then((it) => it.pushChecks),
  {
    newPrivateGuestMessage: 'A new message in a private room',
    newExternalMessage: 'A new message in a room with staff',
    deleteMessage: 'A message was deleted',
    cardUpdated: 'A booking or an order in a room with staff has changed',
    roomReadBy: 'A member has read a room up to a message',
    messageReadBy: 'A member has read a message',
    messageDelivered: 'Messages were delivered to a member',
    chatAction: 'A member is typing',
    blockPrivateGuestRoom: 'A private room was blocked',
    unblockPrivateGuestRoom: 'A private room was unblocked',
    joinExternalGroupRoom: 'Guests have joined a group',
    addGuestsToExternalGroupRoom: 'Guests were added to a group',
    leaveExternalGroupRoom: 'Guests have left a group; if the guest is one of them, the room is gone',
    removeGuestsFromExternalGroupRoom: 'Guests were removed from a group',
    guestMuteRoom: 'Another device of the guest has muted a room',
    guestUnmuteRoom: 'Another device of the guest has unmuted a room',
    acceptGuestRequest: 'The other guest has accepted the first message',
    changeExternalRoomName: 'A room was renamed',
    setRoomVip: 'A room was marked as VIP',
    undoVip: 'The VIP mark was removed',
    rateExternalRoom: 'A guest has rated a conversation, or declined to',
    getStaffsExternal: 'The complete list of staff who are online',
    staffsJoinedExternal: 'Staff have come online',
    staffsIdLeftExternal: 'Staff have gone offline',
    userInfoUpdated: 'A contact has a new name',
    userLanguageUpdated: 'A contact has a new language',
    userProfilePicUpdated: 'A contact has a new photo',
    loadMoreMessages: 'Messages without a request',
    loadGuestRooms: 'Rooms without a request',
    areYouThere: 'Checks whether the page responds, or whether the guest sees it',
    sessionReplaced: 'Another device has replaced this one',
    serverClosing: 'The server shuts down; reconnect after the delay',
  },
);
