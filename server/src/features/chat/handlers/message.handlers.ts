import type { Connection } from '../../../platform/db/database';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { malformed } from '../../../platform/errors/request-error';
import type { ChatDeps } from '../core/chat-deps';
import { findOrStartExternalRoom } from '../members/external-room';
import { findOrCreatePrivateRoom } from '../members/private-room';
import type { SentMessage } from '../messages/message-writer';
import { parseMessage } from '../messages/parse-message';

export function messageHandlers({ send, uploads, now }: ChatDeps) {
  return {
    newPrivateGuestMessage: {
      who: 'guests',
      bucket: 'send',
      async handle({ roomId, roomKey, ...input }, actor) {
        if ((roomId === undefined) === (roomKey === undefined)) throw malformed();
        const room =
          roomKey === undefined
            ? (roomId ?? '')
            : (tx: Connection) => findOrCreatePrivateRoom(tx, actor, { roomKey, now: now() });
        const message = await parseMessage(uploads, actor, input);
        return toReply(await send(roomId ?? roomKey ?? '', { actor, message, room, isPrivate: true }));
      },
    },

    newExternalMessage: {
      who: 'everyone',
      bucket: 'send',
      async handle({ roomId, ...input }, actor) {
        const room = roomId ?? ((tx: Connection) => findOrStartExternalRoom(tx, actor, now()));
        const message = await parseMessage(uploads, actor, input);
        return toReply(await send(roomId ?? actor.id, { actor, message, room, isPrivate: false }));
      },
    },
  } satisfies Partial<Handlers>;
}

function toReply({ message, dup }: SentMessage) {
  const { messageId, key, seq, roomId, createdTime } = message;
  return { messageId, key, seq, roomId, createdTime, dup };
}
