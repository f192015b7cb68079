import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { codeArguments } from '../../../testing/processes/built-programs';
import { copyFolder } from '../../../testing/processes/copy-folder';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';

const isRoot = process.getuid?.() === 0;
/** A new database that has been stopped. Most tests begin with a copy, because its creation takes a core two seconds. */
const created = await mkdtemp(join(tmpdir(), 'embedded-'));
const original = await startEmbeddedPostgres({ dataDir: created, isDurable: false, onLine: () => {} });
await query(original, 'create table kept as select 1 as one');
await original.stop();
afterAll(() => rm(created, { recursive: true }));

test('committed data survives a stop and a restart', async () => {
  const restarted = await start(await folderWithDatabase());

  expect(await query(restarted, 'select one from kept')).toEqual([{ one: 1 }]);
});

test('after it was killed, it starts again at the same address with all committed data', async () => {
  const dataDir = await folderWithDatabase();
  const postgres = await start(dataDir);
  await query(postgres, 'insert into kept values (2)');
  const { host } = postgres.connection('postgres');

  for (const signal of ['SIGKILL', 'SIGINT'] as const) {
    const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(pidFile.split('\n')[0]), signal);
    await postgres.restart();
    expect(await query(postgres, 'select one from kept order by one')).toEqual([{ one: 1 }, { one: 2 }]);
  }
  expect(postgres.connection('postgres').host).toBe(host);
  await postgres.stop();
  expect(await stat(String(host)).catch(() => 'gone')).toBe('gone');
});

test('the database uses UTF-8 and sorts by bytes on every system', async () => {
  const postgres = await start(await folderWithDatabase());

  const [settings] = await query(
    postgres,
    "select current_setting('server_encoding') encoding, datcollate from pg_database where datname = 'postgres'",
  );

  expect(settings).toEqual({ encoding: 'UTF8', datcollate: 'C' });
});

test('the database listens only on a socket that only its user can reach', async () => {
  const postgres = await start(await folderWithDatabase());

  expect(await query(postgres, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  const { host } = postgres.connection('postgres');
  expect((await stat(String(host))).mode & 0o777).toBe(0o700);
});

test.runIf(isRoot)(
  'started by root, it runs as another user even if that user cannot reach the data folder',
  async () => {
    const locked = await folder();
    await chmod(locked, 0o700);
    const dataDir = join(locked, 'data');
    await mkdir(dataDir, { mode: 0o700 });

    const postgres = await start(dataDir);

    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    const { uid } = await stat(join(dataDir, 'postgres'));
    expect(uid).not.toBe(0);
    expect((await stat(dataDir)).uid).toBe(0);
  },
);

test('a killed server leaves no PostgreSQL behind that blocks the next one', async () => {
  const dataDir = await folderWithDatabase();
  const args = codeArguments(
    ['embedded-postgres'],
    (embedded) => `import { startEmbeddedPostgres } from ${embedded};
    await startEmbeddedPostgres({ dataDir: process.argv[1], onLine: () => {} });
    console.log('ready');`,
  );
  const child = spawn(process.execPath, [...args, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const [orphan, , , , sockets = ''] = pidFile.split('\n');
  child.kill('SIGKILL');

  const next = await start(dataDir);

  expect(await query(next, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(() => process.kill(Number(orphan), 0)).toThrow('ESRCH');
  await expect.poll(() => stat(sockets).catch(() => 'gone'), { timeout: 10_000 }).toBe('gone');
}, 30_000);

test('a pid file that names an unrelated process does not prevent a start', async () => {
  const dataDir = await folderWithDatabase();
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n/proc/self/cwd\n`);

  const second = await start(dataDir);

  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('data of another PostgreSQL version is left untouched', async () => {
  const dataDir = await folder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '12\n');

  await expect(start(dataDir)).rejects.toThrow(
    /was written by PostgreSQL 12, and this installation contains \d+\.$/,
  );
});

test('an interrupted creation is started again', async () => {
  const dataDir = await folder();
  await mkdir(join(dataDir, 'postgres-new-abc'));
  await writeFile(join(dataDir, 'postgres-new-abc', 'PG_VERSION'), '18\n');

  const postgres = await start(dataDir);

  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'embedded-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function folderWithDatabase(): Promise<string> {
  const path = await folder();
  await copyFolder(join(created, 'postgres'), path);
  return path;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, isDurable: false, onLine: () => {} });
  onTestFinished(() => postgres.stop());
  return postgres;
}

test.each([
  ['only a version file', '18'],
  ['text instead of a version', 'of another\nprogram'],
])('a folder with %s is not taken for the database and is left untouched', async (_case, version) => {
  const dataDir = await folder();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), version);

  await expect(start(dataDir)).rejects.toThrow(
    /postgres" holds something that is not the suite's database\.$/,
  );

  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
});

test('the database of another program is reported in one sentence', async () => {
  const dataDir = await folderWithDatabase();
  const first = await start(dataDir);
  await query(first, 'create role other superuser login');
  const asOther = new pg.Client({ ...first.connection('postgres'), user: 'other' });
  await asOther.connect();
  await asOther.query('alter role guest rename to somebody');
  await asOther.end();
  await first.stop();

  await expect(start(dataDir)).rejects.toThrow(
    /postgres" holds a database that is not the suite's, and does not let it in: role "guest" does not exist\.$/,
  );
});

async function query(postgres: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client(postgres.connection('postgres'));
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}
