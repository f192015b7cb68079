import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port';

const SERVER = process.env.REDIS_SERVER ?? '/usr/bin/redis-server';

/** Registers what is done when the processes are not needed any more, which is normally the end of the test. */
export type OnEnd = (end: () => Promise<void>) => void;

export interface RedisProcess {
  url: string;
  start(): Promise<void>;
  /** Stops the process without ending it: its connections stay open and nothing is answered. */
  hang(): void;
  /** Kills the process at once, and its data with it. */
  kill(): Promise<void>;
}

/** Runs a real Redis without persistence, whose address stays the same after a restart. `onEnd` registers how it ends. */
export async function redisProcess(onEnd: OnEnd = onTestFinished): Promise<RedisProcess> {
  if (!existsSync(SERVER)) {
    throw new Error('This test requires redis-server: install it, or set REDIS_SERVER to its path.');
  }
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  onEnd(kill);
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void child?.kill('SIGSTOP'),
    kill,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      child = spawn(SERVER, options, { stdio: 'ignore' });
      while (!(await isResponding(port))) await pause(20);
    },
  };
}

const isResponding = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', () => resolve(true) ?? socket.destroy());
    socket.once('error', () => resolve(false));
  });
