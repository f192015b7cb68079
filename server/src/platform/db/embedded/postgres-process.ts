import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { StartUpFailure } from '../../errors/start-up-failure';
import { asUser, type SystemUser } from './system-user';

/**
 * Becomes PostgreSQL, and leaves a watcher that stops it when our end of the pipe closes: we may be killed without a
 * chance to stop it ourselves, and to take away the folder of its socket. The watcher is a grandchild, because
 * PostgreSQL wonders at children it did not make.
 */
const WATCHED = `
sockets=$1; shift
exec 3<&0
watch() {
  while read -r _; do :; done <&3
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    kill -INT $$ || break
    sleep 1
  done
  rmdir "$sockets"
}
( watch >/dev/null 2>&1 & )
exec "$@" </dev/null 3<&-
`;
const LINES_KEPT = 20;

export interface PostgresProcess {
  stop(): Promise<void>;
  /** Settles when it has ended, for whatever reason. */
  ended: Promise<void>;
}

export interface PostgresCall {
  program: string;
  args: string[];
  cwd: string;
  /** Where its socket is. */
  sockets: string;
  user: SystemUser | undefined;
  /** Hears every line that PostgreSQL writes to its log. */
  onLine(line: string): void;
}

/** Starts PostgreSQL and waits until it takes connections. */
export async function startProcess(call: PostgresCall): Promise<PostgresProcess> {
  const { program, args, cwd, sockets, user, onLine } = call;
  const child = spawn('/bin/sh', ['-c', WATCHED, 'sh', sockets, program, ...args], {
    ...asUser(user, cwd),
    // A group of its own: Ctrl-C reaches us alone, so that requests are finished before their database goes.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      child.stdin.destroy();
      resolve();
    });
  });
  await untilReady(child, onLine);
  return {
    ended,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

function untilReady(child: ChildProcess & { stderr: NodeJS.ReadableStream }, onLine: (line: string) => void) {
  const said: string[] = [];
  return new Promise<void>((resolve, reject) => {
    createInterface(child.stderr)
      .on('line', (line) => {
        onLine(line);
        said.push(line);
        if (said.length > LINES_KEPT) said.shift();
        if (line.includes('ready to accept connections')) resolve();
      })
      .on('close', () => reject(new StartUpFailure(`PostgreSQL did not start: ${reasonIn(said)}.`)));
    child.on('error', reject);
  });
}

/** The line that says why, among those it wrote. */
function reasonIn(said: string[]): string {
  const line = said.findLast((one) => /(FATAL|PANIC|ERROR):/.test(one)) ?? said.at(-1) ?? 'it said nothing';
  return line.replace(/^.*?(FATAL|PANIC|ERROR): +/, '').replace(/\.$/, '');
}
