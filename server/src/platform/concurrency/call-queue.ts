import PQueue from 'p-queue';
import { CallNotMade } from './circuit-breaker';

interface CallQueueOptions {
  /** The number of calls that run at the same time. */
  maxParallel: number;
  /** A call that has waited this long for its turn is not made. */
  maxWaitMs: number;
  /** It is called once when calls begin to be given up, until one finds its turn at once again. */
  onOverload?: () => void;
}

/** Makes the calls to a system, a few at the same time and the others in turn. */
export interface CallQueue {
  /** Makes the call, or throws `CallNotMade`. */
  run<T>(call: () => Promise<T>): Promise<T>;
}

/**
 * Limits how many calls a system gets at the same time. A call that waits for too long is given up, because whoever made it
 * waits as well; it has certainly had no effect then.
 */
export function createCallQueue({ maxParallel, maxWaitMs, onOverload }: CallQueueOptions): CallQueue {
  const queue = new PQueue({ concurrency: maxParallel });
  let isOverloaded = false;

  function giveUp(waiting: AbortController): void {
    if (!isOverloaded) onOverload?.();
    isOverloaded = true;
    waiting.abort(new CallNotMade('too many calls are waiting for the system'));
  }

  return {
    run(call) {
      if (queue.pending < maxParallel) isOverloaded = false;
      const waiting = new AbortController();
      const timer = setTimeout(() => giveUp(waiting), maxWaitMs);
      const begin = () => {
        clearTimeout(timer);
        return call();
      };
      return queue.add(begin, { signal: waiting.signal });
    },
  };
}
