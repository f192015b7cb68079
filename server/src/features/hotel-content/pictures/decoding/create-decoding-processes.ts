import PQueue from 'p-queue';
import type { DecodingTask, DecodingTasks } from './decoding-tasks';
import type { EncodedFile, PhotoFiles } from './encode-photo';
import type { Inspected } from './inspect-photo';
import { startDecoder, type Decoder } from './start-decoder';

/** A decoded picture takes hundreds of megabytes, so only this many are decoded at the same time. */
const AT_ONCE = 2;
/** More than the largest picture that is accepted needs in any format. */
const MAX_MEMORY_MB = 1_000;
/** Time of the processors for one photo. */
const WITHIN_MS = 20_000;
/** Starting a process takes a second, so that it is kept for the next picture, but its memory is not kept for ever. */
const IDLE_MS = 30_000;

/** Decodes photos in other processes, which are started when they are needed. */
export function createDecodingProcesses({ maxMemoryMb = MAX_MEMORY_MB, withinMs = WITHIN_MS } = {}) {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const working = new Set<Decoder>();
  const idle = new Map<Decoder, NodeJS.Timeout>();

  function takeIdle(): Decoder | undefined {
    for (const [decoder, timer] of idle) {
      clearTimeout(timer);
      idle.delete(decoder);
      if (!decoder.hasEnded()) return decoder;
    }
    return undefined;
  }

  function giveBack(decoder: Decoder): void {
    if (decoder.hasEnded()) return;
    const timer = setTimeout(() => {
      idle.delete(decoder);
      decoder.end();
    }, IDLE_MS);
    idle.set(decoder, timer.unref());
  }

  async function runIn(decoder: Decoder, task: DecodingTask): Promise<unknown> {
    working.add(decoder);
    try {
      return await decoder.run(task, withinMs);
    } finally {
      working.delete(decoder);
      giveBack(decoder);
    }
  }

  async function runInKeptOrNew(task: DecodingTask): Promise<unknown> {
    const kept = takeIdle();
    if (kept) {
      try {
        return await runIn(kept, task);
      } catch (error) {
        // It may have ended by what an earlier picture has left in its memory, so only a new process proves the fault.
        if (!kept.hasEnded()) throw error;
      }
    }
    return runIn(startDecoder({ maxMemoryMb }), task);
  }

  const run = <Name extends keyof DecodingTasks>(
    name: Name,
    input: DecodingTasks[Name]['input'],
  ): Promise<DecodingTasks[Name]['result']> =>
    queue.add(async () => {
      // The casts are safe because a process answers each task with the result of its name.
      const task = { name, input } as DecodingTask;
      const result = await runInKeptOrNew(task);
      return result as DecodingTasks[Name]['result'];
    });

  return {
    inspect: (bytes: Buffer, ending: string): Promise<Inspected> => run('inspect', { bytes, ending }),
    encode: (bytes: Buffer, wanted: PhotoFiles): Promise<EncodedFile[]> => run('encode', { bytes, wanted }),
    /** The processes that decode a picture at this moment. */
    pids: (): number[] => [...working].flatMap(({ pid, isDecoding }) => (isDecoding() ? (pid ?? []) : [])),
  };
}
