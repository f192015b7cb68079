import { Worker } from 'node:worker_threads';
import { inMaintenance } from '../../../platform/errors/request-error';
import type { Comparison, WrittenParts } from '../changes/compare-rows';
import type { FolderFiles } from '../folder/read-folder';
import type { Contents, ThreeContents } from '../merge/contents';
import type { FolderPictures } from '../model/hotel-content';
import { writtenParts, type CompareInput, type WholeRows } from '../versions/compare-with-live';
import { ContentConflict } from '../versions/content-conflict';
import type { RebaseOptions } from '../versions/rebase';
import type { CheckedDraft, ContentTask, ContentTasks } from './content-tasks';

const MAX_HEAP_MB = 512;

/** Loading the thread takes a second, so that it is kept for the next call, but its memory is not kept for ever. */
const IDLE_MS = 30_000;

/** Even the largest hotels take seconds, so a task that takes longer is ended with the thread. */
const WITHIN_MS = 60_000;

/** More tasks than this are refused instead of waiting beyond the time of their requests. */
const MAX_PENDING = 10;

interface Pending {
  done: (result: unknown) => void;
  failed: (error: Error) => void;
}

/** The messages of the thread. */
type Answer = { id: number; done: unknown } | { id: number; failed: string };

export type ContentThread = ReturnType<typeof createContentThread>;

/**
 * Checks, compares and merges content in a thread of its own, because guests would have to wait for it otherwise: a large hotel
 * takes seconds. The thread is started with the first task and does one after the other.
 */
export function createContentThread({ withinMs = WITHIN_MS, maxPending = MAX_PENDING } = {}) {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** Runs while the thread works on the first pending task. */
  let limit: NodeJS.Timeout | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  function start(): Worker {
    const started = new Worker(new URL('./content-thread.mjs', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      execArgv: [],
    });
    started.on('message', settle);
    started.on('error', (error) => end(started, error));
    started.on('messageerror', (error) => end(started, error));
    started.on('exit', () => end(started, new Error('the thread that works on content has ended')));
    return started;
  }

  function settle(answer: Answer): void {
    const one = pending.get(answer.id);
    pending.delete(answer.id);
    if ('failed' in answer) one?.failed(new Error(answer.failed));
    else one?.done(answer.done);
    clearTimeout(limit);
    if (pending.size > 0) return limitTask();
    worker?.unref();
    idle = setTimeout(() => {
      const ended = worker;
      worker = undefined;
      void ended?.terminate();
    }, IDLE_MS).unref();
  }

  function limitTask(): void {
    const working = worker;
    limit = setTimeout(() => working && end(working, overloaded()), withinMs).unref();
  }

  function end(ended: Worker, error: Error): void {
    if (ended !== worker) return;
    worker = undefined;
    clearTimeout(limit);
    void ended.terminate();
    for (const { failed } of pending.values()) failed(error);
    pending.clear();
  }

  function run<Name extends keyof ContentTasks>(
    name: Name,
    input: ContentTasks[Name]['input'],
  ): Promise<ContentTasks[Name]['result']> {
    if (pending.size >= maxPending) return Promise.reject(overloaded());
    clearTimeout(idle);
    worker ??= start();
    worker.ref();
    if (pending.size === 0) limitTask();
    const id = (lastId += 1);
    return new Promise((done, failed) => {
      // The casts are safe because the thread answers each task with the result of its name.
      pending.set(id, { done: done as Pending['done'], failed });
      worker?.postMessage({ id, task: { name, input } as ContentTask });
    });
  }

  return {
    /** Rejects with a 503 if a task takes too long or too many wait. */
    check: (files: FolderFiles, pictures: FolderPictures): Promise<CheckedDraft> =>
      run('check', { files, pictures }),
    /** The files of the version are sent only if the thread asks for them, and only those rows that differ. */
    async compare({ source, now, written }: CompareInput): Promise<Comparison> {
      const { identity } = source;
      const withFiles = async () => ({ identity, now, files: await source.files() });
      const compare = async (than: WholeRows | WrittenParts | null) =>
        (await run('compare', { identity, now, written: than })) ??
        (await run('compare', { ...(await withFiles()), written: than }));
      if (!written || 'whole' in written) return known(await compare(written));
      const parts = known(
        (await run('derive', { identity, now })) ?? (await run('derive', await withFiles())),
      );
      return known(await compare(await writtenParts(written, parts)));
    },
    /** Throws the same conflicts as `takeOver`. */
    async merge(three: ThreeContents, options: RebaseOptions): Promise<Contents> {
      const merged = await run('merge', { three, options });
      if ('code' in merged) throw new ContentConflict(merged.code, merged.message);
      return merged;
    },
  };
}

function known<T>(result: T | undefined): T {
  if (result === undefined) throw new Error('the thread has asked for files that it was given');
  return result;
}

const RETRY_AFTER_SECONDS = 30;

const overloaded = () => inMaintenance(RETRY_AFTER_SECONDS);
