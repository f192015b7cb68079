import type { Contact, Conversation } from '@guest/shared/contracts/chat-socket.contract';
import type { Actor } from '../../realtime/actor';
import type { MemberRow, RoomRow } from './member.repository';
import { messageOf, type EventRow } from './message-reply';

export interface RoomFacts {
  room: RoomRow;
  own: MemberRow | null;
  unread: number;
  members: MemberRow[];
  last: EventRow | undefined;
}

/** A room as one of its members is told of it. */
export function conversationOf(
  actor: Actor,
  contacts: Map<string, Contact>,
  { room, own, unread, members, last }: RoomFacts,
): Conversation {
  const isPrivate = room.type === 'private_guest';
  const blocker = own?.hasBlocked ? own : members.find(({ hasBlocked }) => hasBlocked);
  const participants = members.flatMap(({ memberId }) => contacts.get(memberId) ?? []);
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
    roomName: room.name ?? participants.find(({ id }) => id !== actor.id)?.name ?? '',
    phisicalRoomName: isPrivate ? null : room.name,
    messages: [],
    lastMessage: isSeen ? messageOf(last, actor.property.timeZone, members) : null,
    unreadMessages: unread,
    unreadGuest: unread,
    realUnreadCount: unread,
    isActive: false,
    isFake: false,
    isFetchComplete: false,
    typing: [],
    isFlagged: false,
    closed: room.isClosed,
    isVip: room.type === 'external_vip',
    muted: own?.isMuted ?? false,
    hasBlocked: blocker !== undefined,
    hasBlockedByYou: own?.hasBlocked ?? false,
    ...(blocker && { blockedBy: blocker.memberId }),
    createdAt: room.createdAt.toISOString(),
    lastActivity: room.lastActivityAt.toISOString(),
    allowedToSeePreviousMessage: (own?.joinSeq ?? 0) === 0,
    requestState: requestStateOf(room, actor),
    headSeq: room.headSeq,
    readSeq: own?.readSeq ?? 0,
    marks: members.map(({ memberId, deliveredSeq, readSeq }) => ({ id: memberId, deliveredSeq, readSeq })),
    mark: markOf(room, members),
  };
}

/** To whom it happened decides how a request is called; a refusal is not told to whom it was refused. */
function requestStateOf({ requestState, requestedBy }: RoomRow, actor: Actor): Conversation['requestState'] {
  const isOwn = requestedBy === actor.id;
  if (requestState === 'pending' || (requestState === 'declined' && isOwn)) {
    return isOwn ? 'pending_out' : 'pending_in';
  }
  return requestState;
}

/** Differs whenever what is told of the room does. Reading and delivery only go up, so their sum shows that one did. */
export function markOf({ headSeq, version }: RoomRow, members: MemberRow[]): string {
  const sum = (of: (member: MemberRow) => number) => members.reduce((all, one) => all + of(one), 0);
  const marks = sum((one) => one.readSeq + one.deliveredSeq);
  return [headSeq, version, members.length, marks, sum((one) => one.version)].join('.');
}
