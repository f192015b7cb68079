import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/src/platform/db/database';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded/embedded-postgres';
import { openBalancer } from '../../../server/src/testing/processes/balancer';
import { copyFolder } from '../../../server/src/testing/processes/copy-folder';
import { freePort } from '../../../server/src/testing/processes/free-port';
import {
  releaseInto,
  spawnServer,
  type ServerProcess,
} from '../../../server/src/testing/processes/spawn-server';

export type TestHotel = Awaited<ReturnType<typeof startTestHotel>>;

/**
 * Starts a database, one or several servers and a proxy in front of them, as `npm start` does, with functions
 * to break each of them.
 */
export async function startTestHotel({
  servers: serverCount = 1,
  reachDatabase,
}: {
  servers?: number;
  /** Returns the address under which the servers reach the database, whose socket is in this folder. */
  reachDatabase?: (sockets: string) => string;
} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
  const databaseDir = join(folder, 'database');
  await mkdir(databaseDir);
  // A run of tests has prepared one with the demo hotels. The servers fill an empty one when they start.
  const used = process.env.USED_DATA_DIR;
  if (used) await copyFolder(join(used, 'postgres'), databaseDir);
  const places = await Promise.all(
    Array.from({ length: serverCount }, async (_, i) => {
      const dataDir = join(folder, `data-${i}`);
      await releaseInto(dataDir);
      return { dataDir, port: await freePort() };
    }),
  );
  const balancer = await openBalancer();
  balancer.routeTo(...places.map(({ port }) => port));

  // A restarted database has a new socket directory; connections use this link to the current one.
  const socketLink = join(folder, 'sockets');
  const url = `postgres://guest@localhost/postgres?host=${encodeURIComponent(socketLink)}`;
  let postgres = await startDatabase();

  async function startDatabase() {
    const started = await startEmbeddedPostgres({ dataDir: databaseDir, onLine: () => {} });
    await rm(socketLink, { force: true });
    await symlink(String(started.connection('postgres').host), socketLink);
    return started;
  }

  const startServer = async ({ dataDir, port }: { dataDir: string; port: number }) => {
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: reachDatabase?.(socketLink) ?? url,
      PORT: String(port),
      DEMO_DESK: 'off',
      LOG_LEVEL: 'info',
    };
    const started = spawnServer(env);
    await started.address();
    void started.ended.then((code) => {
      if (code !== 'SIGKILL')
        rejectBreakdown(
          new Error(`the server exited unexpectedly with ${code}: ${fatalIn(started.output())}`),
        );
    });
    return started;
  };
  let rejectBreakdown: (error: Error) => void = () => {};
  const breakdown = new Promise<never>((_resolve, reject) => (rejectBreakdown = reject));
  // The handler prevents an unhandled rejection if no caller awaits `breakdown`.
  breakdown.catch(() => {});
  const servers: ServerProcess[] = [];
  // One after the other, because the first one prepares the database.
  for (const place of places) servers.push(await startServer(place));
  // The pool replaces connections that break while the database restarts, so their errors are ignored; failed
  // queries are repeated.
  const db = openDatabase({ connectionString: url }, () => {});

  return {
    url: balancer.url,
    db,
    /** Rejects when the server exits without having been killed by the scenario. */
    breakdown,

    /** Kills one of the servers without a shutdown and starts it again. */
    async killServer(): Promise<void> {
      const i = Math.floor(Math.random() * servers.length);
      const [server, place] = [servers[i], places[i]];
      if (!server || !place) throw new Error('there is no server to kill');
      server.kill('SIGKILL');
      await server.ended;
      servers[i] = await startServer(place);
    },

    /** The first of the servers, which may have ended. */
    server: (): ServerProcess => {
      const [server] = servers;
      if (!server) throw new Error('there is no server');
      return server;
    },

    /**
     * Restarts the database without a clean shutdown (SIGQUIT): transactions that are not in its log on disk
     * are lost.
     */
    async restartDatabase(): Promise<void> {
      const note = await readFile(join(databaseDir, 'postgres', 'postmaster.pid'), 'utf8');
      process.kill(Number(note.split('\n')[0]), 'SIGQUIT');
      await postgres.ended;
      postgres = await startDatabase();
    },

    cutLink: balancer.closeOne,
    swallowLink: balancer.stallOne,

    async close(): Promise<void> {
      await balancer.close();
      for (const server of servers) {
        server.kill('SIGKILL');
        await server.ended;
      }
      await db.$client.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the fatal log line, because the whole log is long. */
const fatalIn = (log: string) =>
  log.split('\n').find((line) => line.includes('"level":60')) ?? log.slice(-1_000);
