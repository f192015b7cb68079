import { and, eq, sql } from 'drizzle-orm';
import { precompileStatement } from '../../db/precompile-statement';
import { idempotencyKey } from '../../db/tables/schema';
import { unflushedCommit } from '../../db/unflushed-commit';

/** A claim that a crash loses was of work that is lost with it: the work is committed later, with the reply. */
export const claimStatement = precompileStatement(sql`
  insert into ${idempotencyKey} (property_id, guest_id, call, key, body_hash, worker, locked_until, created_at)
  values (${sql.placeholder('propertyId')}, ${sql.placeholder('guestId')}, ${sql.placeholder('call')},
    ${sql.placeholder('key')}, ${sql.placeholder('bodyHash')}, ${sql.placeholder('worker')},
    ${sql.placeholder('lockedUntil')}, ${sql.placeholder('createdAt')})
  on conflict do nothing returning worker, ${unflushedCommit}`);

/**
 * The work may have taken so long that another worker has taken over, whose result counts. PostgreSQL then refuses to
 * divide, so that the transaction is rolled back even if its commit has been sent already.
 */
export const completeStatement = precompileStatement(sql`
  with completed as (
    update ${idempotencyKey} set reply = ${sql.placeholder('reply')}::jsonb
    where guest_id = ${sql.placeholder('guestId')} and call = ${sql.placeholder('call')}
      and key = ${sql.placeholder('key')} and worker = ${sql.placeholder('worker')}
    returning key
  )
  select 1 / count(*) as completed from completed`);

/** The condition of the row of a key. */
export const rowOf = ({ guestId, call, key }: { guestId: string; call: string; key: string }) =>
  and(eq(idempotencyKey.guestId, guestId), eq(idempotencyKey.call, call), eq(idempotencyKey.key, key));
