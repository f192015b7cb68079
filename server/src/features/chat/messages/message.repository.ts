import { and, eq, sql } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import type { Connection } from '../../../platform/db/database';
import { precompileStatement } from '../../../platform/db/precompile-statement';
import { room, roomEvent, roomMember } from '../../../platform/db/tables/schema';
import type { StoredMessage } from '../../../platform/db/tables/chat/chat';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { keyReused } from '../../../platform/errors/request-error';
import { recipientsWithUnread, type UnreadRecipient } from '../members/unread';
import { toMessage, type EventRow } from './message.mapper';

interface MessageRepositoryDeps {
  outbox: PushOutbox;
  now: () => number;
}

interface StoredRow extends Record<string, unknown> {
  seq: string;
  isMarked?: boolean;
  guests?: UnreadRecipient[] | null;
}

type Sender = Pick<Actor, 'id' | 'kind'>;

interface NewMessage {
  roomId: string;
  /** Its idempotency key. */
  key: string | null;
  body: StoredMessage;
}

export type MessageRepository = ReturnType<typeof createMessageRepository>;

/** Appends messages to a room within the transaction of another change. */
export function createMessageRepository({ outbox, now }: MessageRepositoryDeps) {
  return { appendForProperty, append, appendToLocked };

  /** Appends a message of the hotel to a room with staff. */
  async function appendForProperty(
    tx: Connection,
    { id, timeZone }: Actor['property'],
    { roomId, body }: { roomId: string; body: StoredMessage },
  ): Promise<OutboxRow> {
    const event = await append(tx, { id, kind: 'staff' }, { roomId, key: null, body });
    const push = { ...toMessage(event, timeZone), prevSeq: event.seq - 1 };
    return outbox.addToRoom(tx, roomId, 'newExternalMessage', push);
  }

  /**
   * Appends in one statement, which locks the room, so that sequence numbers have no gaps and appear in order. An
   * actor who has read everything before the message has also read the message.
   */
  async function append(tx: Connection, actor: Sender, message: NewMessage): Promise<EventRow> {
    const unstored = toEvent(actor, message);
    const { seq } = await runStore(tx, storeStatement, unstored);
    const event: EventRow = { ...unstored, seq: Number(seq), deletes: null, deletedAt: null };
    // A statement of its own sees the mark that a parallel message of the actor has set while this one waited for
    // the room.
    await tx
      .update(roomMember)
      .set({ readSeq: event.seq, deliveredSeq: event.seq })
      .where(
        and(
          eq(roomMember.roomId, message.roomId),
          eq(roomMember.memberId, actor.id),
          eq(roomMember.readSeq, event.seq - 1),
        ),
      );
    return event;
  }

  /**
   * Appends as `append` does, when `store` is called. The caller has locked the room before, so that one statement sees
   * every mark, and the message is known before it is stored: `seq` is the next position in the log.
   */
  function appendToLocked(tx: Connection, actor: Sender, { seq, ...message }: NewMessage & { seq: number }) {
    const unstored = toEvent(actor, message);
    return {
      event: { ...unstored, seq, deletes: null, deletedAt: null } satisfies EventRow,
      /** Returns the guests of the room as they are after the message. */
      async store(): Promise<UnreadRecipient[]> {
        const stored = await runStore(tx, storeAndMarkStatement, unstored);
        if (Number(stored.seq) !== seq) throw new Error(`message ${seq} was stored as ${stored.seq}`);
        // The statement counts with the marks as they were before it.
        return (stored.guests ?? []).map((one) =>
          stored.isMarked && one.id === actor.id ? { id: one.id, unread: 0, unreadAt: 2 * seq } : one,
        );
      },
    };
  }

  function toEvent(actor: Sender, { roomId, key, body }: NewMessage) {
    return {
      roomId,
      id: randomUUID(),
      kind: 'message' as const,
      actorId: actor.id,
      actorKind: actor.kind,
      clientId: key,
      bodyHash: bodyHashOf(body),
      body,
      createdAt: new Date(now()),
    };
  }

  async function runStore(
    tx: Connection,
    statement: typeof storeStatement,
    message: ReturnType<typeof toEvent>,
  ): Promise<StoredRow> {
    const { rows } = await tx.execute<StoredRow>(statement({ message: JSON.stringify(message) }));
    const [stored] = rows;
    // A parallel request with the same idempotency key was stored in another room first.
    if (!stored) throw keyReused();
    return stored;
  }
}

const STORED = sql`given as (
    select * from jsonb_to_record(${sql.placeholder('message')}::jsonb) as one ("roomId" uuid, id uuid, kind text,
      "actorId" uuid, "actorKind" text, "clientId" uuid, "bodyHash" text, body jsonb, "createdAt" timestamptz)
  ), head as (
    -- Automatic messages do not move a conversation up in the list.
    update ${room} set head_seq = head_seq + 1,
      last_activity_at = case when "actorKind" = 'guest' then "createdAt" else last_activity_at end
    from given where ${room.id} = "roomId" returning head_seq
  ), stored as (
    insert into ${roomEvent} (room_id, seq, id, kind, actor_id, actor_kind, client_id, body_hash, body, created_at)
    select "roomId", head_seq, id, kind, "actorId", "actorKind", "clientId", "bodyHash", body, "createdAt"
    from given, head on conflict do nothing returning seq
  )`;

const storeStatement = precompileStatement(sql`with ${STORED} select seq from stored`);

/** Also marks the message as read, and returns the guests of the room. */
const storeAndMarkStatement = precompileStatement(sql`
  with ${STORED}, marked as (
    update ${roomMember} set read_seq = seq, delivered_seq = seq from given, stored
    where ${roomMember.roomId} = "roomId" and ${roomMember.memberId} = "actorId" and ${roomMember.readSeq} = seq - 1
    returning 1
  )
  select seq, exists (select from marked) as "isMarked",
    ${recipientsWithUnread({ id: sql`given."roomId"`, headSeq: sql`stored.seq` })} as guests
  from given, stored`);

/** The server builds the body with a fixed order of keys, so its hash is stable. */
export const bodyHashOf = (body: StoredMessage) =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');
