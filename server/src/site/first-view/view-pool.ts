import type { ViewLimits } from './view-limits';
import { createQuarantine } from './quarantine';
import type { ViewOutcome } from './view-outcome';
import { createViewThread, type ThreadEnd, type RenderResult, type ViewThread } from './view-thread';
import type { ViewJob } from './render-queue';

export type ViewPool = ReturnType<typeof createViewPool>;

/** The release that a thread renders and the files it runs. */
export interface ThreadPlan {
  readonly name: string;
  /** The shell's worker file. */
  readonly file: string;
  /** The remote's bundle; `null` for the thread of the shell's own views and of all frames. */
  readonly bundle: string | null;
}

/**
 * Manages the render threads, one per release. A view that throws or is late too often is quarantined, as is
 * a release whose thread hangs or crashes. Failures of one thread do not affect the others.
 */
export function createViewPool(options: {
  limits: ViewLimits;
  onQuarantine?: (name: string, reason: string) => void;
}) {
  const { limits, onQuarantine = () => {} } = options;
  const threads = new Map<string, ViewThread>();
  const quarantine = createQuarantine({ forMs: limits.quarantine, probeMs: limits.start });
  let isClosed = false;

  function threadOf(plan: ThreadPlan): ViewThread {
    const running = threads.get(plan.name);
    if (running) return running;
    const thread = createViewThread({
      file: plan.file,
      limits,
      onResult: (result) => handleResult(plan, result),
      onEnd(end) {
        if (threads.get(plan.name) === thread) threads.delete(plan.name);
        handleEnd(plan, end);
      },
    });
    threads.set(plan.name, thread);
    return thread;
  }

  function handleResult(plan: ThreadPlan, { page, kind, reason }: RenderResult): void {
    const view = viewName(plan, page);
    if (kind === 'good') {
      quarantine.good(plan.name);
      quarantine.good(view);
    } else if (kind === 'threw') {
      block(view, reason);
    } else if (quarantine.late(view)) {
      onQuarantine(view, reason);
    }
    stopIdleThreads();
  }

  function handleEnd(plan: ThreadPlan, { page, hasStarted, reason }: ThreadEnd): void {
    // Every page falls back to a frame, so the thread of frames is restarted and only the page it was
    // rendering is quarantined.
    if (!hasStarted || plan.bundle !== null) block(plan.name, reason);
    else if (page !== null) block(viewName(plan, page), reason);
  }

  function block(name: string, reason: string): void {
    quarantine.bad(name);
    onQuarantine(name, reason);
  }

  function stopIdleThreads(): void {
    const idle = [...threads].filter(([, thread]) => thread.isIdle());
    idle.sort(([, a], [, b]) => a.lastUsed() - b.lastUsed());
    for (const [name, thread] of idle.slice(0, Math.max(0, threads.size - limits.threads))) {
      threads.delete(name);
      void thread.stop();
    }
  }

  return {
    async render(plan: ThreadPlan, job: ViewJob): Promise<ViewOutcome> {
      if (isClosed) return { failure: 'gone' };
      const isAllowed = quarantine.isAllowed(viewName(plan, job.page)) && quarantine.isAllowed(plan.name);
      return isAllowed ? threadOf(plan).render(job) : { failure: 'quarantined' };
    },
    /** Starts threads before they are needed and waits until they are ready. */
    async warm(plans: ThreadPlan[]): Promise<void> {
      if (!isClosed) await Promise.all(plans.map((plan) => threadOf(plan).start));
    },
    quarantined: () => quarantine.names(),
    threadNames: () => [...threads.keys()],
    async close(): Promise<void> {
      isClosed = true;
      const running = [...threads.values()];
      threads.clear();
      await Promise.all(running.map((thread) => thread.stop()));
    },
  };
}

const viewName = ({ name }: ThreadPlan, page: string) => `${name} ${page}`;
