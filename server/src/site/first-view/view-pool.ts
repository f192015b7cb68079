import type { BuiltFile } from '../../../../release/src/build/integrity';
import type { ViewLimits } from './view-limits';
import { createQuarantine } from './quarantine';
import { createRestartBackoff } from './restart-backoff';
import type { ViewOutcome } from './view-outcome';
import { createViewRunner, type RunnerEnd, type RenderResult, type ViewRunner } from './view-runner';
import type { ViewJob } from './render-queue';

export type ViewPool = ReturnType<typeof createViewPool>;

/** The release that a process renders and the files it runs. */
export interface ProcessPlan {
  readonly name: string;
  /** The shell's worker file. */
  readonly file: BuiltFile;
  /** The remote's bundle; `null` for the process of the shell's own views and of all frames. */
  readonly bundle: BuiltFile | null;
}

/** A shell that ends its process while it renders frames is not restarted more and more often. */
const RESTARTS = { firstMs: 250, maxMs: 60_000 };

/**
 * Manages the render processes, one per release. A view that throws or is late too often is quarantined, as is
 * a release whose process hangs or crashes. Failures of one process do not affect the others.
 */
export function createViewPool(options: {
  limits: ViewLimits;
  onQuarantine?: (name: string, reason: string) => void;
}) {
  const { limits, onQuarantine = () => {} } = options;
  const processes = new Map<string, ViewRunner>();
  const quarantine = createQuarantine({ forMs: limits.quarantine, probeMs: limits.start });
  const restarts = createRestartBackoff(RESTARTS);
  let isClosed = false;

  function processOf(plan: ProcessPlan): ViewRunner {
    const running = processes.get(plan.name);
    if (running) return running;
    const runner = createViewRunner({
      ...plan,
      limits,
      onResult: (result) => handleResult(plan, result),
      onEnd(end) {
        if (processes.get(plan.name) === runner) processes.delete(plan.name);
        handleEnd(plan, end);
      },
    });
    processes.set(plan.name, runner);
    return runner;
  }

  function handleResult(plan: ProcessPlan, { page, kind, reason }: RenderResult): void {
    const view = viewName(plan, page);
    if (kind === 'good') {
      restarts.succeeded(plan.name);
      quarantine.good(plan.name);
      quarantine.good(view);
    } else if (kind === 'threw') {
      block(view, reason);
    } else if (quarantine.late(view)) {
      onQuarantine(view, reason);
    }
    stopIdleProcesses();
  }

  function handleEnd(plan: ProcessPlan, { page, hasStarted, isRetired, reason }: RunnerEnd): void {
    if (isRetired) return;
    restarts.failed(plan.name);
    // Every page falls back to a frame, so the process of frames is restarted and only the page it was
    // rendering is quarantined.
    if (!hasStarted || plan.bundle !== null) block(plan.name, reason);
    else if (page !== null) block(viewName(plan, page), reason);
  }

  function block(name: string, reason: string): void {
    quarantine.bad(name);
    onQuarantine(name, reason);
  }

  function stopIdleProcesses(): void {
    const idle = [...processes].filter(([, runner]) => runner.isIdle());
    idle.sort(([, a], [, b]) => a.lastUsed() - b.lastUsed());
    for (const [name, runner] of idle.slice(0, Math.max(0, processes.size - limits.processes))) {
      processes.delete(name);
      void runner.stop();
    }
  }

  return {
    async render(plan: ProcessPlan, job: ViewJob): Promise<ViewOutcome> {
      if (isClosed) return { failure: 'gone' };
      const isAllowed = quarantine.isAllowed(viewName(plan, job.page)) && quarantine.isAllowed(plan.name);
      if (!isAllowed || restarts.isPaused(plan.name)) return { failure: 'quarantined' };
      return processOf(plan).render(job);
    },
    /** Starts processes before they are needed and waits until they are ready. */
    async warm(plans: ProcessPlan[]): Promise<void> {
      if (!isClosed) await Promise.all(plans.map((plan) => processOf(plan).start));
    },
    quarantined: () => quarantine.names(),
    processNames: () => [...processes.keys()],
    async close(): Promise<void> {
      isClosed = true;
      const running = [...processes.values()];
      processes.clear();
      await Promise.all(running.map((runner) => runner.stop()));
    },
  };
}

const viewName = ({ name }: ProcessPlan, page: string) => `${name} ${page}`;
