import type { Message } from '@guest/shared/contracts/chat-socket.contract';
import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Connection, Database } from '../../db/database';
import { room, roomEvent } from '../../db/schema';
import type { StoredMessage } from '../../db/schema/chat';
import type { Actor } from '../../realtime/actor';
import type { OutboxRow, PushOutbox } from '../../realtime/push-outbox';
import { Refusal } from '../../refusal';
import { noSuchFile } from '../upload/file-refusals';
import type { UploadRow } from '../upload/upload.repository';
import type { Uploads } from '../upload/uploads';
import { automaticReply } from './automatic-reply';
import { refuseWriting } from './may-write';
import type { MemberRepository } from './member.repository';
import { messageOf, type EventRow } from './message-reply';

export interface NewMessage {
  key: string;
  body: StoredMessage;
  /** What its `urlPath` stands for; nothing else may use it then. */
  file?: UploadRow;
}

export interface Stored {
  message: Message;
  dup: boolean;
  /** Nothing where it was told before. */
  tellings: OutboxRow[];
}

interface Around {
  members: MemberRepository;
  outbox: PushOutbox;
  uploads: Pick<Uploads, 'rows'>;
  now: () => number;
}

const sentOtherwise = () => new Refusal(409, 'key_used', 'This was already sent with other words');

export function createMessageRepository(db: Database, { members, outbox, uploads, now }: Around) {
  /** Where the room is to be found, or made; within the transaction of the message. */
  type RoomOf = (tx: Connection) => Promise<string>;

  async function sentBefore(tx: Connection, actor: Actor, { key, body }: NewMessage) {
    const [known] = await tx
      .select()
      .from(roomEvent)
      .where(and(eq(roomEvent.actorId, actor.id), eq(roomEvent.clientId, key)));
    if (known && known.bodyHash !== hashOf(body)) throw sentOtherwise();
    return known;
  }

  return {
    sayFor,
    append,

    /** Stores a message once, however often it comes, at the next place of its room. */
    send: (actor: Actor, message: NewMessage, roomOf: RoomOf): Promise<Stored> =>
      db.transaction(async (tx) => {
        const roomId = await roomOf(tx);
        const standing = await members.lockedStanding(roomId, actor, tx);
        const { timeZone } = actor.property;
        const known = await sentBefore(tx, actor, message);
        if (known) {
          if (known.roomId !== roomId) throw sentOtherwise();
          return { message: messageOf(known, timeZone), dup: true, tellings: [] };
        }
        refuseWriting(standing, actor, message.body);
        const stored = await append(tx, actor, { roomId, ...message });
        if (message.file) await use(tx, message.file, stored);
        const isReply = standing.room.requestState === 'pending' && standing.room.requestedBy !== actor.id;
        await tx
          .update(room)
          .set({ isClosed: false, lastActivityAt: stored.createdAt, ...(isReply && ACCEPTED) })
          .where(eq(room.id, roomId));
        await members.advance({ roomId, actor }, { read: stored.seq }, tx);
        const told = messageOf(stored, timeZone);
        const event =
          standing.room.type === 'private_guest' ? 'newPrivateGuestMessage' : 'newExternalMessage';
        const push = { ...told, prevSeq: stored.seq - 1 };
        const tellings = [await outbox.addToRoom(tx, roomId, event, push)];
        const automatic = await automaticReply(tx, actor, { room: standing.room, now: now() });
        if (automatic) tellings.push(await sayFor(tx, actor.property, { roomId, body: automatic }));
        return { message: told, dup: false, tellings };
      }),
  };

  /** The room of a ticket is the room of its message. */
  async function use(tx: Connection, file: UploadRow, { id, roomId }: EventRow): Promise<void> {
    if (file.roomId !== null && file.roomId !== roomId) throw noSuchFile();
    await uploads.rows.link(tx, file.id, { linkedTo: id, roomId });
  }

  /** What the house itself says in a room with its staff. */
  async function sayFor(
    tx: Connection,
    { id, timeZone }: Actor['property'],
    { roomId, body }: { roomId: string; body: StoredMessage },
  ): Promise<OutboxRow> {
    const said = await append(tx, { id, kind: 'staff' }, { roomId, key: null, body });
    const push = { ...messageOf(said, timeZone), prevSeq: said.seq - 1 };
    return outbox.addToRoom(tx, roomId, 'newExternalMessage', push);
  }

  /** The caller holds the lock of the room, so places have no gaps and are never seen out of order. */
  async function append(
    tx: Connection,
    actor: Pick<Actor, 'id' | 'kind'>,
    { roomId, key, body }: { roomId: string; key: string | null; body: StoredMessage },
  ) {
    const [head] = await tx
      .update(room)
      .set({ headSeq: sql`${room.headSeq} + 1` })
      .where(eq(room.id, roomId))
      .returning({ seq: room.headSeq });
    const [stored] = await tx
      .insert(roomEvent)
      .values({
        roomId,
        seq: head?.seq ?? 0,
        kind: 'message',
        actorId: actor.id,
        actorKind: actor.kind,
        clientId: key,
        bodyHash: hashOf(body),
        body,
        createdAt: new Date(now()),
      })
      .onConflictDoNothing()
      .returning();
    // The same key was sent to another room at the same moment: that one was first.
    if (!stored) throw sentOtherwise();
    return stored;
  }
}

const ACCEPTED = { requestState: 'accepted' as const };

/** The body is made by us, always in the same order of its names. */
const hashOf = (body: StoredMessage) => createHash('sha256').update(JSON.stringify(body)).digest('hex');
