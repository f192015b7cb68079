import type { Connection } from '../../../platform/db/database';
import type { Handlers } from '../../../platform/socket/answer';
import { malformed } from '../../../platform/errors/refusal';
import type { ChatParts } from '../core/chat-parts';
import { begunExternalRoomOf } from '../members/external-room';
import { privateRoomOf } from '../members/private-room';
import type { Stored } from '../messages/store-messages';
import { messageFrom } from '../messages/written';

export function messageEvents({ send, uploads, now }: ChatParts) {
  return {
    newPrivateGuestMessage: {
      who: 'guests',
      bucket: 'send',
      async handle({ roomId, roomKey, ...written }, actor) {
        if ((roomId === undefined) === (roomKey === undefined)) throw malformed();
        const room =
          roomKey === undefined
            ? (roomId ?? '')
            : (tx: Connection) => privateRoomOf(tx, actor, { roomKey, now: now() });
        const message = await messageFrom(uploads, actor, written);
        return answerOf(await send(roomId ?? roomKey ?? '', { actor, message, room, isPrivate: true }));
      },
    },

    newExternalMessage: {
      who: 'everyone',
      bucket: 'send',
      async handle({ roomId, ...written }, actor) {
        const room = roomId ?? ((tx: Connection) => begunExternalRoomOf(tx, actor, now()));
        const message = await messageFrom(uploads, actor, written);
        return answerOf(await send(roomId ?? actor.id, { actor, message, room, isPrivate: false }));
      },
    },
  } satisfies Partial<Handlers>;
}

function answerOf({ message, dup }: Stored) {
  const { messageId, key, seq, roomId, createdTime } = message;
  return { messageId, key, seq, roomId, createdTime, dup };
}
