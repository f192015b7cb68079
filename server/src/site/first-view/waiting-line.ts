import type { ViewAsk } from '@guest/shared/contracts/release/boot.contract';
import { patientTimer } from './patient-timer';
import type { ViewOutcome } from './view-outcome';

export interface ViewJob {
  /** Whose view it is, for the blame. */
  readonly page: string;
  readonly ask: ViewAsk;
  /** Milliseconds, counted from the ask. */
  readonly deadline: number;
}

export interface WaitingJob extends ViewJob {
  settle(outcome: ViewOutcome): void;
}

/** The asks that wait for their turn in one thread. Each is settled by its deadline, whatever becomes of it. */
export function createWaitingLine() {
  const waiting: WaitingJob[] = [];

  return {
    join(job: ViewJob): Promise<ViewOutcome> {
      return new Promise((resolve) => {
        const stopTimer = patientTimer(job.deadline, () => {
          // One that has begun goes on, to be judged; one that still waits need not be made any more.
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
