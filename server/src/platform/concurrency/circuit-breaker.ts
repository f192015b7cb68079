const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

/** A call was not made, because those before it have failed. */
export class CallNotMade extends Error {
  override readonly name = 'CallNotMade';
}

/** The functions that are called when calls stop being made, with the error of the last one, and when they are made again. */
interface BreakerChanges {
  onOpen?: (error: unknown) => void;
  onClose?: () => void;
}

export interface CircuitBreaker {
  /** Makes the call, or throws `CallNotMade`. An error for which `isAnswer` returns true is no failure. */
  run<T>(call: () => Promise<T>, isAnswer?: (error: unknown) => boolean): Promise<T>;
}

/**
 * Stops calling a system after several failures in a row, so that nobody waits for one that is down and it is not flooded when
 * it comes back. After a while one call tries it; only if that succeeds, all are made again.
 */
export function createCircuitBreaker(
  now: () => number,
  { onOpen, onClose }: BreakerChanges = {},
): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  let isTrying = false;

  function countAnswer(): void {
    if (failures >= FAILURES_TO_OPEN) onClose?.();
    failures = 0;
  }

  function countFailure(error: unknown): void {
    failures += 1;
    openUntil = now() + OPEN_MS;
    if (failures === FAILURES_TO_OPEN) onOpen?.(error);
  }

  return {
    async run(call, isAnswer = () => false) {
      const isOpen = failures >= FAILURES_TO_OPEN;
      if (isOpen && (isTrying || now() < openUntil)) throw new CallNotMade('the system is down');
      if (isOpen) isTrying = true;
      try {
        const result = await call();
        countAnswer();
        return result;
      } catch (error) {
        if (isAnswer(error)) countAnswer();
        else countFailure(error);
        throw error;
      } finally {
        if (isOpen) isTrying = false;
      }
    },
  };
}
