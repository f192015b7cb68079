import { Worker } from 'node:worker_threads';
import type { FolderFiles } from '../folder/read-folder';
import type { FolderPictures } from '../model/hotel-content';
import type { ContentRows } from '../rows/rows';
import type { VersionFiles } from '../versions/version.repository';
import type { CheckedDraft, ContentTask, ContentTasks } from './content-tasks';

const MAX_HEAP_MB = 512;

/** Loading the thread takes a second, so that it is kept for the next call, but its memory is not kept for ever. */
const IDLE_MS = 30_000;

interface Pending {
  done: (result: unknown) => void;
  failed: (error: Error) => void;
}

/** The messages of the thread. */
type Answer = { id: number; done: unknown } | { id: number; failed: string };

export type ContentThread = ReturnType<typeof createContentThread>;

/**
 * Checks and derives content in a thread of its own, because guests would have to wait for it otherwise: a large hotel
 * takes seconds. The thread is started with the first task and does one after the other.
 */
export function createContentThread() {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  function start(): Worker {
    const started = new Worker(new URL('./content-thread.mjs', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      execArgv: [],
    });
    started.on('message', settle);
    started.on('error', (error) => end(started, error));
    started.on('exit', () => end(started, new Error('the thread that works on content has ended')));
    return started;
  }

  function settle(answer: Answer): void {
    const one = pending.get(answer.id);
    pending.delete(answer.id);
    if ('failed' in answer) one?.failed(new Error(answer.failed));
    else one?.done(answer.done);
    if (pending.size > 0) return;
    worker?.unref();
    idle = setTimeout(() => {
      const ended = worker;
      worker = undefined;
      void ended?.terminate();
    }, IDLE_MS).unref();
  }

  function end(ended: Worker, error: Error): void {
    if (ended !== worker) return;
    worker = undefined;
    for (const { failed } of pending.values()) failed(error);
    pending.clear();
  }

  function run<Name extends keyof ContentTasks>(
    name: Name,
    input: ContentTasks[Name]['input'],
  ): Promise<ContentTasks[Name]['result']> {
    clearTimeout(idle);
    worker ??= start();
    worker.ref();
    const id = (lastId += 1);
    return new Promise((done, failed) => {
      // The casts are safe because the thread answers each task with the result of its name.
      pending.set(id, { done: done as Pending['done'], failed });
      worker?.postMessage({ id, task: { name, input } as ContentTask });
    });
  }

  return {
    check: (files: FolderFiles, pictures: FolderPictures): Promise<CheckedDraft> =>
      run('check', { files, pictures }),
    derive: (files: VersionFiles, now: Date): Promise<ContentRows> => run('derive', { files, now }),
  };
}
