import type { FastifyBaseLogger } from 'fastify';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** A program that has run this long is considered healthy, so the pauses start short again. */
const HEALTHY_AFTER_MS = 60_000;
const STOP_TIMEOUT_MS = 3_000;

interface SupervisorOptions {
  name: string;
  start: () => Promise<{ args: string[]; cwd: string; firstLine: string }>;
  log: FastifyBaseLogger;
  firstPauseMs?: number;
}

/** Runs a program beside the server and restarts it when it ends. Its failures cannot end the server. */
export function supervise({ name, start, log, firstPauseMs = FIRST_PAUSE_MS }: SupervisorOptions) {
  const ending = new AbortController();
  let child: ChildProcess | undefined;

  async function run(): Promise<void> {
    const { args, cwd, firstLine } = await start();
    if (ending.signal.aborted) return;
    // The program uses the public interface of the server, so it does not inherit the rest of the
    // environment, which contains secrets.
    const { PATH, HOME, TMPDIR, NODE_ENV } = process.env;
    const env = { PATH, HOME, TMPDIR, NODE_ENV };
    const started = spawn(process.execPath, args, { cwd, env, stdio: ['pipe', 'ignore', 'pipe'] });
    child = started;
    let lastWords = '';
    started.stderr.on('data', (part) => {
      lastWords = String(part).trim();
      log.debug({ says: lastWords }, name);
    });
    // Writing fails if the process has ended already, which is logged below.
    started.stdin.on('error', () => {});
    started.stdin.write(`${firstLine}\n`);
    const [exitCode, signal] = await once(started, 'exit');
    child = undefined;
    if (!ending.signal.aborted) log.warn({ exitCode, signal, lastWords }, `${name} exited`);
  }

  async function keepRunning(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!ending.signal.aborted) {
      const begun = Date.now();
      await run().catch((error: unknown) => log.error({ err: error }, `${name} could not be run; retrying`));
      pauseMs = Date.now() - begun > HEALTHY_AFTER_MS ? firstPauseMs : pauseMs;
      await pause(pauseMs, undefined, { signal: ending.signal, ref: false }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    }
  }

  const ended = keepRunning();
  return {
    pid: () => child?.pid,

    async stop(): Promise<void> {
      ending.abort();
      child?.kill('SIGTERM');
      const killTimer = setTimeout(() => child?.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(killTimer);
    },
  };
}
