import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { EmbeddedPostgres } from './embedded-postgres';

const MAX_FAILURES = 5;
/** A database that ran for this long does not count as one that cannot start. */
const STABLE_AFTER_MS = 60_000;

interface SuperviseOptions {
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  /** While the disk is full, a start that fails is not counted: it succeeds once there is space. */
  isDiskFull: () => Promise<boolean>;
  /** The delays before the attempts; the last one repeats. */
  delaysMs?: readonly number[];
}

export interface SupervisedPostgres {
  stop(): Promise<void>;
  /** Resolves when PostgreSQL has ended and does not start again. */
  gaveUp: Promise<void>;
}

/**
 * Starts PostgreSQL again whenever it ends. Meanwhile requests are answered with 503, because its connections
 * fail, and the next connection finds it in the same place.
 */
export function supervise(postgres: EmbeddedPostgres, options: SuperviseOptions): SupervisedPostgres {
  const { log, isDiskFull, delaysMs = [1_000, 2_000, 4_000, 8_000, 10_000] } = options;
  const stopping = new AbortController();
  let failures = 0;
  let restarting = Promise.resolve();

  async function countFailure(): Promise<void> {
    if (!(await isDiskFull())) failures += 1;
  }

  /** Resolves to whether PostgreSQL is running again. */
  async function restart(): Promise<boolean> {
    for (let tries = 0; failures < MAX_FAILURES; tries += 1) {
      await wait(delaysMs[Math.min(tries, delaysMs.length - 1)], undefined, { signal: stopping.signal });
      try {
        restarting = postgres.restart();
        await restarting;
        log.info('PostgreSQL is running again');
        return true;
      } catch (error) {
        await countFailure();
        log.error({ err: error }, 'PostgreSQL could not be restarted');
      }
    }
    return false;
  }

  async function watch(): Promise<void> {
    for (;;) {
      const startedAt = Date.now();
      await postgres.ended;
      if (stopping.signal.aborted) return;
      log.error('PostgreSQL ended; restarting it');
      if (Date.now() - startedAt > STABLE_AFTER_MS) failures = 0;
      else await countFailure();
      if (!(await restart())) return;
    }
  }

  const watched = watch().catch((error: unknown) => {
    // The wait for the next attempt ends with an error when the server is shut down.
    if (!stopping.signal.aborted) log.error({ err: error }, 'PostgreSQL is no longer supervised');
  });
  return {
    gaveUp: watched,
    async stop() {
      stopping.abort();
      // A PostgreSQL that is being started must not outlive the server.
      await restarting.catch(() => {});
      await postgres.stop();
      await watched;
    },
  };
}
