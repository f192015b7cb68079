import type { Contact } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Answer, Ask } from '@guest/shared/contracts/socket.contract';
import type { ChatStore } from './chat.store';
import type { Attachment } from '../message/shown-message';
import type { Draft } from '../state/room';

/** What the guest has written. */
export interface Written {
  roomId: string;
  /** Empty only beside a file. */
  text: string;
  attachment?: Attachment;
  /** Files that are sent together have one. */
  groupKey?: string;
  /** That of a file which has waited in the draft: the same thing, however often it is sent. */
  key?: string;
}

/**
 * The chat as its pages see it: what is known is in the store, and what the guest does is one of these. Nothing here
 * has to be waited for to be shown; a promise tells when the server has answered, and rejects with its refusal.
 */
export interface Chat {
  readonly store: ChatStore;

  /** Shows a room: its newest messages are asked for, and it counts as read. */
  openRoom(roomId: string): void;
  closeRoom(): void;
  /** The page before the first that is shown; nothing where there is none, or one is on its way. */
  loadOlder(roomId: string): Promise<void>;
  loadMoreRooms(): Promise<void>;
  /** After a failed load: asks again. */
  reload(): void;

  /** Whether the list of the open room is within 100 px of its end. What comes then is read as it comes. */
  listMoved(roomId: string, isAtEnd: boolean): void;
  readUpTo(roomId: string, messageId: string): void;
  /** At every keystroke; it is told at most every three seconds. */
  typing(roomId: string): void;
  /** At once in the store; on the device half a second later, or when the page is left. */
  saveDraft(roomId: string, draft: Omit<Draft, 'files'> | null): void;
  /** A file waits in the draft, and stays on the device with it. Returns its key. */
  attach(roomId: string, attachment: Attachment): string;
  detach(key: string): void;

  /** Shows it at once, under the key that it keeps. Returns that key. */
  send(written: Written): string;
  retry(key: string): void;
  retryAll(roomId: string): void;
  /** Takes back what was not sent, and cancels an upload. */
  discard(key: string): void;
  /** Of what the server has: it goes when the server can be asked, and the guest is told where it is refused. */
  deleteMessage(messageId: string): void;
  reportMessage(report: Ask<'reportMessage'>): Promise<void>;
  /** Those of the messages that say something else in a language. */
  translate(asked: Ask<'translateMessages'>): Promise<Answer<'translateMessages'>>;

  mute(roomId: string): Promise<void>;
  unmute(roomId: string): Promise<void>;
  block(roomId: string): Promise<void>;
  unblock(roomId: string): Promise<void>;
  /** Of a stranger's first message. */
  accept(roomId: string): Promise<void>;
  decline(roomId: string): Promise<void>;
  /** Of a conversation that is closed; without stars the guest would rather not. */
  rate(rating: Ask<'rateExternalRoom'>): Promise<void>;
  /** By the code of an invitation. Resolves to the room. */
  join(code: string): Promise<string>;
  leave(roomId: string): Promise<void>;

  /** The room with another guest, or one that becomes it with the first message. Returns its id. */
  startPrivateRoom(other: Contact): string;
  /** The room with a guest of whom only the name is known that they go by. Resolves to its id. */
  greet(username: string): Promise<string>;
  /** The guest's own room with the staff, likewise. */
  startExternalRoom(): string;
}
