import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Connection } from '../../../platform/db/database';
import { roomEvent } from '../../../platform/db/tables/schema';
import type { StoredMessage } from '../../../platform/db/tables/chat/chat';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { sentOtherwise } from '../../../platform/errors/refusal';
import { noSuchFile } from '../../upload/rules/file-refusals';
import type { UploadRow } from '../../upload/upload.repository';
import type { Uploads } from '../../upload/uploads';
import { createAutomaticReplies } from '../members/automatic-reply';
import { writingRefused } from '../members/may-write';
import { noSuchRoom, placeTaken, type Standing } from '../members/member.repository';
import { hashOf, type MessageRepository } from './message.repository';
import { messageOf, type EventRow } from './message-reply';
import { writeMessages, type Written } from './write-messages';

export interface NewMessage {
  key: string;
  body: StoredMessage;
  /** What its `urlPath` stands for; nothing else may use it then. */
  file?: UploadRow;
}

export interface Sending {
  actor: Actor;
  message: NewMessage;
  /** Whether it is meant for a room of two guests. */
  isPrivate: boolean;
  /** The room, or how it is found or made within the transaction of the message. */
  room: string | ((tx: Connection) => Promise<string>);
}

/** One whose writer stands in the room. */
type Admitted = Omit<Sending, 'room'> & { standing: Standing };

export interface Stored {
  message: Message;
  dup: boolean;
  /** Nothing where it was told before. */
  tellings: OutboxRow[];
}

export type Store = ReturnType<typeof createStore>;

interface Around {
  messages: MessageRepository;
  uploads: Pick<Uploads, 'rows'>;
  now: () => number;
}

/** A message at the place that it is to have. */
interface Placed extends Written {
  message: Message;
}

/** Stores messages, each once however often it comes, at the next place of its room. */
export function createStore({ messages, uploads, now }: Around) {
  const replies = createAutomaticReplies();
  return { locked, unlocked };

  /** One whose room is locked, with all that may come with it. */
  async function locked(tx: Connection, admitted: Admitted): Promise<Stored> {
    const { actor, message, standing } = admitted;
    const known = await sentBefore(tx, admitted);
    if (known) return { message: messageOf(known, actor.property.timeZone), dup: true, tellings: [] };
    const refused = writingRefused(standing, actor, message.body);
    if (refused) throw refused;
    const one = placed(admitted, new Date(now()));
    const telling = (await writeMessages(tx, [one])).get(one.event.id);
    if (!telling) {
      // Says so where the same key was sent to another room at the same moment: that one was first.
      await sentBefore(tx, admitted);
      throw placeTaken();
    }
    const { roomId } = one.event;
    if (message.file) await link(tx, message.file, one.event);
    const automatic = await replies.to(tx, actor, { room: standing.room, now: now() });
    const tellings = [telling];
    if (automatic) tellings.push(await messages.sayFor(tx, actor.property, { roomId, body: automatic }));
    return { message: one.message, dup: false, tellings };
  }

  /**
   * Several, of a room each, that are as far as can be seen nothing but messages. Nothing for those that are not, and for
   * those whose room has changed since.
   */
  async function unlocked(
    on: Connection,
    admitted: readonly (Admitted | undefined)[],
  ): Promise<(Stored | undefined)[]> {
    const at = new Date(now());
    const plain = admitted.map((one) =>
      one && isPlain(one) && !mayBeAnswered(one) ? placed(one, at) : undefined,
    );
    const tellings = await writeMessages(
      on,
      plain.filter((one) => one !== undefined),
    );
    return plain.map((one) => {
      const telling = one && tellings.get(one.event.id);
      return telling && { message: one.message, dup: false, tellings: [telling] };
    });
  }

  /** By the house itself, and not by people. */
  function mayBeAnswered({ actor, standing: { room } }: Admitted): boolean {
    return replies.mayCome(actor, { room, now: now() });
  }

  /** The room of a ticket is the room of its message. */
  async function link(tx: Connection, file: UploadRow, { id, roomId }: EventRow): Promise<void> {
    if (file.roomId !== null && file.roomId !== roomId) throw noSuchFile();
    await uploads.rows.link(tx, file.id, { linkedTo: id, roomId });
  }
}

/** Whether it may be written, and has no file. */
function isPlain({ actor, message, standing, isPrivate }: Admitted): boolean {
  const { room } = standing;
  return (
    (room.type === 'private_guest') === isPrivate &&
    !message.file &&
    !writingRefused(standing, actor, message.body)
  );
}

/** The same message, where it has come before; what came with its key and is not the same is refused. */
async function sentBefore(
  tx: Connection,
  { actor, message, standing, isPrivate }: Admitted,
): Promise<EventRow | undefined> {
  const { room } = standing;
  if ((room.type === 'private_guest') !== isPrivate) throw noSuchRoom();
  const [known] = await tx
    .select()
    .from(roomEvent)
    .where(and(eq(roomEvent.actorId, actor.id), eq(roomEvent.clientId, message.key)));
  if (known && (known.roomId !== room.id || known.bodyHash !== hashOf(message.body))) throw sentOtherwise();
  return known;
}

function placed(admitted: Admitted, at: Date): Placed {
  const { actor, message, standing, isPrivate } = admitted;
  const { room } = standing;
  const isReply = room.requestState === 'pending' && room.requestedBy !== actor.id;
  const event: EventRow = {
    roomId: room.id,
    seq: room.headSeq + 1,
    id: randomUUID(),
    kind: 'message',
    actorId: actor.id,
    actorKind: actor.kind,
    clientId: message.key,
    bodyHash: hashOf(message.body),
    body: message.body,
    deletes: null,
    createdAt: at,
    deletedAt: null,
  };
  const said = messageOf(event, actor.property.timeZone);
  return {
    event,
    room,
    message: said,
    connectionId: actor.connectionId,
    requestState: isReply ? 'accepted' : room.requestState,
    push: {
      topic: `room:${room.id}`,
      event: isPrivate ? 'newPrivateGuestMessage' : 'newExternalMessage',
      body: { ...said, prevSeq: room.headSeq },
    },
  };
}
