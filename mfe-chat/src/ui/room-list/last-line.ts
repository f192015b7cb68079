import type { TextOf } from '@guest/shared';
import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { statusText, type StatusKey } from '../room-parts/status-text';

const kinds = { photo: 'Photo', document: 'Document', audio: 'Voice message' } as const;

export type LastLineKey = StatusKey | (typeof kinds)[keyof typeof kinds] | 'You' | 'Message deleted';

interface Told {
  readonly own: string;
  /** The sender's name, only for rooms with more than two people. */
  readonly name: string | undefined;
  readonly text: TextOf<LastLineKey>;
  readonly list: (names: string[]) => string;
}

/** Summarises the newest message for one line of the list, with its sender where needed. */
export function lastLine(message: Message, { own, name, text, list }: Told): { who?: string; words: string } {
  if (message.messageType === 'status') return { words: statusText(message, text, list) };
  const words = wordsOf(message, text);
  // A card for a booking or an order needs no sender.
  if (message.isDeleted || message.messageType === 'card') return { words };
  const who = message.from === own ? text('You') : name;
  return { words, ...(who !== undefined && { who }) };
}

function wordsOf(
  { messageType, text: written, fileData, isDeleted }: Message,
  text: TextOf<LastLineKey>,
): string {
  if (isDeleted) return text('Message deleted');
  const hasWords = messageType === 'text' || messageType === 'status' || messageType === 'card';
  if (written !== '' || hasWords) return written;
  return messageType === 'document' ? (fileData?.name ?? text('Document')) : text(kinds[messageType]);
}
