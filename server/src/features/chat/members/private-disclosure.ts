import type { Contact } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { BlockSnapshot } from '../../../platform/db/tables/chat/chat';
import type { CachedRoom, MemberRow, ReadMarker, RoomRow } from './member.repository';

/**
 * The details that the two guests of a private room may learn of each other: everything, only the public
 * profile because the request is not accepted, or only what was known when one of them blocked the other.
 */
export type Disclosure = 'everything' | 'public_profile' | 'before_block';

type DisclosedRoom = Pick<RoomRow, 'type' | 'requestState'>;
type Blocking = Pick<MemberRow, 'hasBlocked'>;

export function disclosureIn(room: DisclosedRoom, members: readonly Blocking[]): Disclosure {
  if (room.type !== 'private_guest') return 'everything';
  if (members.some(({ hasBlocked }) => hasBlocked)) return 'before_block';
  return isAccepted(room) ? 'everything' : 'public_profile';
}

export const isAccepted = ({ requestState }: Pick<RoomRow, 'requestState'>): boolean =>
  requestState === 'accepted' || requestState === 'none';

/**
 * Reduces a contact to what a guest shows to everybody: the nickname and the picture. The first name stands
 * for a missing nickname, because nobody can decide about a request without a name.
 */
export function toPublicProfile(contact: Contact): Contact {
  const { _id, id, type, userType, firstName, nickName, profilePic } = contact;
  return {
    _id,
    id,
    type,
    userType,
    name: nickName ?? firstName ?? '',
    ...(nickName && { nickName }),
    ...(profilePic && { profilePic }),
  };
}

/** Returns a member of the room as the viewer may see them. */
export function toVisibleContact(
  viewerId: string,
  { room, members }: Pick<CachedRoom, 'room' | 'members'>,
  contact: Contact,
): Contact {
  if (contact.id === viewerId) return contact;
  const disclosure = disclosureIn(room, members);
  if (disclosure === 'everything') return contact;
  if (disclosure === 'public_profile') return toPublicProfile(contact);
  return room.blockSnapshot?.[contact.id]?.contact ?? toPublicProfile(contact);
}

/** Returns the read and delivery positions that the viewer may see; hidden ones are at the beginning. */
export function visibleMarkers<Marker extends ReadMarker & Blocking>(
  viewerId: string,
  room: Pick<RoomRow, 'type' | 'requestState' | 'blockSnapshot'>,
  members: readonly Marker[],
): Marker[] {
  const disclosure = disclosureIn(room, members);
  if (disclosure === 'everything') return [...members];
  return members.map((member) => {
    if (member.memberId === viewerId) return member;
    const before = disclosure === 'before_block' ? room.blockSnapshot?.[member.memberId] : undefined;
    return { ...member, readSeq: before?.readSeq ?? 0, deliveredSeq: before?.deliveredSeq ?? 0 };
  });
}

/** Returns what both guests know of each other at the moment of the first block. */
export function toBlockSnapshot(
  room: RoomRow,
  members: readonly MemberRow[],
  contacts: ReadonlyMap<string, Contact>,
): BlockSnapshot {
  const isPublicOnly = !isAccepted(room);
  return Object.fromEntries(
    members.flatMap(({ memberId, readSeq, deliveredSeq }) => {
      const contact = contacts.get(memberId);
      if (!contact) return [];
      return isPublicOnly
        ? [[memberId, { contact: toPublicProfile(contact), readSeq: 0, deliveredSeq: 0 }]]
        : [[memberId, { contact, readSeq, deliveredSeq }]];
    }),
  );
}
