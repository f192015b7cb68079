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
  /** The uploaded file of `urlPath`, which is linked to this message only. */
  file?: UploadRow;
}

export interface Sending {
  actor: Actor;
  message: NewMessage;
  /** Whether the message is for a private room of two guests. */
  isPrivate: boolean;
  /** The id of the room, or a function that finds or creates it in the transaction of the message. */
  room: string | ((tx: Connection) => Promise<string>);
}

/** A message whose sender has access to the room. */
type Admitted = Omit<Sending, 'room'> & { standing: Standing };

export interface Stored {
  message: Message;
  dup: boolean;
  /** Empty for a duplicate, whose events were published before. */
  tellings: OutboxRow[];
}

export type Store = ReturnType<typeof createStore>;

interface Around {
  messages: MessageRepository;
  uploads: Pick<Uploads, 'rows'>;
  now: () => number;
}

/** A message with its assigned sequence number. */
interface Placed extends Written {
  message: Message;
}

/** Stores messages exactly once with the next sequence number of their room. */
export function createStore({ messages, uploads, now }: Around) {
  const replies = createAutomaticReplies();
  return { locked, unlocked };

  /** Stores a message in a locked room, with its file and an automatic reply. */
  async function locked(tx: Connection, admitted: Admitted): Promise<Stored> {
    const { actor, message, standing } = admitted;
    const known = await sentBefore(tx, admitted);
    if (known) return { message: messageOf(known, actor.property.timeZone), dup: true, tellings: [] };
    const refused = writingRefused(standing, actor, message.body);
    if (refused) throw refused;
    const one = placed(admitted, new Date(now()));
    const telling = (await writeMessages(tx, [one])).get(one.event.id);
    if (!telling) {
      // Throws if a parallel request with the same idempotency key was stored in another room first.
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
   * Stores plain messages, one per room, without locking. The result is `undefined` if a message needs more
   * than that or its room has changed.
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

  /** Returns whether an automatic reply may be due. */
  function mayBeAnswered({ actor, standing: { room } }: Admitted): boolean {
    return replies.mayCome(actor, { room, now: now() });
  }

  /** An upload ticket for a room can be used only in this room. */
  async function link(tx: Connection, file: UploadRow, { id, roomId }: EventRow): Promise<void> {
    if (file.roomId !== null && file.roomId !== roomId) throw noSuchFile();
    await uploads.rows.link(tx, file.id, { linkedTo: id, roomId });
  }
}

/** Returns whether the message is allowed and has no file. */
function isPlain({ actor, message, standing, isPrivate }: Admitted): boolean {
  const { room } = standing;
  return (
    (room.type === 'private_guest') === isPrivate &&
    !message.file &&
    !writingRefused(standing, actor, message.body)
  );
}

/** Returns the stored message of a retry. Throws if the same idempotency key was used for another message. */
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
