import type { FastifyBaseLogger } from 'fastify';
import process from 'node:process';

/** Requests have 15 seconds to complete; anything longer, such as publishing a large hotel, would delay the next start. */
const SHUTDOWN_TIMEOUT_MS = 20_000;

export interface Shutdown {
  /** Registers a function that stops a part of the server. They run in reverse order of registration. */
  whenEnding(stop: () => unknown): void;
  end(): Promise<void>;
  /**
   * Shuts down because the server has lost something it requires. It does nothing if the server is shutting
   * down already.
   */
  fail(error: unknown): void;
}

/**
 * Stops the parts of the server in reverse order, on a signal or after an unexpected error. A second signal
 * exits at once.
 */
export function createShutdown(log: FastifyBaseLogger): Shutdown {
  const stops: (() => unknown)[] = [];
  let ending: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (const stop of stops.reverse()) {
      try {
        await stop();
      } catch (error) {
        log.error({ err: error }, 'shutdown step failed');
      }
    }
  }

  const end = () => (ending ??= stopAll());

  function exit(code: number): void {
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    void end().then(() => process.exit(process.exitCode ?? code));
  }

  /**
   * The exit code is also set if the error occurs during a shutdown, so that the shutdown does not look
   * successful.
   */
  function failUnexpectedly(error: unknown): void {
    log.fatal({ err: error }, 'unexpected error; shutting down');
    process.exitCode = 1;
    if (!ending) exit(1);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      log.info({ signal }, 'shutting down');
      exit(0);
    });
  }
  process.on('uncaughtException', failUnexpectedly);
  process.on('unhandledRejection', failUnexpectedly);
  // If a step of the start never settles and nothing else is running, Node.js would exit with code 0.
  process.on('beforeExit', () => {
    if (!ending) failUnexpectedly(new Error('start ended without a running server'));
  });

  return {
    whenEnding: (stop) => void stops.push(stop),
    end,
    fail(error) {
      if (!ending) failUnexpectedly(error);
    },
  };
}
