import type { RenderOutput, RenderInput } from '@guest/shared/contracts/release/boot.contract';
import * as z from 'zod/mini';
import { readBuiltFile, type BuiltFile } from '../../../../release/src/build/integrity';
import { COMPOSER } from '../../../../release/src/isolation/composer-program';
import type { ProcessUsage } from '../../../../release/src/isolation/process-usage';
import { startIsolated, type IsolatedProcess } from '../../../../release/src/isolation/start-isolated';
import { workAlarm } from '../../../../release/src/isolation/work-alarm';

export type RenderedView = { answer: RenderOutput } | { error: string };

/** Messages are validated because a release's own code runs in the process. */
const messageSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.int(), answer: z.object({ html: z.string(), title: z.string() }) }),
  z.object({ id: z.int(), error: z.string() }),
]);

/** The id of the error that ends a process; requests count from 1. */
const UNCAUGHT = 0;

/** The name under which the shell's worker file imports the remote's bundle. */
export const BUNDLE = 'release:remote';

export interface ViewProcessOptions {
  readonly name: string;
  /** The shell's worker file. */
  readonly file: BuiltFile;
  /** The remote's bundle; `null` for the shell's own views and all frames. */
  readonly bundle: BuiltFile | null;
  /** The time limit in milliseconds for the process to become ready. */
  readonly startLimit: number;
  onReady(): void;
  /** Called exactly once, however the process ends. */
  onEnd(failure: 'blocked' | 'gone' | 'retired', reason: string): void;
}

/** Starts a process that renders one view at a time and is killed if it does not respond. */
export function startViewProcess(options: ViewProcessOptions) {
  let onRendered: ((result: RenderedView) => void) | null = null;
  let lastId = 0;
  let isReady = false;
  let hasEnded = false;
  let exited = () => {};
  const exit = new Promise<void>((resolve) => (exited = resolve));
  let isolated: IsolatedProcess | null = null;
  let stopAlarm = alarm(options.startLimit);
  void start();

  async function start(): Promise<void> {
    try {
      const { name, file, bundle } = options;
      // The files may have changed since the record was read, and only these bytes are run.
      const shell = String(await readBuiltFile(file));
      const bundles: Record<string, string> =
        bundle === null ? {} : { [BUNDLE]: String(await readBuiltFile(bundle)) };
      if (hasEnded) return exited();
      isolated = await startIsolated(
        { program: COMPOSER, start: { title: `first views of ${name}`, shell, bundles } },
        {
          onMessage,
          isIdle: () => isReady && !onRendered,
          onExcess: (why) => end('gone', why),
          onRetired: () => end('retired', 'it has worked for long'),
          onEnd(why) {
            exited();
            end('gone', why);
          },
        },
      );
      // The limit for its start may have passed meanwhile.
      if (hasEnded) isolated.kill();
    } catch (error) {
      exited();
      end('gone', String(error));
    }
  }

  function alarm(limit: number): () => void {
    return workAlarm(limit, usage, () => end('blocked', `it answered nothing within ${limit} ms of work`));
  }

  async function usage(): Promise<ProcessUsage | null> {
    return (await isolated?.usage()) ?? null;
  }

  function onMessage(sent: unknown): void {
    const { data: message } = messageSchema.safeParse(sent);
    if (hasEnded || !message) return;
    if ('ready' in message) {
      if (isReady) return;
      isReady = true;
      stopAlarm();
      return options.onReady();
    }
    if (message.id === UNCAUGHT && 'error' in message) return end('gone', message.error);
    if (message.id !== lastId || !onRendered) return;
    stopAlarm();
    const deliver = onRendered;
    onRendered = null;
    deliver(message);
  }

  function end(failure: 'blocked' | 'gone' | 'retired', why: string): void {
    if (hasEnded) return;
    hasEnded = true;
    stopAlarm();
    isolated?.kill();
    options.onEnd(failure, why);
  }

  return {
    /** Renders a view. `onLate` is called once it has worked for longer than its budget. */
    render(
      ask: RenderInput,
      limits: { budget: number; hang: number },
      { onLate, onDone }: { onLate(): void; onDone(result: RenderedView): void },
    ): void {
      onRendered = onDone;
      const stopBudget = workAlarm(limits.budget, usage, onLate);
      const stopHang = alarm(limits.hang);
      stopAlarm = () => {
        stopBudget();
        stopHang();
      };
      isolated?.send({ id: ++lastId, ask });
    },
    async stop(): Promise<void> {
      end('gone', 'it is not needed any more');
      await exit;
    },
  };
}
