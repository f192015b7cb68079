import type { RenderOutput, RenderInput } from '@guest/shared/contracts/release/boot.contract';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { cpuAwareTimer } from './cpu-aware-timer';

export type RenderedView = { answer: RenderOutput } | { error: string };

/** Messages are validated because a release's own code runs in the worker. */
const messageSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.int(), answer: z.object({ html: z.string(), title: z.string() }) }),
  z.object({ id: z.int(), error: z.string() }),
]);

const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** Starts a worker that renders one view at a time and is terminated if it does not respond. */
export function startViewWorker(options: {
  file: string;
  /** The time limit in milliseconds for the worker to become ready. */
  startLimit: number;
  onReady(): void;
  /** Called exactly once, however the worker ends. */
  onEnd(failure: 'blocked' | 'gone', reason: string): void;
}) {
  let onRendered: ((result: RenderedView) => void) | null = null;
  let lastId = 0;
  let reason = 'it ended by itself';
  let hasEnded = false;

  // The worker must not see the server's secrets or inherit its command-line flags.
  const worker = new Worker(options.file, {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: MEMORY,
  });
  worker.on('message', onMessage);
  worker.on('error', (error) => (reason = String(error)));
  worker.on('exit', () => end('gone', reason));
  let stopAlarm = alarm(options.startLimit);

  function alarm(limit: number): () => void {
    return cpuAwareTimer(limit, () => end('blocked', `it answered nothing for ${limit} ms`));
  }

  function onMessage(sent: unknown): void {
    const { data: message } = messageSchema.safeParse(sent);
    if (hasEnded || !message) return;
    if ('ready' in message) {
      stopAlarm();
      return options.onReady();
    }
    if (message.id !== lastId || !onRendered) return;
    stopAlarm();
    const deliver = onRendered;
    onRendered = null;
    deliver(message);
  }

  function end(failure: 'blocked' | 'gone', why: string): void {
    if (hasEnded) return;
    hasEnded = true;
    stopAlarm();
    void worker.terminate();
    options.onEnd(failure, why);
  }

  return {
    render(ask: RenderInput, limit: number, callback: (result: RenderedView) => void): void {
      onRendered = callback;
      stopAlarm = alarm(limit);
      worker.postMessage({ id: ++lastId, ask });
    },
    async stop(): Promise<void> {
      end('gone', 'it is not needed any more');
      await worker.terminate();
    },
  };
}
