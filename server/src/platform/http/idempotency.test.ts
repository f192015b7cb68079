import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { commitWith } from '../db/commit-with';
import { guest as guestTable, idempotencyKey } from '../db/tables/schema';
import type { Guest } from './authentication';
import { RequestError } from '../errors/request-error';
import { knownGuest } from '../../testing/guests';
import { filledDatabase, NOON } from '../../testing/test-app';
import { createIdempotency } from './idempotency';

const db = await filledDatabase();
let clock = NOON;
const idempotency = createIdempotency(db, () => clock);

async function someGuest(): Promise<Guest> {
  const { id } = await knownGuest(db, NOON);
  const row = await db.query.guest.findFirst({ where: (one, { eq }) => eq(one.id, id) });
  if (!row) throw new Error('guest not found');
  return { ...row, sessionId: randomUUID() };
}

function createCall(guest: Guest, key: string | undefined = randomUUID(), body: object = { n: 1 }) {
  // Only the headers of the request are used.
  const request = { headers: { 'idempotency-key': key } } as unknown as FastifyRequest;
  return { params: { property: 'casa-miramar' }, body, guest, request, markReplayed: vi.fn() };
}

const codeOf = (error: unknown) => (error instanceof RequestError ? error.code : error);

const done = (reply: object, work = vi.fn()) =>
  [
    work,
    (complete: (tx: typeof db, reply: object) => Promise<void>) =>
      db.transaction(async (tx) => {
        work();
        await complete(tx as unknown as typeof db, reply);
        return reply;
      }),
  ] as const;

test('a repeated key runs the work once and returns the same reply', async () => {
  const guest = await someGuest();
  const call = createCall(guest);
  const [count, work] = done({ made: 1 });

  const first = await idempotency.run('book', call, work);
  const again = await idempotency.run('book', call, work);

  expect([first, again]).toEqual([{ made: 1 }, { made: 1 }]);
  expect(count).toHaveBeenCalledTimes(1);
  expect(call.markReplayed).toHaveBeenCalledTimes(1);
});

test('twenty concurrent calls run the work once; the others are told to wait or get the same reply', async () => {
  const guest = await someGuest();
  const call = createCall(guest);
  const [count, work] = done({ made: 1 });

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => idempotency.run('book', call, work)),
  );

  expect(count).toHaveBeenCalledTimes(1);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : []));
  expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['idempotency_in_progress'] : []));
});

test('a repeated key with a different body is rejected', async () => {
  const guest = await someGuest();
  const key = randomUUID();
  await idempotency.run('book', createCall(guest, key), done({ made: 1 })[1]);

  const other = idempotency.run('book', createCall(guest, key, { n: 2 }), done({ made: 2 })[1]);

  await expect(other.catch(codeOf)).resolves.toBe('idempotency_mismatch');
});

test('a key belongs to one guest and one endpoint', async () => {
  const [ada, bob] = [await someGuest(), await someGuest()];
  const key = randomUUID();
  await idempotency.run('book', createCall(ada, key), done({ of: 'ada' })[1]);

  await expect(idempotency.run('book', createCall(bob, key), done({ of: 'bob' })[1])).resolves.toEqual({
    of: 'bob',
  });
  await expect(idempotency.run('wait', createCall(ada, key), done({ line: 1 })[1])).resolves.toEqual({
    line: 1,
  });
});

test.each([undefined, '', 'not-a-key', `${randomUUID()}x`])(
  'without a valid key (%s) the work does not run',
  async (key) => {
    const [count, work] = done({});
    const call = { ...createCall(await someGuest()), request: { headers: { 'idempotency-key': key } } };

    // Only the headers of the request are used.
    const outcome = idempotency.run('book', call as unknown as ReturnType<typeof createCall>, work);

    await expect(outcome.catch(codeOf)).resolves.toBe('idempotency_key_required');
    expect(count).not.toHaveBeenCalled();
  },
);

test('a rejected call can be retried with its key', async () => {
  const call = createCall(await someGuest());
  const refused = idempotency.run('book', call, () =>
    Promise.reject(new RequestError(409, 'full', 'Page Not Found')),
  );
  await expect(refused.catch(codeOf)).resolves.toBe('full');

  await expect(idempotency.run('book', call, done({ made: 1 })[1])).resolves.toEqual({ made: 1 });
});

test('a worker that died is replaced after its lock expires, and rolls back if it finishes late', async () => {
  const guest = await someGuest();
  const call = createCall(guest);
  const [count, late] = done({ by: 'late' });
  let wake = () => {};
  const morning = new Promise<void>((resolve) => (wake = resolve));
  const hasBegun = vi.fn();
  const asleep = idempotency.run('book', call, async (complete) => {
    hasBegun();
    await morning;
    return late(complete);
  });
  await expect.poll(() => hasBegun).toHaveBeenCalled();
  await expect(idempotency.run('book', call, done({})[1]).catch(codeOf)).resolves.toBe(
    'idempotency_in_progress',
  );

  clock += 61_000;
  const followed = await idempotency.run('book', call, done({ by: 'other' })[1]);
  wake();

  expect(followed).toEqual({ by: 'other' });
  await expect(asleep.catch(codeOf)).resolves.toBe('idempotency_in_progress');
  expect(count).toHaveBeenCalledTimes(1);
  await expect(idempotency.run('book', call, done({})[1])).resolves.toEqual({ by: 'other' });
});

test('a late worker keeps nothing, even if it sends its commit with the reply', async () => {
  const guest = await someGuest();
  const call = createCall(guest);
  const nickName = `Late ${randomUUID()}`;
  const late = idempotency.run('book', call, async (complete) => {
    clock += 61_000;
    await idempotency.run('book', call, done({ by: 'other' })[1]);
    return db.transaction(async (tx) => {
      const renaming = tx.update(guestTable).set({ nickName }).where(eq(guestTable.id, guest.id));
      await commitWith(tx, renaming.execute(), complete(tx, { by: 'late' }));
      return { by: 'late' };
    });
  });

  await expect(late.catch(codeOf)).resolves.toBe('idempotency_in_progress');
  expect(await db.select().from(guestTable).where(eq(guestTable.nickName, nickName))).toEqual([]);
  await expect(idempotency.run('book', call, done({})[1])).resolves.toEqual({ by: 'other' });
});

test('a slow worker renews its lock and is not replaced', async () => {
  const guest = await someGuest();
  const call = createCall(guest);
  let wake = () => {};
  const morning = new Promise<void>((resolve) => (wake = resolve));
  const slow = idempotency.run('book', call, async (complete) => {
    await morning;
    return done({ by: 'slow' })[1](complete);
  });
  const lockedUntil = async () =>
    (await db.select().from(idempotencyKey).where(eq(idempotencyKey.guestId, guest.id)))[0]?.lockedUntil;
  await expect.poll(() => lockedUntil()).toBeDefined();

  const before = clock;
  clock += 5_000;
  await expect.poll(async () => (await lockedUntil())?.getTime()).toBeGreaterThan(before + 6_000);
  clock += 5_000;
  const other = await idempotency.run('book', call, done({ by: 'other' })[1]).catch(codeOf);
  wake();

  expect(other).toBe('idempotency_in_progress');
  await expect(slow).resolves.toEqual({ by: 'slow' });
});

test('keys are stored for thirty days', async () => {
  const guest = await someGuest();
  const call = createCall(guest);
  await idempotency.run('book', call, done({ made: 1 })[1]);

  clock += 31 * 24 * 3_600_000;
  await idempotency.deleteExpired();

  await expect(idempotency.run('book', call, done({ made: 2 })[1])).resolves.toEqual({ made: 2 });
});
