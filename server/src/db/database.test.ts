import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { testConnection } from '../testing/test-database';
import { openDatabase } from './database';

const SHUT_DOWN = Object.assign(new Error('terminating connection due to administrator command'), {
  code: '57P01',
});

test('a connection that breaks is told of, but not one that is being closed', async () => {
  const onError = vi.fn();
  const { $client: pool } = openDatabase(await testConnection(), onError);
  const [first, second] = await Promise.all([pool.connect(), pool.connect()]);
  first.release();
  second.release();

  first.emit('error', SHUT_DOWN);
  const closed = pool.end();
  second.emit('error', SHUT_DOWN);
  await closed;

  expect(onError).toHaveBeenCalledOnce();
});

test('a connection that breaks in the middle of a transaction fails that transaction and nothing else', async () => {
  const db = openDatabase(await testConnection(), () => {});

  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    // The error comes by itself, while nothing is asked.
    await pause(200);
    await tx.execute(sql`select 1`);
  });

  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
});

test('connections that break as transactions begin are not lost to the pool', async () => {
  const connection = await testConnection();
  const db = openDatabase({ ...connection, max: 2 }, () => {});
  const breaker = openDatabase({ ...connection, max: 1 }, () => {});
  let broken = 0;

  for (let i = 0; i < 20; i += 1) {
    await Promise.allSettled([db.execute(sql`select 1`), db.execute(sql`select 1`)]);
    // Ended by the database, and handed out before word of it is here.
    const ended = breaker.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    const begun = [1, 2].map(() => db.transaction((tx) => tx.execute(sql`select pg_sleep(0.01)`)));
    broken += (await Promise.allSettled(begun)).filter(({ status }) => status === 'rejected').length;
    await ended;
  }

  expect(broken).toBeGreaterThan(0);
  expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
  await breaker.$client.end();
});
