import type { Ask } from '@guest/shared/contracts/socket.contract';
import { LONGEST_TEXT } from '@guest/shared/contracts/sending.schema';
import type { Connection } from '../../db/database';
import type { StoredMessage } from '../../db/schema/chat';
import type { Actor } from '../../realtime/actor';
import type { Handlers } from '../../realtime/answer';
import { createLanes } from '../../lanes';
import { malformed, Refusal } from '../../refusal';
import type { ChatParts } from './chat-parts';
import { ownExternalRoomOf } from './external-room';
import { noSuchRoom } from './member.repository';
import type { Stored } from './message.repository';
import { privateRoomOf } from './private-room';

const MOST_BYTES = 16_384;
type Written = Ask<'newExternalMessage'>;

export function messageEvents({ messages, members, outbox, now }: ChatParts) {
  const lanes = createLanes();

  /**
   * One after the other in each room, so that what is stored first is told first. It is told only when it is stored for
   * good: nobody may see a message that a crash can undo.
   */
  async function sendIn(lane: string, send: () => Promise<Stored>) {
    const { stored, isTold } = await lanes.run(lane, async () => {
      const done = await send();
      return { stored: done, isTold: done.telling && outbox.tell(done.telling) };
    });
    await isTold;
    const { messageId, key, seq, roomId, createdTime } = stored.message;
    return { messageId, key, seq, roomId, createdTime, dup: stored.dup };
  }

  /** A room of the kind that this request is for. */
  async function known(tx: Connection, actor: Actor, roomId: string, isPrivate: boolean): Promise<string> {
    const { room } = await members.standing(roomId, actor, tx);
    if ((room.type === 'private_guest') !== isPrivate) throw noSuchRoom();
    return roomId;
  }

  return {
    newPrivateGuestMessage: {
      who: 'guests',
      bucket: 'send',
      async handle({ roomId, roomKey, ...written }, actor) {
        if ((roomId === undefined) === (roomKey === undefined)) throw malformed();
        const roomOf = (tx: Connection) =>
          roomKey === undefined
            ? known(tx, actor, roomId ?? '', true)
            : privateRoomOf(tx, actor, { roomKey, now: now() });
        const message = { key: written.key, body: bodyOf(written) };
        return sendIn(roomId ?? roomKey ?? '', () => messages.send(actor, message, roomOf));
      },
    },

    newExternalMessage: {
      who: 'everyone',
      bucket: 'send',
      async handle({ roomId, ...written }, actor) {
        const roomOf = (tx: Connection) =>
          roomId === undefined ? ownExternalRoomOf(tx, actor, now()) : known(tx, actor, roomId, false);
        const message = { key: written.key, body: bodyOf(written) };
        return sendIn(roomId ?? actor.id, () => messages.send(actor, message, roomOf));
      },
    },
  } satisfies Partial<Handlers>;
}

/** What is kept of a message; always in this order, so that the same is known as the same. */
function bodyOf({ text: typed, messageType = 'text', ...written }: Written): StoredMessage {
  const text = typed.trim();
  if ([...text].length > LONGEST_TEXT || Buffer.byteLength(text) > MOST_BYTES) {
    throw new Refusal(413, 'message_too_long', 'Messages can be up to 4,000 characters.');
  }
  if (messageType !== 'text' || written.urlPath || written.fileData) {
    throw new Refusal(415, 'files_unavailable', 'Files cannot be sent yet');
  }
  if (text === '') throw new Refusal(400, 'empty', 'Write something first');
  const { lang, groupKey, isForwarded } = written;
  return {
    text,
    messageType,
    ...(lang && { lang }),
    ...(groupKey && { groupKey }),
    ...(isForwarded && { isForwarded }),
  };
}
