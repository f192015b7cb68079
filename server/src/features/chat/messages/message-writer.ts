import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Connection } from '../../../platform/db/database';
import { roomEvent } from '../../../platform/db/tables/schema';
import type { StoredMessage } from '../../../platform/db/tables/chat/chat';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { keyReused } from '../../../platform/errors/request-error';
import { noSuchFile } from '../../upload/rules/file-errors';
import type { UploadRow } from '../../upload/upload.repository';
import type { Uploads } from '../../upload/uploads';
import { createAutomaticReplies } from '../members/automatic-reply';
import type { Introduce } from '../members/introductions';
import { postingError } from '../members/posting-policy';
import { noSuchRoom, connectionReplaced, type MembershipStatus } from '../members/member.repository';
import { bodyHashOf, type MessageRepository } from './message.repository';
import { toMessage, type EventRow } from './message.mapper';
import { insertMessages, type InsertedMessage } from './insert-messages';

export interface NewMessage {
  key: string;
  body: StoredMessage;
  /** The uploaded file of `urlPath`, which is linked to this message only. */
  file?: UploadRow;
}

export interface PendingMessage {
  actor: Actor;
  message: NewMessage;
  /** Whether the message is for a private room of two guests. */
  isPrivate: boolean;
  /** The id of the room, or a function that finds or creates it in the transaction of the message. */
  room: string | ((tx: Connection) => Promise<string>);
}

/** A message whose sender has access to the room. */
type AdmittedMessage = Omit<PendingMessage, 'room'> & { membership: MembershipStatus };

export interface SentMessage {
  message: Message;
  dup: boolean;
  /** Empty for a duplicate, whose events were published before. */
  outboxRows: OutboxRow[];
}

export type MessageWriter = ReturnType<typeof createMessageWriter>;

interface MessageWriterDeps {
  messages: MessageRepository;
  uploads: Pick<Uploads, 'rows'>;
  introduce: Introduce;
  now: () => number;
}

/** A message with its assigned sequence number. */
interface SequencedMessage extends InsertedMessage {
  message: Message;
}

/** Stores messages exactly once with the next sequence number of their room. */
export function createMessageWriter({ messages, uploads, introduce, now }: MessageWriterDeps) {
  const replies = createAutomaticReplies();
  return { writeLocked, writeUnlocked };

  /** Stores a message in a locked room, with its file and an automatic reply. */
  async function writeLocked(tx: Connection, admitted: AdmittedMessage): Promise<SentMessage> {
    const { actor, message, membership } = admitted;
    const known = await findDuplicate(tx, admitted);
    if (known) return { message: toMessage(known, actor.property.timeZone), dup: true, outboxRows: [] };
    const denied = postingError(membership, actor, message.body);
    if (denied) throw denied;
    const one = toSequenced(admitted, new Date(now()));
    const outboxRow = (await insertMessages(tx, [one])).get(one.event.id);
    if (!outboxRow) {
      // Throws if a parallel request with the same idempotency key was stored in another room first.
      await findDuplicate(tx, admitted);
      throw connectionReplaced();
    }
    const { roomId } = one.event;
    if (message.file) await link(tx, message.file, one.event);
    const automatic = await replies.replyTo(tx, actor, { room: membership.room, now: now() });
    const outboxRows = [outboxRow];
    if (isAcceptance(admitted)) {
      const room = { ...membership.room, requestState: 'accepted' as const };
      outboxRows.push(...(await introduce(tx, { room, members: membership.members })));
    }
    if (automatic)
      outboxRows.push(await messages.appendForProperty(tx, actor.property, { roomId, body: automatic }));
    return { message: one.message, dup: false, outboxRows };
  }

  /**
   * Stores plain messages, one per room, without locking. The result is `undefined` if a message needs more
   * than that or its room has changed.
   */
  async function writeUnlocked(
    on: Connection,
    admitted: readonly (AdmittedMessage | undefined)[],
  ): Promise<(SentMessage | undefined)[]> {
    const at = new Date(now());
    const plain = admitted.map((one) =>
      one && isPlain(one) && !mayNeedReply(one) ? toSequenced(one, at) : undefined,
    );
    const outboxRows = await insertMessages(
      on,
      plain.filter((one) => one !== undefined),
    );
    return plain.map((one) => {
      const outboxRow = one && outboxRows.get(one.event.id);
      return outboxRow && { message: one.message, dup: false, outboxRows: [outboxRow] };
    });
  }

  /** Returns whether an automatic reply may be due. */
  function mayNeedReply({ actor, membership: { room } }: AdmittedMessage): boolean {
    return replies.mayBeDue(actor, { room, now: now() });
  }

  /** An upload ticket for a room can be used only in this room. */
  async function link(tx: Connection, file: UploadRow, { id, roomId }: EventRow): Promise<void> {
    if (file.roomId !== null && file.roomId !== roomId) throw noSuchFile();
    await uploads.rows.link(tx, file.id, { linkedTo: id, roomId });
  }
}

/** Returns whether the message is allowed and has no file. */
function isPlain({ actor, message, membership, isPrivate }: AdmittedMessage): boolean {
  const { room } = membership;
  return (
    (room.type === 'private_guest') === isPrivate &&
    !message.file &&
    !isAcceptance({ actor, membership }) &&
    !postingError(membership, actor, message.body)
  );
}

/** Returns the stored message of a retry. Throws if the same idempotency key was used for another message. */
async function findDuplicate(
  tx: Connection,
  { actor, message, membership, isPrivate }: AdmittedMessage,
): Promise<EventRow | undefined> {
  const { room } = membership;
  if ((room.type === 'private_guest') !== isPrivate) throw noSuchRoom();
  const [known] = await tx
    .select()
    .from(roomEvent)
    .where(and(eq(roomEvent.actorId, actor.id), eq(roomEvent.clientId, message.key)));
  if (!known) return undefined;
  // The hash of a deleted message is deleted too, so that whatever its key repeats counts as that message.
  const isSame = known.deletedAt !== null || known.bodyHash === bodyHashOf(message.body);
  if (known.roomId !== room.id || !isSame) throw keyReused();
  return known;
}

/** A reply to a request accepts it. */
function isAcceptance({ actor, membership: { room } }: Pick<AdmittedMessage, 'actor' | 'membership'>) {
  return room.requestState === 'pending' && room.requestedBy !== actor.id;
}

function toSequenced(admitted: AdmittedMessage, at: Date): SequencedMessage {
  const { actor, message, membership, isPrivate } = admitted;
  const { room } = membership;
  const event: EventRow = {
    roomId: room.id,
    seq: room.headSeq + 1,
    id: randomUUID(),
    kind: 'message',
    actorId: actor.id,
    actorKind: actor.kind,
    clientId: message.key,
    bodyHash: bodyHashOf(message.body),
    body: message.body,
    deletes: null,
    createdAt: at,
    deletedAt: null,
  };
  const wireMessage = toMessage(event, actor.property.timeZone);
  return {
    event,
    room,
    message: wireMessage,
    connectionId: actor.connectionId,
    requestState: isAcceptance(admitted) ? 'accepted' : room.requestState,
    push: {
      topic: `room:${room.id}`,
      event: isPrivate ? 'newPrivateGuestMessage' : 'newExternalMessage',
      body: { ...wireMessage, prevSeq: room.headSeq },
    },
  };
}
