import type { FastifyBaseLogger } from 'fastify';
import { publishServedContract } from '../../../release/src/contract/served-contract';
import { missingIsolation } from '../../../release/src/isolation/isolated-user';
import { buildApp } from './app';
import { readConfig, type Config } from '../platform/config/config';
import { claimDataDirectory } from '../platform/data-directory/claim';
import { openDatabase, type Database } from '../platform/db/database';
import { demoSystems } from '../demo/demo-systems';
import { startFillingSessions } from '../demo/start-filling-sessions';
import { startDemo } from '../demo/start-demo';
import { createPictureStore, refreshHotels } from '../features/hotel-content/module';
import { createFileStore } from '../features/upload/module';
import { property } from '../platform/db/tables/schema';
import { prepareDatabase } from '../platform/db/prepare-database';
import { provideDatabase } from '../platform/db/provide-database';
import { hasDemoHotels } from '../demo/demo-staff';
import { runDemoDesk } from '../demo/run-demo-desk';
import { createSigningKey } from '../platform/security/signing-key';
import { createReportMarks } from '../site/release-report/report-marks';
import { registerSite } from '../site/site';
import { printAddress, listen, assertPortFree } from './listen';
import { limitsWithin } from '../site/first-view/view-limits';
import { createLog } from '../platform/log/logging';
import { loadEpoch } from '../platform/socket/epoch';
import { singleProcess } from '../platform/cluster/cluster-link';
import { openRedisLink } from '../platform/cluster/redis-link';
import { withDevServers } from '../site/releases/dev-releases';
import { withLocalRemotes } from '../site/releases/local-remotes';
import { openReleases } from '../site/releases/open-releases';
import { createReleaseStore } from '../site/releases/release-store';
import { createMixes } from '../site/releases/mixes';
import { createRollouts } from '../site/releases/create-rollouts';
import { createShutdown, type Shutdown } from './shutdown';

export interface StartOptions {
  /** Set if a person reads the log, so it defaults to warnings. */
  isTerminal?: boolean;
  /** Prepares what the server needs; it runs after the data directory has been claimed. */
  prepare?: (config: Config) => Promise<void>;
}

/**
 * Starts the server from its environment. If a step fails, everything that was started before it is stopped.
 */
export async function startServer(env: NodeJS.ProcessEnv, options: StartOptions = {}): Promise<void> {
  const { isTerminal = process.stdout.isTTY, prepare = async () => {} } = options;
  const config = readConfig(env, { isTerminal });
  const log = createLog(config.logLevel);
  const shutdown = createShutdown(log);
  try {
    await claimDataDirectory(config.dataDir);
    // The port is checked before the database starts, so that the most common mistake is reported at once.
    await assertPortFree(config);
    await prepare(config);
    const db = await startDatabase(config, log, shutdown);
    const app = await startApp(env, config, log, db);
    shutdown.whenEnding(() => app.close());
    await listen(app, config);
    if (config.demoDesk && (await hasDemoHotels(db))) {
      const desk = runDemoDesk(app, { ...config.demoDesk, log, db });
      shutdown.whenEnding(desk.stop);
    }
    printAddress(app, { isTerminal, hasMailbox: config.hasMailbox, log });
  } catch (error) {
    await shutdown.end();
    throw error;
  }
}

async function startDatabase(config: Config, log: FastifyBaseLogger, shutdown: Shutdown): Promise<Database> {
  const database = await provideDatabase(config, log);
  shutdown.whenEnding(database.stop);
  void database.ended.then(() => shutdown.fail(new Error('PostgreSQL exited')));
  await prepareDatabase(database.connection, async (prepared) => {
    await refreshHotels(prepared, {
      now: new Date(),
      failed: (slug, err) => log.error({ err, slug }, 'hotel could not be refreshed from its files'),
    });
    await startDemo(prepared, {
      now: new Date(),
      pictures: createPictureStore(await createFileStore(config)),
      isWanted: config.demo,
      failed: (slug, err) => log.error({ err, slug }, 'demo hotel could not be taken over from its folder'),
    });
  });
  const db = openDatabase(database.connection, (error) =>
    log.error({ err: error }, 'database connection lost'),
  );
  shutdown.whenEnding(() => db.$client.end());
  shutdown.whenEnding(startFillingSessions(db, log));
  return db;
}

async function startApp(env: NodeJS.ProcessEnv, config: Config, log: FastifyBaseLogger, db: Database) {
  const warning = missingIsolation();
  if (warning !== undefined) log.warn(warning);
  const storage = await openReleases(env, config.dataDir);
  // Releases are checked against the contract that this server publishes. A server with read-only access to
  // the store cannot publish it.
  await publishServedContract(storage).catch((error: unknown) =>
    log.warn({ err: error }, 'served contract could not be published'),
  );
  const onChannelError = (error: unknown) => log.error({ err: error }, 'channel could not be read');
  const released = createReleaseStore({ storage, channel: config.channel, onError: onChannelError });
  const releases = withLocalRemotes(withDevServers(released, config.devServers));
  return buildApp({
    db,
    config,
    log,
    builds: releases,
    mixes: createMixes(storage, releases),
    rollouts: createRollouts(storage, releases, onChannelError),
    demo: demoSystems(Date.now, db),
    epoch: await loadEpoch(db),
    link: config.redisUrl === null ? singleProcess : await openRedisLink(config.redisUrl, log),
    registerSite: (site) =>
      registerSite(site, {
        config,
        releases,
        marks: createReportMarks(createSigningKey(db), Date.now),
        limits: limitsWithin(config.firstViewMs),
        hasHotels: async () => (await db.$count(property)) > 0,
      }),
  });
}
