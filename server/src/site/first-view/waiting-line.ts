import type { ViewAsk } from '@guest/shared/contracts/release/boot.contract';
import { patientTimer } from './patient-timer';
import type { ViewOutcome } from './view-outcome';

export interface ViewJob {
  /** The page to which a failure is attributed. */
  readonly page: string;
  readonly ask: ViewAsk;
  /** In milliseconds, counted from the request. */
  readonly deadline: number;
}

export interface WaitingJob extends ViewJob {
  settle(outcome: ViewOutcome): void;
}

/** The requests that wait for a thread. Each is settled by its deadline at the latest. */
export function createWaitingLine() {
  const waiting: WaitingJob[] = [];

  return {
    join(job: ViewJob): Promise<ViewOutcome> {
      return new Promise((resolve) => {
        const stopTimer = patientTimer(job.deadline, () => {
          // A render that has started continues so that it can be judged; one that still waits is dropped.
          if (waiting.includes(joined)) waiting.splice(waiting.indexOf(joined), 1);
          resolve({ failure: 'late' });
        });
        const joined: WaitingJob = {
          ...job,
          settle(outcome) {
            stopTimer();
            resolve(outcome);
          },
        };
        waiting.push(joined);
      });
    },
    next: () => waiting.shift(),
    isEmpty: () => waiting.length === 0,
    turnAway(outcome: ViewOutcome): void {
      for (const job of waiting.splice(0)) job.settle(outcome);
    },
  };
}
