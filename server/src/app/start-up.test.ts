import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { START_UP_FAILED } from '../platform/errors/start-up-failure';
import { redisProcess } from '../testing/processes/redis-process';
import {
  connectToDatabase,
  dataDirectory,
  startProcess,
  usedDataDirectory,
  type ServerProcess,
} from '../testing/processes/server-process';
import { databaseUrl, testConnection } from '../testing/test-database';

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };

describe(
  'a start that cannot succeed prints the reason in one sentence and exits with 78',
  { timeout: 60_000 },
  () => {
    test('an invalid setting', async () => {
      await expectStartUpFailure(
        startProcess({ PORT: 'eighty' }),
        /^PORT must be a number from 0 to 65535\.$/,
      );
    });

    test('a port in use', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      onTestFinished(() => void other.close());
      const { port } = other.address() as AddressInfo;

      const server = startProcess({ DATA_DIR: await dataDirectory(), PORT: String(port) });

      await expectStartUpFailure(
        server,
        new RegExp(`^Port ${port} is already in use; set PORT to another one\\.$`),
      );
    });

    test('a file in place of the data directory', async () => {
      const file = join(await dataDirectory(), 'file');
      await writeFile(file, '');

      await expectStartUpFailure(
        startProcess({ DATA_DIR: file }),
        /^The data directory ".+" cannot be used: it is not a folder\.$/,
      );
    });

    test.runIf(isRoot)('a data directory that the user who starts may not read', async () => {
      const dataDir = await dataDirectory();
      await chmod(dataDir, 0o700);

      const server = startProcess({ DATA_DIR: dataDir }, NOBODY);

      await expectStartUpFailure(
        server,
        /^The data directory ".+" cannot be used: the user .+ may not write there\.$/,
      );
    });

    test.runIf(process.platform === 'linux')('a place where no folder can be created', async () => {
      const server = startProcess({ DATA_DIR: '/proc/suite/data' });

      await expectStartUpFailure(
        server,
        /^The data directory "\/proc\/suite\/data" cannot be used: no folder can be made there\.$/,
      );
    });

    test('a file in place of the database folder', async () => {
      const dataDir = await dataDirectory();
      await writeFile(join(dataDir, 'postgres'), '');

      await expectStartUpFailure(
        startProcess({ DATA_DIR: dataDir }),
        /^".+\/postgres" is not a folder, so the database cannot be kept there\.$/,
      );
    });

    test('foreign content in the database folder, which is left untouched', async () => {
      const dataDir = await dataDirectory();
      const photos = join(dataDir, 'postgres', 'photos');
      await mkdir(photos, { recursive: true });

      await expectStartUpFailure(
        startProcess({ DATA_DIR: dataDir }),
        /^".+\/postgres" holds something that is not the suite's database\.$/,
      );
      expect((await readdir(dataDir)).sort()).toEqual(['in-use', 'postgres', 'releases']);
      expect((await stat(photos)).isDirectory()).toBe(true);
    });

    test('a data directory used by another process', async () => {
      const dataDir = await usedDataDirectory();
      await startProcess({ DATA_DIR: dataDir }).address();

      await expectStartUpFailure(
        startProcess({ DATA_DIR: dataDir }),
        /^Another process is already using the data directory ".+"\.$/,
      );
    });

    test('a data directory without a release', async () => {
      // A server looks for a release last, and without a database of its own it starts faster.
      const server = startProcess({
        DATA_DIR: join(await dataDirectory(), 'empty'),
        DATABASE_URL: databaseUrl(await testConnection('filled')),
      });

      await expectStartUpFailure(server, /^Nothing is released to the channel production in .+\.$/);
    });

    test('an unreachable database, whose password is not printed', async () => {
      const server = startProcess({
        DATA_DIR: await dataDirectory(),
        DATABASE_URL: 'postgres://guest:secret@127.0.0.1:1/suite',
      });

      await expectStartUpFailure(
        server,
        /^The database at 127\.0\.0\.1:1\/suite cannot be used: nothing answers there\.$/,
      );
    });

    test('a database with the wrong name', async () => {
      const server = startProcess({
        DATA_DIR: await dataDirectory(),
        DATABASE_URL: databaseUrl({ ...inject('postgres'), database: 'suite' }),
      });

      await expectStartUpFailure(server, /cannot be used: it has no database of that name\.$/);
    });

    test('a database that is too old', async () => {
      const server = startProcess({
        DATA_DIR: await dataDirectory(),
        DATABASE_URL: `postgres://guest:secret@127.0.0.1:${await postgresOfVersion('140011')}/suite`,
      });

      await expectStartUpFailure(server, /is PostgreSQL 14, and the suite needs 15 or newer\.$/);
    });
  },
);

describe('a running server', { timeout: 120_000 }, () => {
  test('stops with its database on a signal', async () => {
    const dataDir = await usedDataDirectory();
    const server = startProcess({ DATA_DIR: dataDir });
    const address = await server.address();
    const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    // The requests open as many connections as the pool allows, so that some are still closing when the
    // database stops.
    const paths = ['outlets', 'posts', 'activities', 'directories'];
    await Promise.all(
      [...paths, ...paths, ...paths].map((path) => fetch(`${address}/web/property/casa-miramar/${path}`)),
    );

    server.kill('SIGTERM');

    expect(await server.ended).toBe(0);
    expect(server.output()).not.toContain('database connection lost');
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test.each(['answers', 'hangs', 'is away'])(
    'stops without an error on a signal while Redis %s',
    async (how) => {
      const redis = await redisProcess();
      await redis.start();
      const server = startProcess({ DATA_DIR: await usedDataDirectory(), REDIS_URL: redis.url });
      await server.address();
      if (how === 'hangs') redis.hang();
      if (how === 'is away') await redis.kill();

      server.kill('SIGTERM');

      expect(await server.ended).toBe(0);
      expect(server.output()).not.toMatch(/"level":(50|60)/);
    },
  );

  test('loses nothing when it is killed and restarts on the same data', async () => {
    const dataDir = await usedDataDirectory();
    const first = startProcess({ DATA_DIR: dataDir });
    await first.address();
    const before = await connectToDatabase(dataDir);
    await before.query(`update property set phone = 'kept' where slug = 'casa-miramar'`);
    first.kill('SIGKILL');
    await first.ended;

    const address = await startProcess({ DATA_DIR: dataDir }).address();

    const detail = await fetch(`${address}/web/property/casa-miramar/detail`);
    expect(await detail.json()).toMatchObject({ system: { property: { phone: 'kept' } } });
  });

  test('uses an external PostgreSQL and creates no data of its own', async () => {
    const dataDir = await dataDirectory();
    const url = databaseUrl(await testConnection('template0'));

    const address = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: url }).address();

    expect((await fetch(`${address}/web/property/casa-miramar/detail`)).status).toBe(200);
    expect(await readdir(dataDir)).not.toContain('postgres');
  });

  test.runIf(isRoot)('as root, uses a data folder that the user of the database cannot reach', async () => {
    const hidden = join(await dataDirectory(), 'hidden');
    await mkdir(hidden, { mode: 0o700 });
    const dataDir = await dataDirectory(hidden);
    await chmod(dataDir, 0o700);

    const address = await startProcess({ DATA_DIR: dataDir, DEMO: 'off' }).address();

    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0);
  });
});

async function expectStartUpFailure(server: ServerProcess, errorLine: RegExp): Promise<void> {
  const code = await server.ended;
  const lines = server.output().trim().split('\n');
  expect({ code, lines }).toEqual({ code: START_UP_FAILED, lines: [expect.stringMatching(errorLine)] });
  expect(server.output()).not.toContain('secret');
}

/**
 * Implements the part of PostgreSQL's protocol that reports the version: a message is a letter, its length,
 * and its content.
 */
async function postgresOfVersion(version: string): Promise<number> {
  const message = (letter: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(content.length + 4);
    return Buffer.concat([Buffer.from(letter), length, content]);
  };
  const ready = message('Z', Buffer.from('I'));
  const column = Buffer.concat([Buffer.from('\0\x01server_version_num\0'), Buffer.alloc(18)]);
  const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, version.length]), Buffer.from(version)]);
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      socket.on('data', () => {
        socket.write(
          Buffer.concat([
            message('T', column),
            message('D', row),
            message('C', Buffer.from('SHOW\0')),
            ready,
          ]),
        );
      });
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
