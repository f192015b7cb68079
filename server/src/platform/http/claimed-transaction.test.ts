import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { Connection } from '../db/database';
import { pipelined } from '../db/pipelined';
import { guest as guestTable, idempotencyKey } from '../db/tables/schema';
import { RequestError } from '../errors/request-error';
import { knownGuest } from '../../testing/guests';
import { filledDatabase, NOON } from '../../testing/test-app';
import { createIdempotency, type ClaimedTransaction } from './idempotency';

const db = await filledDatabase();
let clock = NOON;
const idempotency = createIdempotency(db, () => clock);
const EARLY = { isClaimedFirst: false };

async function createCall(body: object = { n: 1 }, key: string = randomUUID()) {
  const { id } = await knownGuest(db, NOON);
  const row = await db.query.guest.findFirst({ where: (one, { eq }) => eq(one.id, id) });
  if (!row) throw new Error('guest not found');
  const guest = { ...row, sessionId: randomUUID() };
  // Only the headers of the request are used.
  const request = { headers: { 'idempotency-key': key } } as unknown as FastifyRequest;
  return { params: {}, body, guest, request, markReplayed: vi.fn() };
}

const lockOf = (tx: Connection, id: string) =>
  tx.select().from(guestTable).where(eq(guestTable.id, id)).for('no key update').execute();

/** Moves the guest to another room with the claim, as an order is placed with it. */
const moving =
  ({ guest }: Awaited<ReturnType<typeof createCall>>, room: string, done = vi.fn()) =>
  (transaction: ClaimedTransaction<object>) =>
    transaction(async (tx, { claimed, complete }) => {
      await pipelined(claimed, lockOf(tx, guest.id));
      done();
      await tx.update(guestTable).set({ room }).where(eq(guestTable.id, guest.id));
      await complete(tx, { room });
      return { room };
    });

const roomOf = async (id: string) =>
  (await db.select().from(guestTable).where(eq(guestTable.id, id)))[0]?.room;
const keysOf = (guestId: string) =>
  db.select().from(idempotencyKey).where(eq(idempotencyKey.guestId, guestId));
/** Counts the statements on this database that wait for a lock. */
const waitingStatements = async () => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count;
};
const codeOf = (error: unknown) => (error instanceof RequestError ? error.code : error);

test.each([true, false])(
  'twenty concurrent calls run the transaction once (claimed first: %s)',
  async (isClaimedFirst) => {
    const call = await createCall();
    const done = vi.fn();
    const work = moving(call, 'Once', done);

    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => idempotency.runTransaction('move', call, { isClaimedFirst, work })),
    );

    expect(done).toHaveBeenCalledTimes(1);
    for (const one of outcomes) {
      if (one.status === 'fulfilled') expect(one.value).toEqual({ room: 'Once' });
      else expect(codeOf(one.reason)).toBe('idempotency_in_progress');
    }
    const again = await idempotency.runTransaction('move', call, { isClaimedFirst, work });
    expect(again).toEqual({ room: 'Once' });
    expect(call.markReplayed).toHaveBeenCalled();
  },
);

test('a repeated key with a different body is rejected, and changes nothing', async () => {
  const call = await createCall();
  await idempotency.runTransaction('move', call, { ...EARLY, work: moving(call, 'First') });

  const other = { ...call, body: { n: 2 } };
  const refused = idempotency.runTransaction('move', other, { ...EARLY, work: moving(call, 'Second') });

  await expect(refused.catch(codeOf)).resolves.toBe('idempotency_mismatch');
  expect(await roomOf(call.guest.id)).toBe('First');
});

test('a repeated call waits for the locks of the first one and gets its reply', async () => {
  const call = await createCall();
  let wake = () => {};
  const morning = new Promise<void>((resolve) => (wake = resolve));
  const hasBegun = vi.fn();
  const slow = idempotency.runTransaction<object, object>('move', call, {
    ...EARLY,
    work: (transaction) =>
      transaction(async (tx, { claimed, complete }) => {
        await pipelined(claimed, lockOf(tx, call.guest.id));
        hasBegun();
        await morning;
        await complete(tx, { room: 'Slow' });
        return { room: 'Slow' };
      }),
  });
  await expect.poll(() => hasBegun).toHaveBeenCalled();
  const repeated = idempotency.runTransaction('move', call, { ...EARLY, work: moving(call, 'Other') });
  await expect.poll(waitingStatements).toBe(1);
  wake();

  expect(await Promise.all([slow, repeated])).toEqual([{ room: 'Slow' }, { room: 'Slow' }]);
  expect(call.markReplayed).toHaveBeenCalledTimes(1);
});

test('work whose key is claimed first is not begun again by a repeated call', async () => {
  const call = await createCall();
  const begun = vi.fn();
  const work = (transaction: ClaimedTransaction<object>) => {
    begun();
    return moving(call, 'Asked')(transaction);
  };
  const first = await idempotency.runTransaction('move', call, { isClaimedFirst: true, work });
  const again = await idempotency.runTransaction('move', call, { isClaimedFirst: true, work });

  expect([first, again]).toEqual([{ room: 'Asked' }, { room: 'Asked' }]);
  expect(begun).toHaveBeenCalledTimes(1);
});

test('work that fails releases its key and keeps nothing', async () => {
  const call = await createCall();
  const full = new RequestError(409, 'full', 'Page Not Found');
  const refused = idempotency.runTransaction<object, object>('move', call, {
    ...EARLY,
    work: (transaction) =>
      transaction(async (tx, { claimed }) => {
        await pipelined(claimed, lockOf(tx, call.guest.id));
        await tx.update(guestTable).set({ room: 'Lost' }).where(eq(guestTable.id, call.guest.id));
        throw full;
      }),
  });

  await expect(refused).rejects.toBe(full);
  expect(await keysOf(call.guest.id)).toEqual([]);
  expect(await roomOf(call.guest.id)).not.toBe('Lost');
  const again = idempotency.runTransaction('move', call, { ...EARLY, work: moving(call, 'Kept') });
  expect(await again).toEqual({ room: 'Kept' });
});

test('work whose first statements fail releases its key', async () => {
  const call = await createCall();
  const refused = idempotency.runTransaction<object, object>('move', call, {
    ...EARLY,
    work: (transaction) =>
      transaction(async (tx, { claimed }) => {
        await pipelined(claimed, tx.execute('select 1 / 0').execute());
        return {};
      }),
  });

  await expect(refused).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await keysOf(call.guest.id)).toEqual([]);
});

test('the key of a worker that died is taken over after its lock expires', async () => {
  const call = await createCall();
  const { id: guestId, propertyId } = call.guest;
  const key = String(call.request.headers['idempotency-key']);
  const claims: (typeof idempotencyKey.$inferSelect)[] = [];
  const crashed = idempotency.runTransaction<object, object>('move', call, {
    ...EARLY,
    work: (transaction) =>
      transaction(async (_tx, { claimed }) => {
        await claimed;
        claims.push(...(await keysOf(guestId)));
        throw new Error('crash');
      }),
  });
  await expect(crashed).rejects.toThrow('crash');
  // A worker that died has not released its key.
  await db.insert(idempotencyKey).values(claims);
  const work = moving(call, 'Follower');
  const early = idempotency.runTransaction('move', call, { ...EARLY, work });
  await expect(early.catch(codeOf)).resolves.toBe('idempotency_in_progress');

  clock += 61_000;

  expect(await idempotency.runTransaction('move', call, { ...EARLY, work })).toEqual({
    room: 'Follower',
  });
  expect(await keysOf(guestId)).toMatchObject([{ key, propertyId, reply: { room: 'Follower' } }]);
});
