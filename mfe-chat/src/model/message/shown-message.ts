import type { FileData, Message } from '@guest/shared/contracts/chat/chat-socket.contract';

/** How far a message of one's own is that the server has not acknowledged; one that it has bears none of these. */
export type Sending = 'queued' | 'uploading' | 'sending' | 'unknown' | 'failed' | 'held';

/** Why the server, or the device, will not have it: for the guest, in the guest's language. */
export interface Failure {
  code: string;
  text: string;
}

/** A file that goes along with a message. */
export interface Attachment {
  blob: Blob;
  messageType: 'photo' | 'document' | 'audio';
  fileData: FileData;
}

/**
 * A message as the chat shows it. Its `key` stays the same from the first keystroke of "send" to the end of its days, so
 * that it is what a list tells its rows apart by; until the server has named it, `id` and `messageId` are the key, too.
 * Who has got and read it follows from the marks of its room: see `deliveryOf`.
 */
export interface ShownMessage extends Omit<Message, 'deliveredTo' | 'readBy'> {
  sending?: Sending;
  failure?: Failure;
  /** Of a file that is being sent, 0 to 1. */
  progress?: number;
  /** While the file is only here. */
  attachment?: Attachment;
}

/** After all that the server has numbered. */
export const ECHO_SEQ = Number.MAX_SAFE_INTEGER;

// Rooms, people, days and minutes: few as they are, each message comes with letters of its own for them.
const said = new Map<string, string>();

/** The same words are kept once. */
function once<Text extends string>(words: Text): Text {
  // What is found is the same text.
  const known = said.get(words) as Text | undefined;
  if (known === undefined) said.set(words, words);
  return known ?? words;
}

/**
 * Readers are left out here, because they are kept once for the whole room. It may hold ten thousand of these: with their
 * names written out, one after the other and without a detour, all have one shape, which an engine keeps in one piece.
 */
export function toShown({ deliveredTo, readBy, ...message }: Message): ShownMessage {
  const { id, messageId, key, roomId, seq, from, fromType, text, originalText, ...more } = message;
  const { createdTime, date, time, messageType, isForwarded, isStickyNote, ...seldom } = more;
  return {
    id,
    messageId: messageId === id ? id : messageId,
    key: key === id ? id : key,
    roomId: once(roomId),
    seq,
    from: once(from),
    fromType: once(fromType),
    text,
    originalText: originalText === text ? text : originalText,
    createdTime,
    date: once(date),
    time: once(time),
    messageType: once(messageType),
    isForwarded,
    isStickyNote,
    ...seldom,
  };
}
