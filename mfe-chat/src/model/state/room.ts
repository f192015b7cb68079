import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Attachment } from '../message/shown-message';

export interface Room extends Conversation {
  /**
   * The position up to which this device has shown the room. It may be ahead of the server's `readSeq`: see
   * `unreadIn`.
   */
  seenSeq: number;
}

/** Unsent content, stored under the `key` of the room. */
export interface Draft {
  text: string;
  /** The key of the message to which this is a reply. */
  replyTo?: string;
  files?: readonly DraftFile[];
}

/** A file of a draft. Its key becomes the key of the message that sends it. */
export interface DraftFile {
  readonly key: string;
  readonly attachment: Attachment;
}

/** The separator in the message list, above the first message of others after `afterSeq`. */
export interface Divider {
  afterSeq: number;
  /** Whether the guest has reached the end of the list since the divider was set. */
  isPassed: boolean;
}

/** Merges a room from the server with state that only this device has. */
export function mergeRoom(received: Conversation, known: Room | undefined): Room {
  if (!known) return { ...received, seenSeq: received.readSeq };
  const { isActive, isFetchComplete, typing, closed, closedSeq, ratedSeq } = known;
  const seenSeq = Math.max(known.seenSeq, received.readSeq);
  const own = {
    isActive,
    isFetchComplete,
    typing,
    seenSeq,
    marks: mergeMarks(received, known),
    readSeq: Math.max(known.readSeq, received.readSeq),
    ...((ratedSeq ?? 0) > (received.ratedSeq ?? 0) && { ratedSeq }),
  };
  // A push may overtake a reply that was read from the database earlier, so newer local values win.
  const { headSeq, lastMessage, lastActivity, unreadMessages, unreadGuest, realUnreadCount, unreadAt } =
    known;
  const later = { headSeq, lastMessage, lastActivity, closed, closedSeq };
  const unread = {
    unreadMessages,
    unreadGuest,
    realUnreadCount,
    unreadAt,
    ...withUnreadCount(known, {
      unread: received.realUnreadCount,
      unreadAt: received.headSeq + received.readSeq,
    }),
  };
  return { ...received, ...own, ...unread, ...(received.headSeq < known.headSeq && later) };
}

/**
 * Keeps the furthest marks: an overtaken reply may be older, and may lack participants who have joined since.
 */
function mergeMarks(received: Conversation, known: Room): Room['marks'] {
  const marks = received.marks.map((mark) => furthestMark(mark, known.marks));
  if (received.headSeq >= known.headSeq) return marks;
  return [...marks, ...known.marks.filter(({ id }) => !marks.some((mark) => mark.id === id))];
}

function furthestMark(received: Room['marks'][number], known: Room['marks']): Room['marks'][number] {
  const { readSeq = 0, deliveredSeq = 0 } = known.find(({ id }) => id === received.id) ?? {};
  return {
    ...received,
    readSeq: Math.max(received.readSeq, readSeq),
    deliveredSeq: Math.max(received.deliveredSeq, deliveredSeq),
  };
}

/** Reports whether to ask for a rating: the staff have closed the room, and this closing is not rated yet. */
export const isToRate = ({ closed, closedSeq = 0, ratedSeq = 0 }: Room): boolean =>
  closed && closedSeq > ratedSeq;

/** The contract describes these fields of a room. */
export interface Unread {
  unread?: number | undefined;
  unreadAt?: number | undefined;
}

/**
 * Applies an unread count unless it is older than the known one. The contract has three names for this
 * number.
 */
export function withUnreadCount(
  { unreadAt: knownAt = 0 }: Conversation,
  { unread, unreadAt = knownAt }: Unread,
): Partial<Conversation> {
  if (unread === undefined || unreadAt < knownAt) return {};
  return { unreadMessages: unread, unreadGuest: unread, realUnreadCount: unread, unreadAt };
}

/**
 * Returns the unread count. The number comes from the server and is 0 once this device has shown the newest
 * message.
 */
export function unreadIn({ realUnreadCount, seenSeq, headSeq }: Room): number {
  return seenSeq >= headSeq ? 0 : realUnreadCount;
}
