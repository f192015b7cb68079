import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { precompileStatement } from '../../../platform/db/precompile-statement';
import { guest, room, roomMember } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import { RequestError } from '../../../platform/errors/request-error';
import { noSuchRoom } from './member.repository';

interface ExternalRoomOwner {
  id: string;
  kind: 'guest' | 'staff';
  property: { id: string };
}

const DAYS_BEFORE = 30;
const DAYS_AFTER = 7;

const outsideStay = () =>
  new RequestError(
    403,
    'outside_stay',
    'You can write to the hotel from 30 days before your stay until 7 days after it. Otherwise, please call us.',
  );

/** Returns the guest's conversation with the hotel. Starting a new one is possible only around the stay. */
export async function findOrStartExternalRoom(tx: Connection, actor: Actor, now: number): Promise<string> {
  const known = await findExternalRoom(tx, actor);
  if (known !== undefined) return known;
  if (actor.kind === 'guest') await assertAroundStay(tx, actor, now);
  return findOrCreateExternalRoom(tx, actor, now);
}

/** Guests without stay dates are accepted here; the chat asks for the dates where it needs them. */
async function assertAroundStay(tx: Connection, { id, property }: Actor, now: number): Promise<void> {
  const [row] = await tx.select().from(guest).where(eq(guest.chatUuid, id));
  const today = businessDay(now, property.timeZone, property.businessDayStart);
  const state = row && stayStateOf(row, today);
  const isTooSoon = state === 'PRE' && (row?.checkin ?? today) > addDays(today, DAYS_BEFORE);
  const isTooLate = state === 'OUT' && (row?.checkout ?? today) < addDays(today, -DAYS_AFTER);
  if (isTooSoon || isTooLate) throw outsideStay();
}

/** Returns the guest's only room with the staff and creates it if necessary. */
export async function findOrCreateExternalRoom(
  tx: Connection,
  actor: ExternalRoomOwner,
  now: number,
): Promise<string> {
  if (actor.kind === 'staff') throw noSuchRoom();
  const before = await findExternalRoom(tx, actor);
  if (before !== undefined) return before;
  return (await lockExternalRoom(tx, actor, now)).id;
}

/** A new room is locked as well, because this transaction has inserted it. */
const lockStatement = precompileStatement(sql`
  with known as (
    select id, head_seq from ${room} where pair_key = ${sql.placeholder('pairKey')} for no key update
  ), made as (
    insert into ${room} (property_id, type, pair_key, request_state, created_at, last_activity_at)
    select ${sql.placeholder('propertyId')}::uuid, 'external', ${sql.placeholder('newPairKey')}::text, 'none',
      ${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('activeAt')}::timestamptz
    where not exists (select from known)
    on conflict do nothing returning id, head_seq
  ), joined as (
    insert into ${roomMember} (room_id, member_id, kind) select id, ${sql.placeholder('memberId')}::uuid, 'guest' from made
  )
  select id, head_seq as "headSeq" from known union all select id, head_seq from made`);

/**
 * Finds or creates the room as `findOrCreateExternalRoom` does, and locks it until the end of the transaction, so that
 * `headSeq` remains the last position in its log.
 */
export async function lockExternalRoom(
  tx: Connection,
  actor: ExternalRoomOwner,
  now: number,
): Promise<{ id: string; headSeq: number }> {
  if (actor.kind === 'staff') throw noSuchRoom();
  const at = new Date(now);
  const pairKey = pairKeyOf(actor);
  const statement = lockStatement({
    pairKey,
    newPairKey: pairKey,
    propertyId: actor.property.id,
    memberId: actor.id,
    createdAt: at,
    activeAt: at,
  });
  // If a parallel request has created the room meanwhile, the second time finds it.
  for (let i = 0; i < 2; i += 1) {
    const { rows } = await tx.execute<{ id: string; headSeq: string }>(statement);
    const [found] = rows;
    if (found) return { id: found.id, headSeq: Number(found.headSeq) };
  }
  throw noSuchRoom();
}

async function findExternalRoom(
  tx: Connection,
  actor: Pick<ExternalRoomOwner, 'id'>,
): Promise<string | undefined> {
  const [known] = await tx
    .select({ id: room.id })
    .from(room)
    .where(eq(room.pairKey, pairKeyOf(actor)));
  return known?.id;
}

const pairKeyOf = ({ id }: Pick<ExternalRoomOwner, 'id'>) => `external:${id}`;
