import type { BuiltFile } from '../../../../release/src/build/integrity';
import type { ViewLimits } from './view-limits';
import type { ViewOutcome } from './view-outcome';
import { startViewProcess, type RenderedView } from './view-process';
import { createRenderQueue, type ViewJob, type QueuedJob } from './render-queue';

export type ViewRunner = ReturnType<typeof createViewRunner>;

/** The result of a view, even if its budget was spent before. */
export interface RenderResult {
  readonly page: string;
  readonly kind: 'good' | 'late' | 'threw';
  readonly reason: string;
}

/** The end of a needed process: it was terminated because it did not respond, or it crashed. */
export interface RunnerEnd {
  readonly reason: string;
  /** The view that the process was rendering. */
  readonly page: string | null;
  readonly hasStarted: boolean;
  /** Whether the process should only be replaced. */
  readonly isRetired: boolean;
}

/** Manages a process and its queue of requests. When the process ends, all requests are settled at once. */
export function createViewRunner(options: {
  name: string;
  file: BuiltFile;
  bundle: BuiltFile | null;
  limits: ViewLimits;
  onResult(result: RenderResult): void;
  onEnd(end: RunnerEnd): void;
}) {
  const { limits, onResult, onEnd } = options;
  const queue = createRenderQueue(limits.patience);
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  let running: QueuedJob | null = null;
  let hasRendered = false;
  let isNeeded = true;
  let lastUsed = performance.now();
  let started = () => {};
  const start = new Promise<void>((resolve) => (started = resolve));

  const view = startViewProcess({
    name: options.name,
    file: options.file,
    bundle: options.bundle,
    startLimit: limits.start,
    onReady() {
      state = 'ready';
      started();
      renderNext();
    },
    onEnd(failure, reason) {
      const isRetired = failure === 'retired';
      const hasStarted = state === 'ready';
      const end: RunnerEnd = { reason, page: running?.page ?? null, hasStarted, isRetired };
      state = 'ended';
      started();
      running?.settle({ failure: failure === 'blocked' ? 'blocked' : 'gone' });
      running = null;
      queue.settleAll({ failure: 'gone' });
      if (isNeeded) onEnd(end);
    },
  });

  function renderNext(): void {
    if (state !== 'ready' || running) return;
    const job = queue.next();
    if (!job) return;
    const isFirst = !hasRendered;
    let isLate = false;
    running = job;
    hasRendered = true;
    view.render(
      job.ask,
      isFirst
        ? { budget: Math.max(limits.firstBudget, job.budget), hang: limits.firstHang }
        : { budget: job.budget, hang: limits.hang },
      {
        onLate() {
          isLate = !isFirst;
          job.settle({ failure: 'late' });
          // The pages behind it fail too: they have waited already, and the process is slow. Frames stay, because
          // without its frame a guest of another release gets an empty first view.
          queue.settlePages({ failure: 'late' });
        },
        onDone(rendered) {
          running = null;
          reportResult(job, rendered, isLate);
          renderNext();
        },
      },
    );
  }

  function reportResult(job: QueuedJob, rendered: RenderedView, isLate: boolean): void {
    const { page } = job;
    if ('error' in rendered) {
      job.settle({ failure: 'threw' });
      return onResult({ page, kind: 'threw', reason: rendered.error });
    }
    job.settle({ answer: rendered.answer });
    onResult({ page, kind: isLate ? 'late' : 'good', reason: 'it took longer than a guest should wait' });
  }

  return {
    /** Resolves when the process is ready or has failed to start. */
    start,
    render(job: ViewJob): Promise<ViewOutcome> {
      if (state === 'ended') return Promise.resolve({ failure: 'gone' });
      lastUsed = performance.now();
      const outcome = queue.add(job);
      renderNext();
      return outcome;
    },
    isIdle: () => state === 'ready' && !running && queue.isEmpty(),
    lastUsed: () => lastUsed,
    stop(): Promise<void> {
      isNeeded = false;
      return view.stop();
    },
  };
}
