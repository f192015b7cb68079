import type { FileData, Message } from '@guest/shared/contracts/chat/chat-socket.contract';

/** The state of an own message that the server has not accepted; absent once it has. */
export type Sending = 'queued' | 'uploading' | 'sending' | 'unknown' | 'failed' | 'held';

/** Why the server or the device rejected the message, in the guest's language. */
export interface Failure {
  code: string;
  text: string;
}

export interface Attachment {
  blob: Blob;
  messageType: 'photo' | 'document' | 'audio';
  fileData: FileData;
}

/**
 * A message as the chat shows it. Its `key` never changes, from sending to deletion, so lists use it to
 * identify rows. Until the server assigns an id, `id` and `messageId` equal the key. Delivery and reading
 * follow from the room's marks: see `deliveryOf`.
 */
export interface ShownMessage extends Omit<Message, 'deliveredTo' | 'readBy'> {
  sending?: Sending;
  failure?: Failure;
  /** The uploaded part of the file, 0 to 1. */
  progress?: number;
  /** Set while the file exists only on this device. */
  attachment?: Attachment;
}

/** Sorts echoes after every message that has a number from the server. */
export const ECHO_SEQ = Number.MAX_SAFE_INTEGER;

// Each parsed message brings its own copies of strings that repeat often, such as rooms, people, days and
// minutes.
const internedStrings = new Map<string, string>();

/** Returns one shared instance of equal strings, to save memory. */
function intern<Text extends string>(value: Text): Text {
  // The cast is safe because the map returns an equal string.
  const known = internedStrings.get(value) as Text | undefined;
  if (known === undefined) internedStrings.set(value, value);
  return known ?? value;
}

/**
 * Readers are omitted because they are stored once per room. A room may hold ten thousand messages: listing
 * the properties in a fixed order gives all of them the same hidden class, which saves memory.
 */
export function toShownMessage({ deliveredTo, readBy, ...message }: Message): ShownMessage {
  const { id, messageId, key, roomId, seq, from, fromType, text, originalText, ...more } = message;
  const { createdTime, date, time, messageType, isForwarded, isStickyNote, ...seldom } = more;
  return {
    id,
    messageId: messageId === id ? id : messageId,
    key: key === id ? id : key,
    roomId: intern(roomId),
    seq,
    from: intern(from),
    fromType: intern(fromType),
    text,
    originalText: originalText === text ? text : originalText,
    createdTime,
    date: intern(date),
    time: intern(time),
    messageType: intern(messageType),
    isForwarded,
    isStickyNote,
    ...seldom,
  };
}
