import type { TextOf } from '@guest/shared';
import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { statusText, type StatusKey } from '../room-parts/status-text';

const kinds = { photo: 'Photo', document: 'Document', audio: 'Voice message' } as const;

export type LastLineKey = StatusKey | (typeof kinds)[keyof typeof kinds] | 'You' | 'Message deleted';

interface LastLineOptions {
  readonly own: string;
  /** The sender's name, only for rooms with more than two people. */
  readonly name: string | undefined;
  readonly text: TextOf<LastLineKey>;
  readonly list: (names: string[]) => string;
}

/** Summarises the newest message for one line of the list, with its sender where needed. */
export function lastLine(
  message: Message,
  { own, name, text, list }: LastLineOptions,
): { who?: string; lineText: string } {
  if (message.messageType === 'status') return { lineText: statusText(message, text, list) };
  const lineText = contentText(message, text);
  // A card for a booking or an order needs no sender.
  if (message.isDeleted || message.messageType === 'card') return { lineText };
  const who = message.from === own ? text('You') : name;
  return { lineText, ...(who !== undefined && { who }) };
}

function contentText(
  { messageType, text: messageText, fileData, isDeleted }: Message,
  text: TextOf<LastLineKey>,
): string {
  if (isDeleted) return text('Message deleted');
  const isTextOnly = messageType === 'text' || messageType === 'status' || messageType === 'card';
  if (messageText !== '' || isTextOnly) return messageText;
  return messageType === 'document' ? (fileData?.name ?? text('Document')) : text(kinds[messageType]);
}
