import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Duplex } from 'node:stream';
import { isolatedCommand } from './command';
import { createFrameReader, frameOf } from './frames';
import { takeUser } from './isolated-user';
import { usageOf, type ProcessUsage } from './process-usage';
import { watchProcess } from './watch-process';

/** Larger than any page; an answer is held in memory while it arrives. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
const PROGRAM = new URL('./composer.mjs', import.meta.url);

/** The code that a process runs: the shell's worker file, and the bundles it may import by their names. */
export interface IsolatedCode {
  readonly title: string;
  readonly shell: string;
  readonly bundles: Readonly<Record<string, string>>;
}

export interface IsolatedProcess {
  send(message: unknown): void;
  usage(): Promise<ProcessUsage | null>;
  /** Ends the process at once; `onEnd` is called when it has ended. */
  kill(): void;
}

/**
 * Starts a process with an empty environment that can read no file, start nothing and signal nobody, and gives
 * it the code to run. What it may still reach is listed in `docs/releasing.md`.
 */
export async function startIsolated(
  code: IsolatedCode,
  events: {
    onMessage(message: unknown): void;
    isIdle(): boolean;
    /** The process has to be ended for this reason. */
    onExcess(reason: string): void;
    onRetired(): void;
    onEnd(reason: string): void;
  },
): Promise<IsolatedProcess> {
  const program = await readFile(PROGRAM);
  const { file, args } = isolatedCommand();
  const user = takeUser();
  const child = spawn(file, args, {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    ...(user && { uid: user.uid, gid: user.uid }),
  });
  const channel = child.stdio[3];
  let stopWatching = () => {};
  let hasEnded = false;

  function end(reason: string): void {
    if (hasEnded) return;
    hasEnded = true;
    stopWatching();
    user?.giveBack();
    events.onEnd(reason);
  }

  child.on('error', (error) => end(String(error)));
  child.on('exit', (exitCode, signal) =>
    end(signal ? `it was ended by ${signal}` : `it ended with ${exitCode}`),
  );
  // A process without a channel could not be started; `error` says why.
  if (!(channel instanceof Duplex) || !child.stdin || child.pid === undefined)
    return { send: () => {}, usage: async () => null, kill: () => {} };
  // Writing to a process that has ended fails; its end is handled by `exit`.
  for (const stream of [channel, child.stdin]) stream.on('error', () => {});
  channel.on(
    'data',
    createFrameReader({
      maxBytes: MAX_MESSAGE_BYTES,
      onMessage: events.onMessage,
      onExcess: () => events.onExcess('it sent what is no answer'),
    }),
  );
  const { pid } = child;
  stopWatching = watchProcess(pid, events);
  child.stdin.end(program);
  channel.write(frameOf(code));
  return {
    send: (message) => void channel.write(frameOf(message)),
    usage: () => usageOf(pid),
    kill: () => void child.kill('SIGKILL'),
  };
}
