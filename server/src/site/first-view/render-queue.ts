import type { RenderInput } from '@guest/shared/contracts/release/boot.contract';
import { cpuAwareTimer } from '../../../../release/src/isolation/cpu-aware-timer';
import type { ViewOutcome } from './view-outcome';

export interface ViewJob {
  /** The page to which a failure is attributed. */
  readonly page: string;
  readonly ask: RenderInput;
  /** The work that it may cost, in milliseconds. */
  readonly budget: number;
  /** Frames are rendered before pages, because a guest whose page fails still waits for one. */
  readonly isFrame?: boolean;
}

export interface QueuedJob extends ViewJob {
  settle(outcome: ViewOutcome): void;
}

/** Holds the requests that wait for a process. Each is settled after `patience` milliseconds at the latest. */
export function createRenderQueue(patience: number) {
  const jobs: QueuedJob[] = [];

  return {
    add(job: ViewJob): Promise<ViewOutcome> {
      return new Promise((resolve) => {
        const stopTimer = cpuAwareTimer(patience, () => {
          // A render that has started continues so that it can be judged; one that still waits is dropped.
          if (jobs.includes(queued)) jobs.splice(jobs.indexOf(queued), 1);
          resolve({ failure: 'late' });
        });
        const queued: QueuedJob = {
          ...job,
          settle(outcome) {
            stopTimer();
            resolve(outcome);
          },
        };
        jobs.push(queued);
      });
    },
    next(): QueuedJob | undefined {
      const frame = jobs.findIndex(({ isFrame }) => isFrame);
      return jobs.splice(Math.max(0, frame), 1)[0];
    },
    isEmpty: () => jobs.length === 0,
    /** Settles all requests that are not for a frame. */
    settlePages(outcome: ViewOutcome): void {
      const pages = jobs.filter(({ isFrame }) => !isFrame);
      jobs.splice(0, jobs.length, ...jobs.filter(({ isFrame }) => isFrame));
      for (const job of pages) job.settle(outcome);
    },
    settleAll(outcome: ViewOutcome): void {
      for (const job of jobs.splice(0)) job.settle(outcome);
    },
  };
}
