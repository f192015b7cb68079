import type { SentMessage } from '@guest/shared/contracts/chat/chat-socket.contract';
import { logOf, withLog, type ChatState, type Effect } from '../state/chat-state';
import { replacePlaceholder } from '../state/placeholder-room';
import { withOne, withoutOne } from '../message/log';
import { messageIn } from '../message/message-map';
import type { Failure, Sending, ShownMessage } from '../message/shown-message';

interface MessageRef {
  roomId: string;
  key: string;
}
interface SendingChange extends MessageRef {
  sending: Sending;
  failure?: Failure;
}
/**
 * `sentTo` is the id that the room had when the message was written; the server may have replaced it since.
 */
type AcknowledgedMessage = SentMessage & { sentTo: string };

/** Effects on own messages until the server has accepted them. */
export const echoEffects = {
  /**
   * A message was found that was written before the page loaded or in another tab. The current draft stays
   * untouched.
   */
  messageFound: (chat, message) => withEcho(chat, message),

  /** Shows the message at once; does nothing if its key is already known. */
  messageWritten(chat, message) {
    if (messageIn(logOf(chat, message.roomId).byKey, message.key)) return {};
    const room = chat.rooms[message.roomId];
    return {
      ...withEcho(chat, message),
      ...(room && { drafts: omitKey(chat.drafts, room.key) }),
      ...(chat.activeRoomId === message.roomId && { divider: null }),
    };
  },

  sendingChanged: (chat, { sending, failure, ...messageRef }) =>
    updateEcho(chat, messageRef, ({ failure: _before, ...message }) => ({
      ...message,
      sending,
      ...(failure && { failure }),
    })),

  uploadProgressed: (chat, { progress, ...messageRef }) =>
    updateEcho(chat, messageRef, (message) => ({ ...message, progress })),

  /**
   * Gives the same row the server's id and position. If the message has created its room, the placeholder
   * room is renamed first.
   */
  messageSent(chat, { sentTo, messageId, seq, roomId, createdTime, key }) {
    const renamed = sentTo === roomId ? {} : replacePlaceholder(chat, { placeholderId: sentTo, roomId });
    const sent = updateEcho(
      { ...chat, ...renamed },
      { roomId, key },
      ({ sending: _sending, failure: _failure, progress: _progress, ...message }) => ({
        ...message,
        id: messageId,
        messageId,
        seq,
        roomId,
        createdTime,
      }),
    );
    return { ...renamed, ...sent };
  },

  messageDiscarded: (chat, { roomId, key }) => withLog(chat, roomId, withoutOne(logOf(chat, roomId), key)),
} satisfies {
  messageFound: Effect<ShownMessage>;
  messageWritten: Effect<ShownMessage>;
  sendingChanged: Effect<SendingChange>;
  uploadProgressed: Effect<MessageRef & { progress: number }>;
  messageSent: Effect<AcknowledgedMessage>;
  messageDiscarded: Effect<MessageRef>;
};

function withEcho(chat: ChatState, message: ShownMessage): Partial<ChatState> {
  const log = logOf(chat, message.roomId);
  return messageIn(log.byKey, message.key) ? {} : withLog(chat, message.roomId, withOne(log, message));
}

/**
 * Changes a message only until the server has accepted it: the push of the message may overtake updates about
 * its sending.
 */
function updateEcho(
  chat: ChatState,
  { roomId, key }: MessageRef,
  change: (message: ShownMessage) => ShownMessage,
): Partial<ChatState> {
  const log = logOf(chat, roomId);
  const message = messageIn(log.byKey, key);
  if (!message?.sending) return {};
  return withLog(chat, roomId, withOne(log, change(message)));
}

function omitKey<T>(all: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...others } = all;
  return others;
}
