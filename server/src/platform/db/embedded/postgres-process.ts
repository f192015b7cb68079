import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { StartUpFailure } from '../../errors/start-up-failure';
import { asUser, type SystemUser } from './system-user';

/**
 * Replaces the shell with PostgreSQL and leaves a watcher that stops it when our end of the pipe closes: this
 * process may be killed before it can stop PostgreSQL and remove its socket folder. If PostgreSQL has ended
 * instead, the folder stays for the next one. The watcher is a grandchild because PostgreSQL complains about
 * children that it did not start.
 */
const WATCHED_START_SCRIPT = `
sockets=$1; shift
exec 3<&0
watch() {
  while read -r _; do :; done <&3
  kill -INT $$ || return
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    sleep 1
    kill -INT $$ || break
  done
  rmdir "$sockets"
}
( watch >/dev/null 2>&1 & )
exec "$@" </dev/null 3<&-
`;
const MAX_LINES = 20;

export interface PostgresProcess {
  stop(): Promise<void>;
  /** Resolves when PostgreSQL has ended for any reason. */
  ended: Promise<void>;
}

export interface PostgresCall {
  program: string;
  args: string[];
  cwd: string;
  /** The folder of its socket. */
  sockets: string;
  user: SystemUser | undefined;
  /** Receives each line of PostgreSQL's log. */
  onLine(line: string): void;
}

/** Starts PostgreSQL and waits until it accepts connections. */
export async function startProcess(call: PostgresCall): Promise<PostgresProcess> {
  const { program, args, cwd, sockets, user, onLine } = call;
  const child = spawn('/bin/sh', ['-c', WATCHED_START_SCRIPT, 'sh', sockets, program, ...args], {
    ...asUser(user, cwd),
    // PostgreSQL gets its own process group, so that Ctrl-C reaches only this process, which finishes its
    // requests before it stops the database.
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
  const lines: string[] = [];
  return new Promise<void>((resolve, reject) => {
    createInterface(child.stderr)
      .on('line', (line) => {
        onLine(line);
        lines.push(line);
        if (lines.length > MAX_LINES) lines.shift();
        if (line.includes('ready to accept connections')) resolve();
      })
      .on('close', () => reject(new StartUpFailure(`PostgreSQL did not start: ${reasonIn(lines)}.`)));
    child.on('error', reject);
  });
}

/** Returns the reason among the lines that PostgreSQL printed. */
function reasonIn(lines: string[]): string {
  const line = lines.findLast((one) => /(FATAL|PANIC|ERROR):/.test(one)) ?? lines.at(-1) ?? 'it said nothing';
  return line.replace(/^.*?(FATAL|PANIC|ERROR): +/, '').replace(/\.$/, '');
}
