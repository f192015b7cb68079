import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { idempotencyKey } from '../db/tables/schema';
import type { Guest } from './guest';
import { Refusal } from '../errors/refusal';
import { knownGuest } from '../../testing/guests';
import { filledDatabase, NOON } from '../../testing/test-app';
import { createOnce } from './once';

const db = await filledDatabase();
let clock = NOON;
const once = createOnce(db, () => clock);

async function someGuest(): Promise<Guest> {
  const { id } = await knownGuest(db, NOON);
  const row = await db.query.guest.findFirst({ where: (one, { eq }) => eq(one.id, id) });
  if (!row) throw new Error('guest not found');
  return { ...row, sessionId: randomUUID() };
}

function intention(guest: Guest, key: string | undefined = randomUUID(), body: object = { n: 1 }) {
  // Only the headers of the request are used.
  const request = { headers: { 'idempotency-key': key } } as unknown as FastifyRequest;
  return { params: { property: 'casa-miramar' }, body, guest, request, isReplayed: vi.fn() };
}

const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : error);

const done = (reply: object, work = vi.fn()) =>
  [
    work,
    (finish: (tx: typeof db, reply: object) => Promise<void>) =>
      db.transaction(async (tx) => {
        work();
        await finish(tx as unknown as typeof db, reply);
        return reply;
      }),
  ] as const;

test('a repeated key runs the work once and returns the same reply', async () => {
  const guest = await someGuest();
  const call = intention(guest);
  const [count, work] = done({ made: 1 });

  const first = await once.do('book', call, work);
  const again = await once.do('book', call, work);

  expect([first, again]).toEqual([{ made: 1 }, { made: 1 }]);
  expect(count).toHaveBeenCalledTimes(1);
  expect(call.isReplayed).toHaveBeenCalledTimes(1);
});

test('twenty concurrent calls run the work once; the others are told to wait or get the same reply', async () => {
  const guest = await someGuest();
  const call = intention(guest);
  const [count, work] = done({ made: 1 });

  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => once.do('book', call, work)));

  expect(count).toHaveBeenCalledTimes(1);
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [codeOf(one.reason)] : []));
  expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['idempotency_in_progress'] : []));
});

test('a repeated key with a different body is rejected', async () => {
  const guest = await someGuest();
  const key = randomUUID();
  await once.do('book', intention(guest, key), done({ made: 1 })[1]);

  const other = once.do('book', intention(guest, key, { n: 2 }), done({ made: 2 })[1]);

  await expect(other.catch(codeOf)).resolves.toBe('idempotency_mismatch');
});

test('a key belongs to one guest and one endpoint', async () => {
  const [ada, bob] = [await someGuest(), await someGuest()];
  const key = randomUUID();
  await once.do('book', intention(ada, key), done({ of: 'ada' })[1]);

  await expect(once.do('book', intention(bob, key), done({ of: 'bob' })[1])).resolves.toEqual({ of: 'bob' });
  await expect(once.do('wait', intention(ada, key), done({ line: 1 })[1])).resolves.toEqual({ line: 1 });
});

test.each([undefined, '', 'not-a-key', `${randomUUID()}x`])(
  'without a valid key (%s) the work does not run',
  async (key) => {
    const [count, work] = done({});
    const call = { ...intention(await someGuest()), request: { headers: { 'idempotency-key': key } } };

    // Only the headers of the request are used.
    const asked = once.do('book', call as unknown as ReturnType<typeof intention>, work);

    await expect(asked.catch(codeOf)).resolves.toBe('idempotency_key_required');
    expect(count).not.toHaveBeenCalled();
  },
);

test('a rejected call can be retried with its key', async () => {
  const call = intention(await someGuest());
  const refused = once.do('book', call, () => Promise.reject(new Refusal(409, 'full', 'Page Not Found')));
  await expect(refused.catch(codeOf)).resolves.toBe('full');

  await expect(once.do('book', call, done({ made: 1 })[1])).resolves.toEqual({ made: 1 });
});

test('a worker that died is replaced after its lock expires, and rolls back if it finishes late', async () => {
  const guest = await someGuest();
  const call = intention(guest);
  const [count, late] = done({ by: 'late' });
  let wake = () => {};
  const morning = new Promise<void>((resolve) => (wake = resolve));
  const hasBegun = vi.fn();
  const asleep = once.do('book', call, async (finish) => {
    hasBegun();
    await morning;
    return late(finish);
  });
  await expect.poll(() => hasBegun).toHaveBeenCalled();
  await expect(once.do('book', call, done({})[1]).catch(codeOf)).resolves.toBe('idempotency_in_progress');

  clock += 61_000;
  const followed = await once.do('book', call, done({ by: 'other' })[1]);
  wake();

  expect(followed).toEqual({ by: 'other' });
  await expect(asleep.catch(codeOf)).resolves.toBe('idempotency_in_progress');
  expect(count).toHaveBeenCalledTimes(1);
  await expect(once.do('book', call, done({})[1])).resolves.toEqual({ by: 'other' });
});

test('a slow worker renews its lock and is not replaced', async () => {
  const guest = await someGuest();
  const call = intention(guest);
  let wake = () => {};
  const morning = new Promise<void>((resolve) => (wake = resolve));
  const slow = once.do('book', call, async (finish) => {
    await morning;
    return done({ by: 'slow' })[1](finish);
  });
  const lockedUntil = async () =>
    (await db.select().from(idempotencyKey).where(eq(idempotencyKey.guestId, guest.id)))[0]?.lockedUntil;
  await expect.poll(() => lockedUntil()).toBeDefined();

  const before = clock;
  clock += 5_000;
  await expect.poll(async () => (await lockedUntil())?.getTime()).toBeGreaterThan(before + 6_000);
  clock += 5_000;
  const other = await once.do('book', call, done({ by: 'other' })[1]).catch(codeOf);
  wake();

  expect(other).toBe('idempotency_in_progress');
  await expect(slow).resolves.toEqual({ by: 'slow' });
});

test('keys are stored for thirty days', async () => {
  const guest = await someGuest();
  const call = intention(guest);
  await once.do('book', call, done({ made: 1 })[1]);

  clock += 31 * 24 * 3_600_000;
  await once.forgetOld();

  await expect(once.do('book', call, done({ made: 2 })[1])).resolves.toEqual({ made: 2 });
});
