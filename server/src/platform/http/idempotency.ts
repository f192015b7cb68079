import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import type { Connection, Database } from '../db/database';
import { hasCode } from '../db/has-code';
import { precompileStatement } from '../db/precompile-statement';
import { idempotencyKey } from '../db/tables/schema';
import { unflushedCommit } from '../db/unflushed-commit';
import { requireGuest } from './require-guest';
import { RequestError } from '../errors/request-error';
import type { Call } from './serve';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/**
 * A worker renews its lock every second. One that has not done so for this long is considered dead and may be
 * replaced.
 */
const LOCK_MS = 6_000;
const RENEW_EVERY_MS = 1_000;
const DIVISION_BY_ZERO = '22012';
const RETENTION_MS = 30 * 24 * 3_600_000;

type IdempotentCall<Body> = Pick<
  Call<unknown, unknown, Body>,
  'params' | 'body' | 'guest' | 'request' | 'markReplayed'
>;

/** Stores the reply in the transaction of the work, so that neither is committed without the other. */
export type CompleteReply<Reply> = (tx: Connection, reply: Reply) => Promise<void>;

const keyRequired = () =>
  new RequestError(400, 'idempotency_key_required', 'Please reload the page and try again.');
const keyMismatch = () =>
  new RequestError(422, 'idempotency_mismatch', 'This was already sent with something else in it.');
const inProgress = () =>
  new RequestError(409, 'idempotency_in_progress', "We're still working on it. One moment, please.", {
    retryAfter: 1,
  });

/**
 * Runs work once per idempotency key, however often the call is repeated; the key comes from the
 * `Idempotency-Key` header.
 */
export function createIdempotency(db: Database, now: () => number) {
  const newLockExpiry = () => new Date(now() + LOCK_MS);

  /** Claims the key for this worker, or returns the stored reply of an earlier call. */
  async function begin(of: { guestId: string; propertyId: string; call: string; key: string; hash: string }) {
    const { hash: bodyHash, ...id } = of;
    const worker = randomUUID();
    const mine = { worker, lockedUntil: newLockExpiry() };
    const claim = claimStatement({ ...id, bodyHash, ...mine, createdAt: new Date(now()) });
    if ((await db.execute(claim)).rows.length > 0) return { worker };
    const [known] = await db.select().from(idempotencyKey).where(rowOf(id));
    // The call that held the key has just been rejected and released it.
    if (!known) throw inProgress();
    if (known.bodyHash !== bodyHash) throw keyMismatch();
    if (known.reply !== null) return { reply: known.reply };
    const [taken] = await db
      .update(idempotencyKey)
      .set(mine)
      .where(and(rowOf(id), isNull(idempotencyKey.reply), lt(idempotencyKey.lockedUntil, new Date(now()))))
      .returning({ worker: idempotencyKey.worker });
    if (!taken) throw inProgress();
    return { worker };
  }

  /** Renews the lock until the returned function is called. */
  function startRenewing(isMine: SQL | undefined): () => void {
    const timer = setInterval(() => {
      db.update(idempotencyKey)
        .set({ lockedUntil: newLockExpiry() })
        .where(and(isMine, isNull(idempotencyKey.reply)))
        // If the database is unavailable, the transaction of the work fails too.
        .catch(() => {});
    }, RENEW_EVERY_MS);
    return () => clearInterval(timer);
  }

  return {
    async run<Reply, Body>(
      call: string,
      { params, body, guest, request, markReplayed }: IdempotentCall<Body>,
      work: (complete: CompleteReply<Reply>) => Promise<Reply>,
    ): Promise<Reply> {
      const key = String(request.headers['idempotency-key'] ?? '');
      if (!UUID.test(key)) throw keyRequired();
      const { id: guestId, propertyId } = requireGuest({ guest });
      const id = { guestId, propertyId, call, key };
      const begun = await begin({ ...id, hash: hashOf([params, body]) });
      if ('reply' in begun) {
        markReplayed();
        // The stored reply was produced by the same endpoint.
        return begun.reply as Reply;
      }
      const isMine = and(rowOf(id), eq(idempotencyKey.worker, begun.worker));
      const stopRenewing = startRenewing(isMine);
      try {
        return await work(async (tx, reply) => {
          const { guestId, call: ofCall } = id;
          const values = { reply: JSON.stringify(reply), guestId, call: ofCall, key, worker: begun.worker };
          try {
            await tx.execute(completeStatement(values));
          } catch (error) {
            throw hasCode(error, DIVISION_BY_ZERO) ? inProgress() : error;
          }
        });
      } catch (error) {
        // An error is not stored as a reply because the guest may retry the same call.
        await db.delete(idempotencyKey).where(and(isMine, isNull(idempotencyKey.reply)));
        throw error;
      } finally {
        stopRenewing();
      }
    },

    async deleteExpired(): Promise<void> {
      await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(now() - RETENTION_MS)));
    },
  };
}

// A claim that a crash loses was of work that is lost with it: the work is committed later, with the reply.
const claimStatement = precompileStatement(sql`
  insert into ${idempotencyKey} (property_id, guest_id, call, key, body_hash, worker, locked_until, created_at)
  values (${sql.placeholder('propertyId')}, ${sql.placeholder('guestId')}, ${sql.placeholder('call')},
    ${sql.placeholder('key')}, ${sql.placeholder('bodyHash')}, ${sql.placeholder('worker')},
    ${sql.placeholder('lockedUntil')}, ${sql.placeholder('createdAt')})
  on conflict do nothing returning worker, ${unflushedCommit}`);

// The work may have taken so long that another worker has taken over, whose result counts. PostgreSQL then refuses to
// divide, so that the transaction is rolled back even if its commit has been sent already.
const completeStatement = precompileStatement(sql`
  with completed as (
    update ${idempotencyKey} set reply = ${sql.placeholder('reply')}::jsonb
    where guest_id = ${sql.placeholder('guestId')} and call = ${sql.placeholder('call')}
      and key = ${sql.placeholder('key')} and worker = ${sql.placeholder('worker')}
    returning key
  )
  select 1 / count(*) as completed from completed`);

const rowOf = ({ guestId, call, key }: { guestId: string; call: string; key: string }) =>
  and(eq(idempotencyKey.guestId, guestId), eq(idempotencyKey.call, call), eq(idempotencyKey.key, key));

const hashOf = (sent: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(sent)))
    .digest('hex');

/** Sorts object keys, so that equal content gives equal hashes. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, sorted(one)]);
}
