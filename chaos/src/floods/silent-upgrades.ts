import type { ChildProcess } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { forkProgram } from '../../../server/src/testing/processes/built-programs';
import type { SilentConnections, SilentProgress } from './silent-client';

interface SilenceResult {
  /** The number of silent connections that the server has not ended. */
  left: number;
  /** The slowest answer to a health check on a new connection, and how many were not answered. */
  slowestCheck: number;
  unansweredChecks: number;
}

/** The connections of one process must stay below its own limit of descriptors. */
const PROCESSES = 2;
const CHECK_EVERY_MS = 100;
const CHECK_TIMEOUT_MS = 10_000;
const OPENED_WITHIN_MS = 180_000;
/** The server ends the connections beyond its limits while they arrive; this is for the last ones. */
const SETTLED_AFTER_MS = 3_000;

/** Opens so many WebSockets that never answer from one address, while health checks go on. */
export async function openSilentUpgrades(
  url: string,
  count: number,
  print: (line: string) => void,
): Promise<SilenceResult> {
  const port = Number(new URL(url).port);
  const clients = Array.from({ length: PROCESSES }, () =>
    startClient({ port, count: Math.ceil(count / PROCESSES) }),
  );
  const checks: number[] = [];
  const until = Date.now() + OPENED_WITHIN_MS;
  const isDone = () => clients.every(({ progress }) => progress().isDone) || Date.now() > until;
  while (!isDone()) {
    checks.push(await checkHealth(`${url}/health/live`));
    await pause(CHECK_EVERY_MS);
  }
  await pause(SETTLED_AFTER_MS);
  const left = clients.reduce((sum, { progress }) => sum + progress().opened - progress().ended, 0);
  print(`${count} silent connections opened, ${left} of them left`);
  for (const { child } of clients) child.disconnect();
  return {
    left,
    slowestCheck: Math.round(Math.max(0, ...checks.filter(Number.isFinite))),
    unansweredChecks: checks.filter((time) => !Number.isFinite(time)).length,
  };
}

function startClient(connections: SilentConnections): {
  child: ChildProcess;
  progress: () => SilentProgress;
} {
  const child = forkProgram('silent-client');
  let progress: SilentProgress = { opened: 0, ended: 0, isDone: false };
  child.on('message', (message) => (progress = message as SilentProgress));
  child.send(connections);
  return { child, progress: () => progress };
}

/** Returns the time until the answer in milliseconds, or infinity. A connection of its own, as a load balancer opens. */
function checkHealth(url: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: CHECK_TIMEOUT_MS }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode === 200 ? performance.now() - started : Infinity));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(Infinity));
  });
}
