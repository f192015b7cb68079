import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { nameOf, prepareDataFolder } from './data-folder';
import { assertLetsIn } from './lets-in';
import { stopOrphan } from './orphan';
import { postgresBinaries } from './postgres-binaries';
import { startProcess, type PostgresCall, type PostgresProcess } from './postgres-process';
import { databaseUser } from './system-user';
import { createSocketFolder } from './temporary-folder';

const HELPERS_GONE_AFTER_MS = 10_000;

export interface EmbeddedPostgres {
  /** How one of its databases is reached. There is always one called `postgres`. */
  connection(database: string): PoolConfig;
  stop(): Promise<void>;
  /** Settles when it has ended, for whatever reason. */
  ended: Promise<void>;
}

export interface EmbeddedOptions {
  /** Has to exist; the data are in its folder `postgres`. */
  dataDir: string;
  onLine(line: string): void;
  /** Tests do without: what they write need not outlive a power cut. */
  isDurable?: boolean;
  maxConnections?: number;
}

/** A PostgreSQL of our own, reached by a socket in a private folder, so that it takes no port and nobody else gets in. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = join(options.dataDir, 'postgres');
  await stopOrphan(folder);
  const user = await databaseUser(folder);
  const binaries = await postgresBinaries(user);
  await prepareDataFolder(folder, binaries, user, options.isDurable ?? true);
  const sockets = await createSocketFolder(user);
  try {
    const postgres = await startPatiently({
      program: binaries.postgres,
      args: ['-D', nameOf(folder, user), ...settings(sockets.path, options)],
      cwd: folder,
      sockets: sockets.path,
      user,
      onLine: options.onLine,
    });
    const connection = (database: string) => ({ host: sockets.path, user: 'guest', database });
    await assertLetsIn(connection('postgres'), folder).catch(async (error: unknown) => {
      await postgres.stop();
      throw error;
    });
    return {
      connection,
      ended: postgres.ended,
      async stop() {
        await postgres.stop();
        await sockets.remove();
      },
    };
  } catch (error) {
    await sockets.remove();
    throw error;
  }
}

/** The helpers of a PostgreSQL that was killed outright live on for a moment, and hold its memory. */
async function startPatiently(call: PostgresCall): Promise<PostgresProcess> {
  const deadline = Date.now() + HELPERS_GONE_AFTER_MS;
  for (;;) {
    try {
      return await startProcess(call);
    } catch (error) {
      const isHeld = error instanceof Error && /pre-existing shared memory|lock file/.test(error.message);
      if (!isHeld || Date.now() > deadline) throw error;
      await wait(250);
    }
  }
}

function settings(
  socketFolder: string,
  { isDurable = true, maxConnections = 100 }: EmbeddedOptions,
): string[] {
  return [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    'unix_socket_permissions=0700',
    `max_connections=${maxConnections}`,
    `fsync=${isDurable ? 'on' : 'off'}`,
    'timezone=UTC',
    'log_timezone=UTC',
    // What a statement carried, and what an error quotes of a row, may be a guest's own words.
    'log_min_messages=log',
    'log_min_error_statement=panic',
  ].flatMap((setting) => ['-c', setting]);
}
