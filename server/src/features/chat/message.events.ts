import type { Connection } from '../../db/database';
import type { Actor } from '../../realtime/actor';
import type { Handlers } from '../../realtime/answer';
import { createLanes } from '../../lanes';
import { malformed } from '../../refusal';
import type { ChatParts } from './chat-parts';
import { begunExternalRoomOf } from './external-room';
import { noSuchRoom } from './member.repository';
import type { Stored } from './message.repository';
import { privateRoomOf } from './private-room';
import { messageFrom } from './written';

export function messageEvents({ messages, members, outbox, uploads, now }: ChatParts) {
  const lanes = createLanes();

  /**
   * One after the other in each room, so that what is stored first is told first. It is told only when it is stored for
   * good: nobody may see a message that a crash can undo.
   */
  async function sendIn(lane: string, send: () => Promise<Stored>) {
    const { stored, isTold } = await lanes.run(lane, async () => {
      const done = await send();
      return { stored: done, isTold: outbox.tell(...done.tellings) };
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
        const message = await messageFrom(uploads, actor, written);
        return sendIn(roomId ?? roomKey ?? '', () => messages.send(actor, message, roomOf));
      },
    },

    newExternalMessage: {
      who: 'everyone',
      bucket: 'send',
      async handle({ roomId, ...written }, actor) {
        const roomOf = (tx: Connection) =>
          roomId === undefined ? begunExternalRoomOf(tx, actor, now()) : known(tx, actor, roomId, false);
        const message = await messageFrom(uploads, actor, written);
        return sendIn(roomId ?? actor.id, () => messages.send(actor, message, roomOf));
      },
    },
  } satisfies Partial<Handlers>;
}
