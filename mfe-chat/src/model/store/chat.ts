import type { Contact } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import type { ChatStore } from './chat.store';
import type { Attachment } from '../message/shown-message';
import type { Draft } from '../state/room';

/** A message as the guest has composed it. */
export interface MessageDraft {
  roomId: string;
  /** May be empty only if there is an attachment. */
  text: string;
  attachment?: Attachment;
  /** Shared by all files that are sent together. */
  groupKey?: string;
  /** The key of a file that waited in the draft. It makes sending idempotent. */
  key?: string;
}

/**
 * The chat as its pages see it: the state is in the store, and the guest's actions are the methods. The store
 * changes at once; a returned promise resolves when the server has replied and rejects if it refuses.
 */
export interface Chat {
  readonly store: ChatStore;

  /** Shows a room: requests its newest messages and marks it as read. */
  openRoom(roomId: string): void;
  closeRoom(): void;
  /**
   * Loads the page before the oldest shown message. Does nothing if there is none or a page is already being
   * loaded.
   */
  loadOlder(roomId: string): Promise<void>;
  loadMoreRooms(): Promise<void>;
  /** Requests the data again after a failed load. */
  reload(): void;

  /**
   * Reports whether the list of the open room is within 100 px of its end. New messages then count as read at
   * once.
   */
  listMoved(roomId: string, isAtEnd: boolean): void;
  readUpTo(roomId: string, messageId: string): void;
  /** May be called at every keystroke; it publishes at most every three seconds. */
  typing(roomId: string): void;
  /** Saves the draft in the store at once, and on the device half a second later or when the page is left. */
  saveDraft(roomId: string, draft: Omit<Draft, 'files'> | null): void;
  /** Adds a file to the draft and saves it on the device. Returns the key of the file. */
  attach(roomId: string, attachment: Attachment): string;
  detach(key: string): void;

  /**
   * Shows the message at once and queues it. Returns its key, which stays the same after the server has
   * accepted the message.
   */
  send(draft: MessageDraft): string;
  retry(key: string): void;
  retryAll(roomId: string): void;
  /** Removes an unsent message and cancels its upload. */
  discard(key: string): void;
  /**
   * Deletes a message that the server already has. The request is sent once there is a connection, and the
   * guest is informed if the server refuses.
   */
  deleteMessage(messageId: string): void;
  reportMessage(report: RequestOf<'reportMessage'>): Promise<void>;
  /** Resolves to the messages that the translation changes. */
  translate(query: RequestOf<'translateMessages'>): Promise<ReplyOf<'translateMessages'>>;

  mute(roomId: string): Promise<void>;
  unmute(roomId: string): Promise<void>;
  block(roomId: string): Promise<void>;
  unblock(roomId: string): Promise<void>;
  /** Accepts the message request of another guest. */
  accept(roomId: string): Promise<void>;
  decline(roomId: string): Promise<void>;
  /** Rates one closing of a conversation; without stars the guest declines to rate. */
  rate(rating: RequestOf<'rateExternalRoom'> & { closedSeq?: number }): Promise<void>;
  /** Joins a group by its invitation code. Resolves to the room id. */
  join(code: string): Promise<string>;
  leave(roomId: string): Promise<void>;

  /**
   * Opens the room with another guest, or a placeholder until the first message creates the room. Returns its
   * id.
   */
  startPrivateRoom(other: Contact): string;
  /** Opens the room with a guest of whom only the username is known. Resolves to the room id. */
  greet(username: string): Promise<string>;
  /**
   * Opens the guest's own room with the staff, or a placeholder until the first message creates it. Returns
   * its id.
   */
  startExternalRoom(): string;
}
