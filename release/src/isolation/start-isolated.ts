import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Duplex } from 'node:stream';
import { isolatedCommand, type IsolationLimits } from './command';
import { createFrameReader, frameOf } from './frames';
import { takeUser } from './isolated-user';
import { usageOf, type ProcessUsage } from './process-usage';
import { watchProcess } from './watch-process';

/** Larger than any page; an answer is held in memory while it arrives. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
/** All memory of a process, inside and outside of the heap. */
const MAX_MEMORY = 320 * 1024 * 1024;
const HEAP_MB = 192;

/** The program of a process and what it gets first. */
export interface IsolatedProgram extends Partial<IsolationLimits> {
  readonly program: URL;
  readonly start: unknown;
  /** In bytes; the program is ended if it needs more. */
  readonly maxMemory?: number;
}

export interface IsolatedProcess {
  send(message: unknown): void;
  usage(): Promise<ProcessUsage | null>;
  /** Ends the process at once; `onEnd` is called when it has ended. */
  kill(): void;
}

/**
 * Starts a process with an empty environment that can start nothing, signal nobody and read nothing but `readable`, and
 * gives it the code to run. What it may still reach is listed in `docs/releasing.md`.
 */
export async function startIsolated(
  { program, start, maxMemory = MAX_MEMORY, heapMb = HEAP_MB, readable }: IsolatedProgram,
  events: {
    onMessage(message: unknown): void;
    isIdle(): boolean;
    /** Called with the reason for which the process has to be ended. */
    onExcess(reason: string): void;
    onRetired(): void;
    onEnd(reason: string): void;
  },
): Promise<IsolatedProcess> {
  const text = await readFile(program);
  const { file, args } = isolatedCommand({ heapMb, readable });
  const user = takeUser(readable);
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
    user?.release();
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
      onExcess: () => events.onExcess('it sent an invalid answer'),
    }),
  );
  const { pid } = child;
  stopWatching = watchProcess(pid, maxMemory, events);
  child.stdin.end(text);
  channel.write(frameOf(start));
  return {
    send: (message) => void channel.write(frameOf(message)),
    usage: () => usageOf(pid),
    kill: () => void child.kill('SIGKILL'),
  };
}
