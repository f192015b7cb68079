import type { Contact, Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Actor } from '../../../platform/connections/actor';
import { scopeOf } from '../../property/property-scope';
import type { StaffAvailability } from './staff-availability';
import type { MemberRow, RoomRow } from '../members/member.repository';
import { toVisibleContact, visibleMarkers } from '../members/private-disclosure';
import { toMessage, type EventRow } from '../messages/message.mapper';
import { toRating, type RatingRow } from './rating.mapper';

export interface ConversationInput {
  room: RoomRow;
  own: MemberRow | null;
  /** The rating of the last time the room was closed. */
  rating: RatingRow | null;
  unread: number;
  members: MemberRow[];
  last: EventRow | undefined;
  desk: StaffAvailability;
}

/** Maps a room to a conversation for one of its members. */
export function toConversation(
  actor: Actor,
  contacts: Map<string, Contact>,
  { room, own, rating, unread, members, last, desk }: ConversationInput,
): Conversation {
  const isPrivate = room.type === 'private_guest';
  const blocker = own?.hasBlocked ? own : members.find(({ hasBlocked }) => hasBlocked);
  const knownContacts = members
    .flatMap(({ memberId }) => contacts.get(memberId) ?? [])
    .map((contact) => toVisibleContact(actor.id, { room, members }, contact));
  const visibleMembers = visibleMarkers(actor.id, room, members);
  const participants = isPrivate ? knownContacts : [...knownContacts, toPropertyContact(actor)];
  const isSeen = last !== undefined && last.seq > (own?.joinSeq ?? 0);
  return {
    id: room.id,
    key: isPrivate ? (room.pairKey?.slice(room.propertyId.length + 1) ?? room.id) : room.id,
    isGroup: !isPrivate && room.pairKey === null,
    roomType: room.type,
    chatType: isPrivate ? 'guest' : 'staff',
    hotelId: room.propertyId,
    participants,
    guestsId: members.filter(({ kind }) => kind === 'guest').map(({ memberId }) => memberId),
    roomName: room.name ?? nameOf(actor, participants, isPrivate),
    phisicalRoomName: isPrivate ? null : room.name,
    messages: [],
    lastMessage: isSeen ? toMessage(last, actor.property.timeZone, visibleMembers) : null,
    unreadMessages: unread,
    unreadGuest: unread,
    realUnreadCount: unread,
    unreadAt: room.headSeq + (own?.readSeq ?? 0),
    isActive: false,
    isFake: false,
    isFetchComplete: false,
    typing: [],
    isFlagged: false,
    closed: room.isClosed,
    ...ratingFields(actor, room, rating),
    isVip: room.type === 'external_vip',
    muted: own?.isMuted ?? false,
    hasBlocked: blocker !== undefined,
    hasBlockedByYou: own?.hasBlocked ?? false,
    ...(blocker && { blockedBy: blocker.memberId }),
    ...(!isPrivate && { desk: desk(actor, room.type === 'external_vip') }),
    createdAt: room.createdAt.toISOString(),
    lastActivity: room.lastActivityAt.toISOString(),
    allowedToSeePreviousMessage: (own?.joinSeq ?? 0) === 0,
    requestState: requestStateOf(room, actor),
    headSeq: room.headSeq,
    readSeq: own?.readSeq ?? 0,
    marks: visibleMembers.map(({ memberId, cameSeq, deliveredSeq, readSeq }) => ({
      id: memberId,
      deliveredSeq,
      readSeq,
      ...(cameSeq > 0 && { cameSeq }),
    })),
    mark: markOf(actor, room, members),
  };
}

/** The hotel as a contact. It sends the automatic replies. */
function toPropertyContact({ property, lang }: Actor): Contact {
  const { id } = property;
  const name = scopeOf(property, [lang]).localize(property.name);
  return { _id: id, id, name, nickName: name, type: 'staff', userType: 'staff' };
}

/** Returns the name of a room without its own: the other guest or the hotel. Staff see the guest. */
function nameOf(actor: Actor, participants: Contact[], isPrivate: boolean): string {
  const isOther = ({ id, type }: Contact) =>
    isPrivate ? id !== actor.id : actor.kind === 'staff' ? type === 'guest' : id === actor.property.id;
  return participants.find(isOther)?.name ?? '';
}

/** A guest gets what they need to rate a closed conversation; staff get the rating. */
function ratingFields({ kind }: Actor, { closedSeq, pairKey }: RoomRow, rating: RatingRow | null) {
  // Groups cannot be rated.
  const isRateable = closedSeq !== null && pairKey !== null;
  if (kind === 'guest') return isRateable && { closedSeq, ...(rating && { ratedSeq: closedSeq }) };
  const shownRating = rating ? toRating(rating) : undefined;
  return shownRating && { rating: shownRating };
}

/** The request state depends on the side. The requester sees a declined request as still pending. */
function requestStateOf({ requestState, requestedBy }: RoomRow, actor: Actor): Conversation['requestState'] {
  const isOwn = requestedBy === actor.id;
  if (requestState === 'pending' || (requestState === 'declined' && isOwn)) {
    return isOwn ? 'pending_out' : 'pending_in';
  }
  return requestState;
}

/**
 * A value that changes whenever the conversation does. Read and delivery positions only increase, so their
 * sum detects any change.
 */
export function markOf(actor: Actor, room: RoomRow, members: MemberRow[]): string {
  const visibleMembers = visibleMarkers(actor.id, room, members);
  const sum = (of: (member: MemberRow) => number) => visibleMembers.reduce((all, one) => all + of(one), 0);
  const marks = sum((one) => one.readSeq + one.deliveredSeq);
  return [room.headSeq, ...visibleState(actor, room, members), members.length, marks].join('.');
}

/**
 * In a private room the versions would reveal what the other guest keeps to themselves, for example that they
 * declined the request or muted the room.
 */
function visibleState(actor: Actor, room: RoomRow, members: MemberRow[]): (string | number | boolean)[] {
  if (room.type !== 'private_guest') {
    return [room.version, members.reduce((all, one) => all + one.version, 0)];
  }
  const ownVersion = members.find(({ memberId }) => memberId === actor.id)?.version ?? 0;
  const blockers = members.filter(({ hasBlocked }) => hasBlocked).map(({ memberId }) => memberId);
  return [requestStateOf(room, actor), room.isClosed, ownVersion, blockers.sort().join('+')];
}
