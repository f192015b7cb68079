import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DecoderFailure } from './decoder-failure';
import type { DecodingTask } from './decoding-tasks';

const PROGRAM = fileURLToPath(new URL('./decoding-process.mjs', import.meta.url));
const MAX_HEAP_MB = 256;
/** Starting loads an image library, which takes under a second unless the machine is very busy. */
const STARTED_WITHIN_MS = 60_000;
/** A decoder that waits for something takes no time of the processor, and would never be ended. */
const STOPPED_AFTER_MS = 100_000;

/** The messages of the process after it has said that it is ready. */
type Reply = { done: unknown } | { failed: string };

export type Decoder = ReturnType<typeof startDecoder>;

/**
 * Starts a process that decodes one picture after the other, so that a picture that breaks the decoder, or that takes
 * too much memory or time, ends this process alone. It does not keep the program running that has started it, and ends
 * with it.
 */
export function startDecoder({ maxMemoryMb }: { maxMemoryMb: number }) {
  // It reads what anybody may have made, so it does not inherit the environment, which contains secrets.
  const { PATH, HOME, TMPDIR, NODE_ENV } = process.env;
  // The allocator of Linux keeps memory apart for each thread that encodes, which doubles what a process holds.
  const MALLOC_ARENA_MAX = '2';
  const child = fork(PROGRAM, [String(maxMemoryMb)], {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    env: { PATH, HOME, TMPDIR, NODE_ENV, MALLOC_ARENA_MAX },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // An error has no other listener once the process has started, and would end the program.
  child.on('error', () => {});
  let hasEnded = false;
  let isDecoding = false;
  const ended = once(child, 'exit').then(
    () => void (hasEnded = true),
    () => void (hasEnded = true),
  );
  const ready = once(child, 'message');
  ready.catch(() => {});
  rest();

  function rest(): void {
    child.unref();
    child.channel?.unref();
  }

  /** Throws the failure if the process ends first, or is ended after the time, because nothing else stops a decoder. */
  async function within<T>(work: Promise<T>, ms: number, failure: Error): Promise<T> {
    const limit = setTimeout(() => child.kill('SIGKILL'), ms);
    const failed = ended.then(() => {
      throw failure;
    });
    try {
      return await Promise.race([work, failed]);
    } finally {
      clearTimeout(limit);
    }
  }

  return {
    pid: child.pid,
    hasEnded: () => hasEnded,
    isDecoding: () => isDecoding,

    /**
     * Rejects with a `DecoderFailure` if the picture is at fault. `withinMs` is time of the processors. Call it again
     * only when it has settled.
     */
    async run(task: DecodingTask, withinMs: number): Promise<unknown> {
      child.ref();
      child.channel?.ref();
      try {
        const notStarted = new Error('the process that decodes pictures does not start');
        await within(ready, STARTED_WITHIN_MS, notStarted);
        const replied = new Promise<Reply>((done) => void child.once('message', done));
        // Without a callback, an error of sending would be thrown; `ended` reports it.
        child.send({ task, withinMs }, () => {});
        isDecoding = true;
        const failure = new DecoderFailure('it breaks the decoder, or takes too much memory or time');
        const reply = await within(replied, STOPPED_AFTER_MS, failure);
        if ('failed' in reply) throw new DecoderFailure(reply.failed.split('\n')[0] ?? '');
        return reply.done;
      } finally {
        isDecoding = false;
        rest();
      }
    },

    end: (): void => void child.kill('SIGKILL'),
  };
}
