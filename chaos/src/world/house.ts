import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/src/platform/db/database';
import { startEmbeddedPostgres } from '../../../server/src/platform/db/embedded/embedded-postgres';
import { openBalancer } from '../../../server/src/testing/balancer';
import { freePort } from '../../../server/src/testing/free-port';
import { releaseInto, spawnServer } from '../../../server/src/testing/spawn-server';

export type House = Awaited<ReturnType<typeof openHouse>>;

/** A database, a server on it and the network before it, as `npm start` has them, and each of them to be broken. */
export async function openHouse() {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-'));
  const [dataDir, databaseDir] = [join(folder, 'data'), join(folder, 'database')];
  await mkdir(databaseDir);
  await releaseInto(dataDir);
  const port = await freePort();
  const balancer = await openBalancer();
  balancer.leadTo(port);

  // A database that is started again has its socket elsewhere; whoever comes by this name finds it there.
  const way = join(folder, 'sockets');
  const url = `postgres://guest@localhost/postgres?host=${encodeURIComponent(way)}`;
  let postgres = await startDatabase();

  async function startDatabase() {
    const started = await startEmbeddedPostgres({ dataDir: databaseDir, onLine: () => {} });
    await rm(way, { force: true });
    await symlink(String(started.connection('postgres').host), way);
    return started;
  }

  const startServer = async () => {
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      PORT: String(port),
      DEMO_DESK: 'off',
      LOG_LEVEL: 'info',
    };
    const started = spawnServer(env);
    await started.address();
    void started.ended.then((code) => {
      if (code !== 'SIGKILL')
        brokeDown(new Error(`the server ended by itself, with ${code}: ${fatalIn(started.said())}`));
    });
    return started;
  };
  let brokeDown: (error: Error) => void = () => {};
  const breakdown = new Promise<never>((_resolve, reject) => (brokeDown = reject));
  // Whoever does not wait for it does not mind.
  breakdown.catch(() => {});
  let server = await startServer();
  // Whatever is asked of it while the database is away is asked again.
  const db = openDatabase({ connectionString: url }, () => {});

  return {
    url: balancer.url,
    db,
    /** Rejects when something breaks that nobody has broken on purpose. */
    breakdown,

    /** The server, with everything that it was doing. */
    async killServer(): Promise<void> {
      server.kill('SIGKILL');
      await server.ended;
      server = await startServer();
    },

    /** The database, without a goodbye to anybody: what is not in its log on disk is gone. */
    async restartDatabase(): Promise<void> {
      const note = await readFile(join(databaseDir, 'postgres', 'postmaster.pid'), 'utf8');
      process.kill(Number(note.split('\n')[0]), 'SIGQUIT');
      await postgres.ended;
      postgres = await startDatabase();
    },

    cutLink: balancer.cutOne,
    swallowLink: balancer.swallowOne,

    async close(): Promise<void> {
      await balancer.close();
      server.kill('SIGKILL');
      await server.ended;
      await db.$client.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What the server could not go on with; its log is long. */
const fatalIn = (said: string) =>
  said.split('\n').find((line) => line.includes('"level":60')) ?? said.slice(-1_000);
