import type { FastifyBaseLogger } from 'fastify';
import process from 'node:process';

/** Requests are given 15 seconds; whatever takes longer would hold up the next start. */
const ENDS_WITHIN_MS = 20_000;

export interface Shutdown {
  /** What is to be stopped when the server ends; the last begun is the first stopped. */
  whenEnding(stop: () => unknown): void;
  end(): Promise<void>;
  /** Ends everything because something has gone that the server cannot live without; nothing if it is ending anyway. */
  fail(error: unknown): void;
}

/** Ends the server as it was begun, step by step, on a signal or when something breaks. A second signal ends it at once. */
export function createShutdown(log: FastifyBaseLogger): Shutdown {
  const stops: (() => unknown)[] = [];
  let ending: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (const stop of stops.reverse()) {
      try {
        await stop();
      } catch (error) {
        log.error({ err: error }, 'a part of the server did not end well');
      }
    }
  }

  const end = () => (ending ??= stopAll());

  function exit(code: number): void {
    setTimeout(() => process.exit(1), ENDS_WITHIN_MS).unref();
    void end().then(() => process.exit(process.exitCode ?? code));
  }

  /** Also while it ends already: whoever looks at the exit code must not believe that all was well. */
  function failUnexpectedly(error: unknown): void {
    log.fatal({ err: error }, 'the server cannot go on');
    process.exitCode = 1;
    if (!ending) exit(1);
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      log.info({ signal }, 'ending');
      exit(0);
    });
  }
  process.on('uncaughtException', failUnexpectedly);
  process.on('unhandledRejection', failUnexpectedly);
  // A step of the start that waits for nothing at all would otherwise end the process as if all were well.
  process.on('beforeExit', () => {
    if (!ending) failUnexpectedly(new Error('nothing is left to do'));
  });

  return {
    whenEnding: (stop) => void stops.push(stop),
    end,
    fail(error) {
      if (!ending) failUnexpectedly(error);
    },
  };
}
