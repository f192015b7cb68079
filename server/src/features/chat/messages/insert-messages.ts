import { sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { precompileStatement } from '../../../platform/db/precompile-statement';
import { chatConnection, pushOutbox, room, roomEvent, roomMember } from '../../../platform/db/tables/schema';
import type { OutboxEvent } from '../../../platform/outbox/topic';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { RoomRow } from '../members/member.repository';
import type { EventRow } from './message.mapper';
import { roomRecipients } from '../members/room-topic';
import { MAX_UNREAD, recipientsWithUnread, type UnreadRecipient } from '../members/unread';

/** A message with its sequence number, the new state of its room and the event to publish. */
export interface InsertedMessage {
  event: EventRow;
  /** The room as it was when the sequence number was assigned. */
  room: RoomRow;
  /** The id of the sender's connection. */
  connectionId: number;
  requestState: RoomRow['requestState'];
  push: Omit<OutboxEvent, 'recipients'>;
}

interface InsertResultRow extends Record<string, unknown> {
  id: string;
  outboxId: string;
  guests: UnreadRecipient[] | null;
}

const INPUT_COLUMNS = sql`("roomId" uuid, seq bigint, version int, "connectionId" bigint, id uuid, kind text, "actorId" uuid,
  "actorKind" text, "clientId" uuid, "bodyHash" text, body jsonb, "createdAt" timestamptz, "requestState" text, topic text,
  event text, push jsonb)`;

/** The unread counts are read before the insert; `toOutboxRow` adds the new message. */
const INPUT_ROOM = { id: sql`asked."roomId"`, headSeq: sql`asked.seq` };

const insertStatement = precompileStatement(
  sql`
  with asked as materialized (
    select * from jsonb_to_recordset(${sql.placeholder('messages')}::jsonb) as one ${INPUT_COLUMNS}
  ), mine as (
    select asked.id from ${room} join asked on asked."roomId" = ${room.id}
    -- A separate condition makes PostgreSQL use the index; the planner cannot know how few rooms are selected.
    where ${room.id} = any(array(select "roomId" from asked))
      and ${room.headSeq} = asked.seq - 1 and ${room.version} = asked.version
      and exists (select 1 from ${chatConnection} where ${chatConnection.id} = asked."connectionId")
    for update of room skip locked
  ), stored as (
    insert into ${roomEvent} (room_id, seq, id, kind, actor_id, actor_kind, client_id, body_hash, body, created_at)
    select "roomId", seq, id, kind, "actorId", "actorKind", "clientId", "bodyHash", body, "createdAt"
    from asked join mine using (id)
    -- A fixed order prevents deadlocks between two statements that insert the same keys.
    order by "actorId", "clientId"
    on conflict do nothing returning id, room_id, actor_id, actor_kind, seq
  ), moved as (
    update ${room} set is_closed = is_closed and asked."actorKind" = 'staff', head_seq = asked.seq,
      last_activity_at = asked."createdAt", request_state = asked."requestState"
    from asked join stored using (id) where room.id = asked."roomId"
  ), marked as (
    insert into ${roomMember} (room_id, member_id, kind, read_seq, delivered_seq)
    select room_id, actor_id, actor_kind, seq, seq from stored
    on conflict (room_id, member_id) do update set read_seq = greatest(room_member.read_seq, excluded.read_seq),
      delivered_seq = greatest(room_member.delivered_seq, excluded.delivered_seq)
  ), told as (
    insert into ${pushOutbox} (topic, event, body)
    select topic, event, push from asked join stored using (id) returning id, topic
  )
  select stored.id, told.id as "outboxId", ${recipientsWithUnread(INPUT_ROOM)} as guests
  from asked join stored using (id) join told using (topic)`,
);

/**
 * Writes messages in one statement, at most one per room. A message is written only if its connection is
 * still registered and its room unchanged, which is checked under the lock on the room; locked rooms are
 * skipped. Staff may write in closed rooms. Returns the events to publish by the id of the message.
 */
export async function insertMessages(
  on: Connection,
  messages: readonly InsertedMessage[],
): Promise<Map<string, OutboxRow>> {
  if (messages.length === 0) return new Map();
  const { rows } = await on.execute<InsertResultRow>(
    insertStatement({ messages: JSON.stringify(messages.map(toInput)) }),
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    messages.flatMap((one) => {
      const result = found.get(one.event.id);
      return result ? [[one.event.id, toOutboxRow(one, result)] as const] : [];
    }),
  );
}

const toInput = ({ event, room: { version }, connectionId, requestState, push }: InsertedMessage) => ({
  ...event,
  version,
  connectionId,
  requestState,
  topic: push.topic,
  event: push.event,
  push: push.body,
});

/** The unread counts were read before the insert, so each recipient except the sender gets one more. */
function toOutboxRow(
  { event, room: { type, propertyId }, push }: InsertedMessage,
  result: InsertResultRow,
): OutboxRow {
  const guests = (result.guests ?? []).map(({ id, unread: before, unreadAt }) =>
    id === event.actorId
      ? { id, unread: 0, unreadAt: 2 * event.seq }
      : { id, unread: Math.min(before + 1, MAX_UNREAD), unreadAt },
  );
  const audience = { guests, propertyId: type === 'private_guest' ? null : propertyId };
  return { ...push, id: Number(result.outboxId), recipients: roomRecipients(audience, push.event) };
}
