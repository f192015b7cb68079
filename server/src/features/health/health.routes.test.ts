import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { chmod } from 'node:fs/promises';
import { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../platform/db/database';
import { databaseFolder } from '../../testing/database-folder';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';
import { testConnection } from '../../testing/test-database';
import { healthRoutes } from './health.routes';

const S3 = { endpoint: 'http://s3.test', bucket: 'files', region: 'eu', key: 'key', secret: 'secret' };

/** Makes every update of a guest fail with an error code of PostgreSQL, as a faulty machine would. */
async function appWithFaults() {
  const suite = await testApp();
  const { db, send, get } = suite;
  await db.execute(sql`create table fault (code text)`);
  await db.execute(
    sql.raw(`create function fail() returns trigger language plpgsql as $$
      declare found text;
      begin
        select code into found from fault;
        if found is not null then raise exception 'the machine fails' using errcode = found; end if;
        return new;
      end $$`),
  );
  await db.execute(sql`create trigger fails before update on guest for each row execute function fail()`);
  return {
    ...suite,
    start: (code: string) => db.execute(sql`insert into fault values (${code})`),
    end: () => db.execute(sql`delete from fault`),
    ready: () => get('/health/ready'),
    async write() {
      const { headers } = await knownGuest(db, NOON);
      const body = { version: 1, firstName: 'Grace', lastName: 'Hopper', lang: 'fr' };
      return send('PUT', '/web/property/casa-miramar/guest', { headers, body });
    },
  };
}

const suite = await appWithFaults();

test.each([
  ['53100', 'disk_full'],
  ['53200', 'out_of_memory'],
  ['58030', 'disk_error'],
  ['25006', 'read_only'],
])('a write that fails with %s is answered with 503, and works again afterwards', async (code, fault) => {
  await suite.start(code);
  const refused = await suite.write();
  const remembered = suite.db.faults.latest();
  await suite.end();
  const ready = await suite.ready();

  expect([refused.status, refused.body.code]).toEqual([503, 'maintenance']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(remembered).toBe(fault);
  // The probe could write, so the fault is over.
  expect([ready.status, suite.db.faults.latest()]).toEqual([200, undefined]);
  expect((await suite.write()).status).toBe(200);
});

test('readiness names a database that is read-only, and recovers without a restart', async () => {
  const connection = await testConnection('filled');
  const db = openDatabase(connection, () => {});
  const app = await testApp({ db });
  const setReadOnly = async (how: 'on' | 'off') => {
    const admin = openDatabase({ ...connection, max: 1 }, () => {});
    await admin.execute(sql`set default_transaction_read_only = off`);
    await admin.execute(
      sql.raw(`alter database "${connection.database}" set default_transaction_read_only = ${how}`),
    );
    // New connections have the new setting.
    await admin.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await admin.$client.end();
  };
  await setReadOnly('on');

  await expect
    .poll(async () => (await app.get('/health/ready')).body, { timeout: 10_000 })
    .toMatchObject({ code: 'maintenance', data: { fault: 'read_only' } });
  await setReadOnly('off');
  await expect.poll(async () => (await app.get('/health/ready')).status, { timeout: 10_000 }).toBe(200);
  await db.$client.end();
});

test('files of the database that cannot be written are a fault of the machine, and it recovers without a restart', async () => {
  const { db, send, get } = await testApp();
  await db.execute(
    sql.raw(`create function need_file() returns trigger language plpgsql as $$
      begin
        create temporary table new_file (n int) on commit drop;
        return new;
      end $$`),
  );
  await db.execute(
    sql`create trigger needs_file before update on guest for each row execute function need_file()`,
  );
  const { headers } = await knownGuest(db, NOON);
  const write = (version: number) =>
    send('PUT', '/web/property/casa-miramar/guest', {
      headers,
      body: { version, firstName: 'Grace', lastName: 'Hopper', lang: 'fr' },
    });
  const folder = await databaseFolder(db);
  // PostgreSQL reports this with the code that it has for a read-only file system as well.
  await chmod(folder, 0o500);
  onTestFinished(() => chmod(folder, 0o700));

  const [refused, during] = [await write(1), await get('/health/ready')];
  await chmod(folder, 0o700);
  const [after, again] = [await get('/health/ready'), await write(1)];

  expect([refused.status, refused.body.code]).toEqual([503, 'maintenance']);
  expect(during).toMatchObject({ status: 503, body: { data: { fault: 'read_only' } } });
  expect([after.status, again.status]).toEqual([200, 200]);
});

test('a process that is out of descriptors is not ready, and recovers without a restart', async () => {
  const state = { isOut: true };
  const db = openDatabase(
    {
      ...(await testConnection('filled')),
      stream() {
        const socket = new Socket();
        if (!state.isOut) return socket;
        const error = Object.assign(new Error('connect EMFILE'), { code: 'EMFILE', syscall: 'connect' });
        return Object.assign(socket, { connect: () => socket.destroy(error) });
      },
    },
    () => {},
  );
  const app = await testApp({ db });

  const answers = [await app.get('/health/ready'), await app.get('/web/property')];
  state.isOut = false;

  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(answers[0]?.body.data).toEqual({ fault: 'out_of_descriptors' });
  expect((await app.get('/health/ready')).status).toBe(200);
  await db.$client.end();
});

test.each([
  ['an embedded database', { databaseUrl: null, uploadsS3: S3 }, 503],
  ['the files of guests', { databaseUrl: 'postgres://elsewhere', uploadsS3: null }, 503],
  ['nothing that grows', { databaseUrl: 'postgres://elsewhere', uploadsS3: S3 }, 200],
])('a full disk that holds %s', async (_what, config, status) => {
  const app = fastify();
  onTestFinished(() => app.close());
  healthRoutes(app, {
    db: suite.db,
    // This file system of Linux never has space.
    config: { dataDir: '/proc', ...config },
    realtimeFacts: async () => ({
      redis: 'none',
      sockets: 0,
      turnedAway: {},
      refused: {},
      dropped: 0,
      untold: 0,
      lagMs: 0,
    }),
  });

  const ready = await app.inject('/health/ready');

  expect(ready.statusCode).toBe(status);
});
