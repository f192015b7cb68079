import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Attachment } from '../message/shown-message';

/** A room as this device knows it. */
export interface Room extends Conversation {
  /**
   * How far this device has shown it, which the server learns a moment later. What it says is unread below that is read
   * already: see `unreadIn`.
   */
  seenSeq: number;
}

/** What is written and not sent; kept by the `key` of the room, which stays when a fake room gets its id. */
export interface Draft {
  text: string;
  /** The key of the message that it answers. */
  replyTo?: string;
  files?: readonly DraftFile[];
}

/** A file that goes along with what is written next. Its key is that of the message which it becomes. */
export interface DraftFile {
  readonly key: string;
  readonly attachment: Attachment;
}

/** In the list of messages: drawn above the first of others after this place. */
export interface Divider {
  afterSeq: number;
  /** The guest has come to the end since it was set. */
  isPassed: boolean;
}

/** Of a room that is told anew, what this device alone knows stays. */
export function retold(told: Conversation, known: Room | undefined): Room {
  if (!known) return { ...told, seenSeq: told.readSeq };
  const { isActive, isFetchComplete, typing, closed, closedSeq, ratedSeq } = known;
  const seenSeq = Math.max(known.seenSeq, told.readSeq);
  const own = {
    isActive,
    isFetchComplete,
    typing,
    seenSeq,
    marks: marksOf(told, known),
    readSeq: Math.max(known.readSeq, told.readSeq),
    ...((ratedSeq ?? 0) > (told.ratedSeq ?? 0) && { ratedSeq }),
  };
  // A push may overtake an answer that was read from the database before it.
  const { headSeq, lastMessage, lastActivity, unreadMessages, unreadGuest, realUnreadCount, unreadAt } =
    known;
  const later = { headSeq, lastMessage, lastActivity, closed, closedSeq };
  const unread = {
    unreadMessages,
    unreadGuest,
    realUnreadCount,
    unreadAt,
    ...counted(known, { unread: told.realUnreadCount, unreadAt: told.headSeq + told.readSeq }),
  };
  return { ...told, ...own, ...unread, ...(told.headSeq < known.headSeq && later) };
}

/** An answer that a push has overtaken takes no mark back; and it may not have the marks of those who came since. */
function marksOf(told: Conversation, known: Room): Room['marks'] {
  const marks = told.marks.map((mark) => furthest(mark, known.marks));
  if (told.headSeq >= known.headSeq) return marks;
  return [...marks, ...known.marks.filter(({ id }) => !marks.some((mark) => mark.id === id))];
}

function furthest(told: Room['marks'][number], known: Room['marks']): Room['marks'][number] {
  const { readSeq = 0, deliveredSeq = 0 } = known.find(({ id }) => id === told.id) ?? {};
  return {
    ...told,
    readSeq: Math.max(told.readSeq, readSeq),
    deliveredSeq: Math.max(told.deliveredSeq, deliveredSeq),
  };
}

/** Whether its guest is to be asked how it was: staff have closed it, and nothing was said of that time yet. */
export const isToRate = ({ closed, closedSeq = 0, ratedSeq = 0 }: Room): boolean =>
  closed && closedSeq > ratedSeq;

/** See the room's fields of the contract. */
export interface Unread {
  unread?: number | undefined;
  unreadAt?: number | undefined;
}

/** What is told to be unread, unless it was counted before what is known of it. All three names are one number. */
export function counted(
  { unreadAt: knownAt = 0 }: Conversation,
  { unread, unreadAt = knownAt }: Unread,
): Partial<Conversation> {
  if (unread === undefined || unreadAt < knownAt) return {};
  return { unreadMessages: unread, unreadGuest: unread, realUnreadCount: unread, unreadAt };
}

/** What the guest has not seen in a room. The server counts; here it is only known that some of it was seen since. */
export function unreadIn({ realUnreadCount, seenSeq, headSeq }: Room): number {
  return seenSeq >= headSeq ? 0 : realUnreadCount;
}
