import { sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { pushOutbox, room, roomEvent, roomMember } from '../../db/schema';
import type { Telling } from '../../realtime/delivery';
import type { OutboxRow } from '../../realtime/push-outbox';
import { sentOtherwise } from './message.repository';
import type { RoomRow } from './member.repository';
import type { EventRow } from './message-reply';

/** A message at its place, how its room is treated from then on, and what is told of it. */
export interface Written {
  event: EventRow;
  requestState: RoomRow['requestState'];
  push: Telling;
}

const ROOMS = sql`r("roomId" uuid, seq bigint, "createdAt" timestamptz, "requestState" text, "actorKind" text)`;
const EVENTS = sql`e("roomId" uuid, seq bigint, id uuid, kind text, "actorId" uuid, "actorKind" text, "clientId" uuid,
  "bodyHash" text, body jsonb, "createdAt" timestamptz)`;
const PUSHES = sql`p(topic text, event text, body jsonb)`;

/**
 * Writes messages of several rooms, one in each, in one statement: the caller holds the locks of the rooms. Whoever writes has
 * read what came before; staff may add to what they have closed. Answers what is still to be told of each, by its id.
 */
export async function writeMessages(
  tx: Connection,
  written: readonly Written[],
): Promise<Map<string, OutboxRow>> {
  if (written.length === 0) return new Map();
  const rooms = written.map(({ event, requestState }) => ({ ...event, requestState }));
  const { rows } = await tx.execute<{ stored: number; told: string[] }>(sql`
    with moved as (
      update ${room} set is_closed = is_closed and r."actorKind" = 'staff', head_seq = r.seq, last_activity_at = r."createdAt",
        request_state = r."requestState"
      from jsonb_to_recordset(${json(rooms)}) ${ROOMS} where room.id = r."roomId"
    ), stored as (
      insert into ${roomEvent} (room_id, seq, id, kind, actor_id, actor_kind, client_id, body_hash, body, created_at)
      select * from jsonb_to_recordset(${json(written.map(({ event }) => event))}) ${EVENTS}
      on conflict do nothing returning actor_id, actor_kind, room_id, seq
    ), marked as (
      insert into ${roomMember} (room_id, member_id, kind, read_seq, delivered_seq)
      select room_id, actor_id, actor_kind, seq, seq from stored
      on conflict (room_id, member_id) do update set read_seq = greatest(room_member.read_seq, excluded.read_seq),
        delivered_seq = greatest(room_member.delivered_seq, excluded.delivered_seq)
    ), told as (
      insert into ${pushOutbox} (topic, event, body)
      select * from jsonb_to_recordset(${json(written.map(({ push }) => push))}) ${PUSHES} returning id
    )
    select (select count(*)::int from stored) as stored, array(select id from told order by id) as told`);
  const [found] = rows;
  // The same key was sent to another room at the same moment: that one was first.
  if (found?.stored !== written.length) throw sentOtherwise();
  return new Map(written.map(({ event, push }, i) => [event.id, { ...push, id: Number(found.told[i]) }]));
}

const json = (rows: unknown[]) => sql`${JSON.stringify(rows)}::jsonb`;
