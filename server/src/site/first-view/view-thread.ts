import type { ViewLimits } from './view-limits';
import type { ViewOutcome } from './view-outcome';
import { startViewWorker, type Drawn } from './view-worker';
import { createWaitingLine, type ViewJob, type WaitingJob } from './waiting-line';

export type ViewThread = ReturnType<typeof createViewThread>;

/** The result of a view, even if its deadline had passed. */
export interface Verdict {
  readonly page: string;
  readonly kind: 'good' | 'late' | 'threw';
  readonly reason: string;
}

/** How a needed thread ended: it was terminated because it did not respond, or it crashed. */
export interface ThreadEnd {
  readonly reason: string;
  /** The view that the thread was rendering. */
  readonly page: string | null;
  readonly hasStarted: boolean;
}

/** Manages a worker and its queue of requests. When the worker ends, all requests are settled at once. */
export function createViewThread(options: {
  file: string;
  limits: ViewLimits;
  onVerdict(verdict: Verdict): void;
  onEnd(end: ThreadEnd): void;
}) {
  const { limits, onVerdict, onEnd } = options;
  const line = createWaitingLine();
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  let running: WaitingJob | null = null;
  let drawnBefore = false;
  let isWanted = true;
  let lastAsked = performance.now();
  let started = () => {};
  const start = new Promise<void>((resolve) => (started = resolve));

  const worker = startViewWorker({
    file: options.file,
    startLimit: limits.start,
    onReady() {
      state = 'ready';
      started();
      drawNext();
    },
    onEnd(failure, reason) {
      const end: ThreadEnd = { reason, page: running?.page ?? null, hasStarted: state === 'ready' };
      state = 'ended';
      started();
      running?.settle({ failure });
      running = null;
      line.turnAway({ failure: 'gone' });
      if (isWanted) onEnd(end);
    },
  });

  function drawNext(): void {
    if (state !== 'ready' || running) return;
    const job = line.next();
    if (!job) return;
    const isFirst = !drawnBefore;
    const since = performance.now();
    running = job;
    drawnBefore = true;
    worker.draw(job.ask, isFirst ? limits.firstHang : limits.hang, (drawn) => {
      running = null;
      const isLate = !isFirst && performance.now() - since > job.deadline;
      judge(job, drawn, isLate);
      drawNext();
    });
  }

  function judge(job: WaitingJob, drawn: Drawn, isLate: boolean): void {
    const { page } = job;
    if ('error' in drawn) {
      job.settle({ failure: 'threw' });
      return onVerdict({ page, kind: 'threw', reason: drawn.error });
    }
    job.settle({ answer: drawn.answer });
    onVerdict({ page, kind: isLate ? 'late' : 'good', reason: 'it took longer than a guest should wait' });
  }

  return {
    /** Resolves when the thread is ready or has failed to start. */
    start,
    ask(job: ViewJob): Promise<ViewOutcome> {
      if (state === 'ended') return Promise.resolve({ failure: 'gone' });
      lastAsked = performance.now();
      const outcome = line.join(job);
      drawNext();
      return outcome;
    },
    isIdle: () => state === 'ready' && !running && line.isEmpty(),
    lastAsked: () => lastAsked,
    stop(): Promise<void> {
      isWanted = false;
      return worker.stop();
    },
  };
}
