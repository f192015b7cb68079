import type { TextOf } from '@guest/shared';
import type { Message } from '@guest/shared/contracts/chat-socket.contract';
import { statusText, type StatusKey } from '../messages/status-text';

const kinds = { photo: 'Photo', document: 'Document', audio: 'Voice message' } as const;

export type LastLineKey =
  StatusKey | (typeof kinds)[keyof typeof kinds] | 'You: {words}' | '{name}: {words}' | 'Message deleted';

interface Told {
  readonly own: string;
  /** Of whoever wrote it, where the room has more than two. */
  readonly name: string | undefined;
  readonly text: TextOf<LastLineKey>;
  readonly list: (names: string[]) => string;
}

/** The newest message of a room, in one line of the list. */
export function lastLine(message: Message, { own, name, text, list }: Told): string {
  if (message.messageType === 'status') return statusText(message, text, list);
  const words = wordsOf(message, text);
  if (message.isDeleted) return words;
  if (message.from === own) return text('You: {words}', { words });
  return name === undefined ? words : text('{name}: {words}', { name, words });
}

function wordsOf(
  { messageType, text: written, fileData, isDeleted }: Message,
  text: TextOf<LastLineKey>,
): string {
  if (isDeleted) return text('Message deleted');
  if (written !== '' || messageType === 'text' || messageType === 'status') return written;
  return messageType === 'document' ? (fileData?.name ?? text('Document')) : text(kinds[messageType]);
}
