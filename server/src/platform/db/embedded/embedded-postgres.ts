import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { dataFolderArgument, prepareDataFolder } from './data-folder';
import { assertOwnDatabase } from './assert-own-database';
import { stopOrphan } from './orphan';
import { postgresBinaries } from './postgres-binaries';
import { startProcess, type PostgresCall, type PostgresProcess } from './postgres-process';
import { databaseUser } from './system-user';
import { createSocketFolder } from './temporary-folder';

const START_RETRIES_FOR_MS = 10_000;

export interface EmbeddedPostgres {
  /** Returns how to connect to one of its databases. A database called `postgres` always exists. */
  connection(database: string): PoolConfig;
  /** Starts it again after it has ended. Its connections stay the same. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when the PostgreSQL that was started last has ended for any reason. */
  readonly ended: Promise<void>;
}

export interface EmbeddedOptions {
  /** The directory must exist; its folder `postgres` holds the data. */
  dataDir: string;
  onLine(line: string): void;
  /** Tests disable this because their data need not survive a power failure, nor be kept for long. */
  isDurable?: boolean;
  maxConnections?: number;
}

/**
 * Starts a private PostgreSQL. It is reached through a socket in a private folder, so it uses no port and is
 * inaccessible to other users.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = join(options.dataDir, 'postgres');
  await stopOrphan(folder);
  const user = await databaseUser(folder);
  const binaries = await postgresBinaries(user);
  await prepareDataFolder(folder, binaries, user, options.isDurable ?? true);
  const sockets = await createSocketFolder(user);
  const call: PostgresCall = {
    program: binaries.postgres,
    args: ['-D', dataFolderArgument(folder, user), ...settings(sockets.path, options)],
    cwd: folder,
    sockets: sockets.path,
    user,
    onLine: options.onLine,
  };
  try {
    let postgres = await startWithRetries(call);
    const connection = (database: string) => ({ host: sockets.path, user: 'guest', database });
    await assertOwnDatabase(connection('postgres'), folder).catch(async (error: unknown) => {
      await postgres.stop();
      throw error;
    });
    return {
      connection,
      get ended() {
        return postgres.ended;
      },
      async restart() {
        await postgres.ended;
        await stopOrphan(folder);
        postgres = await startWithRetries(call);
      },
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

/**
 * The helper processes of a killed PostgreSQL live on for a moment and hold its shared memory, so the start
 * is retried.
 */
async function startWithRetries(call: PostgresCall): Promise<PostgresProcess> {
  const deadline = Date.now() + START_RETRIES_FOR_MS;
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
    // Autovacuum would visit each of the hundreds of databases of a test run once a minute.
    ...(isDurable ? [] : ['autovacuum=off']),
    'timezone=UTC',
    'log_timezone=UTC',
    // Statements and the rows quoted in errors may contain text that guests wrote, so they are not logged.
    'log_min_messages=log',
    'log_min_error_statement=panic',
  ].flatMap((setting) => ['-c', setting]);
}
