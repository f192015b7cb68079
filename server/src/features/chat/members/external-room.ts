import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import { eq, sql, type SQL } from 'drizzle-orm';
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

/** A locked room, whose `headSeq` remains the last position in its log until the end of the transaction. */
export interface LockedRoom {
  id: string;
  headSeq: number;
}

/** A new room is locked as well, because this transaction has inserted it. */
const lockStatementIf = (condition: SQL) =>
  precompileStatement(sql`
    with known as (
      select id, head_seq from ${room} where pair_key = ${sql.placeholder('pairKey')} and ${condition} for no key update
    ), made as (
      insert into ${room} (property_id, type, pair_key, request_state, created_at, last_activity_at)
      select ${sql.placeholder('propertyId')}::uuid, 'external', ${sql.placeholder('newPairKey')}::text, 'none',
        ${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('activeAt')}::timestamptz
      where not exists (select from known) and ${condition}
      on conflict do nothing returning id, head_seq
    ), joined as (
      insert into ${roomMember} (room_id, member_id, kind) select id, ${sql.placeholder('memberId')}::uuid, 'guest' from made
    )
    select id, head_seq as "headSeq" from known union all select id, head_seq from made`);

/**
 * Returns a function that locks a room as `lockExternalRoom` does, but only if a condition holds, so that it can be
 * sent together with the statement that decides about the condition. It locks nothing and returns `undefined` as well
 * if a parallel request creates the room; `lockExternalRoom` finds that one.
 */
export function externalRoomLockIf(condition: SQL) {
  const statement = lockStatementIf(condition);
  return async (
    tx: Connection,
    { id, property }: Omit<ExternalRoomOwner, 'kind'>,
    { now, ...values }: { now: number; [placeholder: string]: unknown },
  ): Promise<LockedRoom | undefined> => {
    const at = new Date(now);
    const pairKey = pairKeyOf({ id });
    const owner = { pairKey, newPairKey: pairKey, propertyId: property.id, memberId: id };
    const locking = tx.execute<{ id: string; headSeq: string }>(
      statement({ ...values, ...owner, createdAt: at, activeAt: at }),
    );
    const [found] = (await locking.execute()).rows;
    return found && { id: found.id, headSeq: Number(found.headSeq) };
  };
}

const lockRoom = externalRoomLockIf(sql`true`);

/**
 * Finds or creates the room as `findOrCreateExternalRoom` does, and locks it until the end of the transaction.
 */
export async function lockExternalRoom(
  tx: Connection,
  actor: ExternalRoomOwner,
  now: number,
): Promise<LockedRoom> {
  if (actor.kind === 'staff') throw noSuchRoom();
  // If a parallel request has created the room meanwhile, the second time finds it.
  for (let i = 0; i < 2; i += 1) {
    const found = await lockRoom(tx, actor, { now });
    if (found) return found;
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
