import { and, eq, isNull, lt, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Connection, Database } from '../db/database';
import { hasCode } from '../db/has-code';
import { idempotencyKey } from '../db/tables/schema';
import { contentHash } from './idempotency-key/content-hash';
import { claimStatement, completeStatement, rowOf } from './idempotency-key/key-statements';
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

/**
 * Runs the transaction of the work. `claimed` settles in the first round trip; the transaction must await it and
 * throw its error before it writes anything.
 */
export type ClaimedTransaction<Reply> = <T>(
  work: (tx: Connection, claim: { claimed: Promise<void>; complete: CompleteReply<Reply> }) => Promise<T>,
) => Promise<T>;

/** The key has been claimed before, so that the call has to look at what became of it. */
class KnownKey extends Error {}

interface Claim {
  guestId: string;
  propertyId: string;
  call: string;
  key: string;
  /** The hash of what was sent. */
  bodyHash: string;
}

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

  /** Claims a new key for a worker and returns whether it was new. It is sent at once. */
  async function insertClaim(on: Connection, id: Claim, worker: string): Promise<boolean> {
    const times = { lockedUntil: newLockExpiry(), createdAt: new Date(now()) };
    const claiming = on.execute(claimStatement({ ...id, worker, ...times }));
    return (await claiming.execute()).rows.length > 0;
  }

  /** Claims the key for this worker, or returns the stored reply of an earlier call. */
  async function begin(id: Claim) {
    const worker = randomUUID();
    if (await insertClaim(db, id, worker)) return { worker };
    const mine = { worker, lockedUntil: newLockExpiry() };
    const [known] = await db.select().from(idempotencyKey).where(rowOf(id));
    // The call that held the key has just been rejected and released it.
    if (!known) throw inProgress();
    if (known.bodyHash !== id.bodyHash) throw keyMismatch();
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

  function idOf<Body>(call: string, { params, body, guest, request }: IdempotentCall<Body>) {
    const key = String(request.headers['idempotency-key'] ?? '');
    if (!UUID.test(key)) throw keyRequired();
    const { id: guestId, propertyId } = requireGuest({ guest });
    return { guestId, propertyId, call, key, bodyHash: contentHash([params, body]) };
  }

  /** Runs the work of the worker that holds the key or is claiming it, and releases the key if the work fails. */
  async function runClaimed<Reply>(
    { worker, ...id }: Pick<Claim, 'guestId' | 'call' | 'key'> & { worker: string },
    work: (complete: CompleteReply<Reply>) => Promise<Reply>,
  ): Promise<Reply> {
    const { guestId, call, key } = id;
    const isMine = and(rowOf(id), eq(idempotencyKey.worker, worker));
    const stopRenewing = startRenewing(isMine);
    try {
      return await work(async (tx, reply) => {
        const values = { reply: JSON.stringify(reply), guestId, call, key, worker };
        try {
          await tx.execute(completeStatement(values));
        } catch (error) {
          throw hasCode(error, DIVISION_BY_ZERO) ? inProgress() : error;
        }
      });
    } catch (error) {
      // An error is not stored as a reply because the guest may retry the same call.
      if (!(error instanceof KnownKey))
        await db.delete(idempotencyKey).where(and(isMine, isNull(idempotencyKey.reply)));
      throw error;
    } finally {
      stopRenewing();
    }
  }

  async function run<Reply, Body>(
    call: string,
    of: IdempotentCall<Body>,
    work: (complete: CompleteReply<Reply>) => Promise<Reply>,
  ): Promise<Reply> {
    const id = idOf(call, of);
    const begun = await begin(id);
    if ('reply' in begun) {
      of.markReplayed();
      // The stored reply was produced by the same endpoint.
      return begun.reply as Reply;
    }
    return runClaimed({ ...id, worker: begun.worker }, work);
  }

  return {
    run,

    /**
     * Runs work in one transaction, which begins in the same round trip as the claim. Repeated calls then wait for the
     * locks of the work before they get their reply. Work that asks other systems before its transaction claims its key
     * first, so that repeated calls do not ask them again.
     */
    async runTransaction<Reply, Body>(
      call: string,
      of: IdempotentCall<Body>,
      {
        isClaimedFirst,
        work,
      }: { isClaimedFirst: boolean; work: (transaction: ClaimedTransaction<Reply>) => Promise<Reply> },
    ): Promise<Reply> {
      const runAfterClaim = () =>
        run<Reply, Body>(call, of, (complete) =>
          work((inTransaction) =>
            db.transaction((tx) => inTransaction(tx, { claimed: Promise.resolve(), complete })),
          ),
        );
      if (isClaimedFirst) return runAfterClaim();
      const id = idOf(call, of);
      const worker = randomUUID();
      const claim = async (on: Connection) => {
        if (!(await insertClaim(on, id, worker))) throw new KnownKey();
      };
      try {
        return await runClaimed<Reply>({ ...id, worker }, (complete) =>
          work((inTransaction) =>
            db.transactionAfter(claim, (tx, claimed) => inTransaction(tx, { claimed, complete })),
          ),
        );
      } catch (error) {
        if (error instanceof KnownKey) return runAfterClaim();
        throw error;
      }
    },

    async deleteExpired(): Promise<void> {
      await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(now() - RETENTION_MS)));
    },
  };
}
