import { sql } from 'drizzle-orm';
import { chmod, readdir } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, PoolClient } from 'pg';
import { expect, onTestFinished, test, vi, type Mock } from 'vitest';
import { databaseFolder } from '../../testing/database-folder';
import { testConnection } from '../../testing/test-database';
import { commitWith } from './commit-with';
import { openDatabase } from './database';
import { isDatabaseUnavailable } from './database-unavailable';
import { pipelined } from './pipelined';

const SHUT_DOWN = Object.assign(new Error('terminating connection due to administrator command'), {
  code: '57P01',
});

test('a broken connection is reported, but not while it is being closed', async () => {
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

test('a connection that breaks during a transaction fails only that transaction', async () => {
  const db = openDatabase(await testConnection(), () => {});

  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    // The error arrives while no statement is running.
    await pause(200);
    await tx.execute(sql`select 1`);
  });

  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
});

test('a connection that breaks when a transaction begins is returned to the pool', async () => {
  const db = openDatabase({ ...(await testConnection()), max: 1 }, () => {});
  // The pool hands out a full client, although its type omits `end`.
  const close = (client: PoolClient) => void (client as unknown as Client).end();
  db.$client.once('acquire', close);

  const broken = db.transaction((tx) => tx.execute(sql`select 1`));

  await expect(broken).rejects.toThrow();
  expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
});

test('a transaction begins with its first statements, in one round trip', async () => {
  const db = openDatabase({ ...(await testConnection()), max: 1 }, () => {});
  const client = await db.$client.connect();
  // The type omits the connection, which a full client has.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  client.release();
  const sent = vi.spyOn(stream, '_writev' as never) as unknown as Mock<(chunks: unknown[]) => void>;

  const results = await db.transaction(async (tx) => {
    const [first, second] = await pipelined(
      tx.execute(sql`select ${1}::int as one`),
      tx.execute(sql`select ${2}::int as two, now() = statement_timestamp() as "isFirst"`),
    );
    return [...first.rows, ...second.rows];
  });

  // The commit is the second.
  expect(sent.mock.calls.length).toBeLessThanOrEqual(2);
  expect(results).toEqual([{ one: 1 }, { two: 2, isFirst: false }]);
  await db.$client.end();
});

test('a statement of its own and the transaction after it are sent in one round trip, and it stays after a rollback', async () => {
  const db = openDatabase({ ...(await testConnection()), max: 1 }, () => {});
  await db.execute(sql`create table first_statements (note text)`);
  const client = await db.$client.connect();
  // The type omits the connection, which a full client has.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  client.release();
  const sent = vi.spyOn(stream, '_writev' as never) as unknown as Mock<(chunks: unknown[]) => void>;

  const work = db.transactionAfter(
    (on) => on.execute(sql`insert into first_statements values (${'alone'})`).execute(),
    async (tx, done) => {
      await pipelined(done, tx.execute(sql`insert into first_statements values (${'undone'})`).execute());
      throw new Error('full');
    },
  );

  await expect(work).rejects.toThrow('full');
  // The rollback is the second.
  expect(sent.mock.calls.length).toBeLessThanOrEqual(2);
  const { rows } = await db.execute(sql`select note from first_statements`);
  expect(rows).toEqual([{ note: 'alone' }]);
  await db.execute(sql`drop table first_statements`);
  await db.$client.end();
});

test('statements that were sent together with a failing one are rolled back', async () => {
  const db = openDatabase({ ...(await testConnection()), max: 1 }, () => {});
  await db.execute(sql`create table kept (n int)`);
  const insertTwice = async (tx: Pick<typeof db, 'execute'>) => {
    await tx.execute(sql`insert into kept values (${1})`);
    await tx.execute(sql`insert into kept values (${2})`);
  };

  const failed = db.transaction((tx) =>
    pipelined(insertTwice(tx), tx.execute(sql`select 1 / ${0}::int`), insertTwice(tx)),
  );

  await expect(failed).rejects.toThrow();
  // The only connection is the one of the transaction, so what it still sends comes before this.
  await pause(50);
  expect((await db.execute(sql`select count(*)::int as n from kept`)).rows).toEqual([{ n: 0 }]);
  await db.$client.end();
});

test('a commit travels with the last statements of its transaction', async () => {
  const db = openDatabase({ ...(await testConnection()), max: 1 }, () => {});
  await db.execute(sql`create table kept (n int)`);
  const client = await db.$client.connect();
  // The type omits the connection, which a full client has.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  client.release();
  const sent = vi.spyOn(stream, '_writev' as never) as unknown as Mock<(chunks: unknown[]) => void>;
  const insertLate = async (tx: Pick<typeof db, 'execute'>) => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
    return tx.execute(sql`insert into kept values (${2}) returning n`);
  };

  const results = await db.transaction(async (tx) => {
    const [first, second] = await commitWith(
      tx,
      tx.execute(sql`insert into kept values (${1}) returning n`),
      insertLate(tx),
    );
    return [...first.rows, ...second.rows];
  });

  expect(sent).toHaveBeenCalledOnce();
  expect(results).toEqual([{ n: 1 }, { n: 2 }]);
  expect((await db.execute(sql`select n from kept order by n`)).rows).toEqual([{ n: 1 }, { n: 2 }]);
  await db.$client.end();
});

test('a commit that was sent with a failing statement keeps nothing, and the connection goes on', async () => {
  const db = openDatabase({ ...(await testConnection()), max: 1 }, () => {});
  await db.execute(sql`create table kept (n int)`);

  const failed = db.transaction((tx) =>
    commitWith(
      tx,
      tx.execute(sql`insert into kept values (${1})`),
      tx.execute(sql`select 1 / ${0}::int`),
      tx.execute(sql`insert into kept values (${2})`),
    ),
  );

  await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  expect((await db.execute(sql`select count(*)::int as n from kept`)).rows).toEqual([{ n: 0 }]);
  await db.transaction((tx) => commitWith(tx, tx.execute(sql`insert into kept values (${3})`)));
  expect((await db.execute(sql`select n from kept`)).rows).toEqual([{ n: 3 }]);
  await db.$client.end();
});

test('a statement after the commit of its transaction is refused', async () => {
  const db = openDatabase({ ...(await testConnection()), max: 1 }, () => {});
  await db.execute(sql`create table kept (n int)`);

  const late = db.transaction(async (tx) => {
    await commitWith(tx, tx.execute(sql`insert into kept values (${1})`));
    await tx.execute(sql`insert into kept values (${2})`);
  });

  await expect(late).rejects.toMatchObject({ cause: { message: /sent after the commit/ } });
  expect((await db.execute(sql`select n from kept`)).rows).toEqual([{ n: 1 }]);
  await db.$client.end();
});

test('the commit of a connection that breaks can be tried again, as a single statement can', async () => {
  const db = openDatabase({ ...(await testConnection()), max: 1 }, () => {});

  const broken = db.transaction((tx) =>
    commitWith(tx, tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
  );

  expect(isDatabaseUnavailable(await broken.catch((error: unknown) => error))).toBe(true);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await db.$client.end();
});

test('the first failure is reported, and not what PostgreSQL refused after it', async () => {
  const db = openDatabase({ ...(await testConnection()), max: 1 }, () => {});
  const sendLate = async (tx: Pick<typeof db, 'execute'>) => {
    await Promise.resolve();
    return tx.execute(sql`select ${1}::int`);
  };

  const failed = db.transaction((tx) => pipelined(sendLate(tx), tx.execute(sql`select 1 / ${0}::int`)));

  await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  await db.$client.end();
});

test('frequent statements are prepared once, and varying statements do not accumulate in the database', async () => {
  const db = openDatabase({ ...(await testConnection()), max: 1 }, () => {});
  const planned = async (part: string) =>
    (await db.execute(sql.raw(`select name from pg_prepared_statements where statement like '%${part}%'`)))
      .rows;

  for (let i = 0; i < 5; i += 1) {
    const { rows } = await db.transaction((tx) => tx.execute(sql`select ${i}::int + 40 as often`));
    expect(rows).toEqual([{ often: i + 40 }]);
  }
  expect(await planned('often')).toHaveLength(1);

  for (let i = 0; i < 250; i += 1) {
    const statement = sql`select ${i}::int as ${sql.identifier(`listed_${i}`)}`;
    for (let times = 0; times < 3; times += 1) await db.execute(statement);
  }
  expect((await planned('listed')).length).toBeLessThanOrEqual(200);
  await db.$client.end();
});

test('a transaction whose connection PostgreSQL refuses can be tried again, as a single statement can', async () => {
  const own = await testConnection();
  const first = openDatabase(own, () => {});
  const folder = await databaseFolder(first);
  await first.$client.end();
  const files = (await readdir(folder)).map((file) => join(folder, file));
  const allow = (mode: number) => Promise.all(files.map((file) => chmod(file, mode)));
  // A new connection cannot open the files of the catalog for writing, which is so on a read-only file system.
  await allow(0o400);
  onTestFinished(async () => void (await allow(0o600)));
  const db = openDatabase(own, () => {});

  const failures = await Promise.all([
    db.transaction(async (tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error),
    db.execute(sql`select 1`).catch((error: unknown) => error),
  ]);

  expect(failures[0]).toMatchObject({ severity: 'FATAL', code: '42501' });
  expect(failures.map(isDatabaseUnavailable)).toEqual([true, true]);
  await db.$client.end();
});

test('a transaction that gets no connection in time can be tried again, as a single statement can', async () => {
  // The time also limits the first connection, which takes a while on a busy machine.
  const own = { ...(await testConnection()), max: 1, connectionTimeoutMillis: 2_000 };
  const db = openDatabase(own, () => {});
  const holder = await db.$client.connect();

  const failures = await Promise.all([
    db.transaction(async (tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error),
    db.execute(sql`select 1`).catch((error: unknown) => error),
  ]);

  expect(failures.map(isDatabaseUnavailable)).toEqual([true, true]);
  holder.release();
  await db.$client.end();
});

test('a statement that the query builder has only prepared runs once', async () => {
  const db = openDatabase({ ...(await testConnection()), max: 1 }, () => {});
  await db.execute(sql`create table once (n int)`);

  await db.transaction((tx) =>
    pipelined(tx.execute(sql`insert into once values (${1})`), tx.execute(sql`select ${1}::int`)),
  );

  expect((await db.execute(sql`select n from once`)).rows).toEqual([{ n: 1 }]);
  await db.$client.end();
});

test('a new connection that takes too long is unavailability, for a statement and for a transaction', async () => {
  // The operating system accepts the connection, but nobody answers, such as a database on a machine that is too busy.
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  // The cast is safe because the server listens on a TCP port.
  const { port } = silent.address() as AddressInfo;
  const address = { host: '127.0.0.1', port, user: 'guest', database: 'postgres' };
  const db = openDatabase({ ...address, connectionTimeoutMillis: 100 }, () => {});
  const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

  const failures = await Promise.all([
    failureOf(db.execute(sql`select 1`)),
    failureOf(db.transaction((tx) => tx.execute(sql`select 1`))),
  ]);

  expect(failures.map(isDatabaseUnavailable)).toEqual([true, true]);
  await db.$client.end();
});
