import type { FastifyBaseLogger } from 'fastify';
import { createCallQueue, type CallQueue } from '../../platform/concurrency/call-queue';
import { createCircuitBreaker, type CircuitBreaker } from '../../platform/concurrency/circuit-breaker';
import { withTimeout } from '../../platform/concurrency/with-timeout';
import { isSystemAway } from './is-system-away';
import type { PropertySystem } from './property-system';

const MAX_CALL_MS = 5_000;
/** Systems of hotels answer few calls at a time, and their makers limit them. A call that is no longer waited for does not count. */
const MAX_PARALLEL_CALLS = 4;

interface GuardOptions {
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  maxCallMs?: number;
}

interface Guard {
  queue: CallQueue;
  breaker: CircuitBreaker;
}

/**
 * Wraps a hotel's system so that no call takes longer than a guest waits, that few run at the same time, and that one which is
 * down is not called again and again. Every hotel has a queue and a circuit breaker for all calls to its system. A call
 * that waits in the queue for as long as one may take is not made. While the system is down, room charges are not offered, the last
 * known bill is shown, and postings wait. The log says once that the system is away and once that it is back, and once
 * that calls are given up.
 */
export function guardPropertySystem(
  system: PropertySystem,
  { now, log, maxCallMs = MAX_CALL_MS }: GuardOptions,
): PropertySystem {
  const guards = new Map<string, Guard>();
  const isAnswer = (error: unknown) => !isSystemAway(error);

  function createGuard(property: string): Guard {
    const queue = createCallQueue({
      maxParallel: MAX_PARALLEL_CALLS,
      maxWaitMs: maxCallMs,
      onOverload: () => log.warn({ property }, 'the hotel system is too slow; calls that wait are given up'),
    });
    const breaker = createCircuitBreaker(now, {
      onOpen: (error) =>
        log.warn({ err: error, property }, 'the hotel system is away; it is called again in half a minute'),
      onClose: () => log.info({ property }, 'the hotel system is back'),
    });
    return { queue, breaker };
  }

  function guardOf(propertyId: string): Guard {
    const guard = guards.get(propertyId) ?? createGuard(propertyId);
    guards.set(propertyId, guard);
    return guard;
  }

  const guarded =
    <Property extends { id: string }, Rest extends unknown[], Result>(
      call: (property: Property, ...rest: Rest) => Promise<Result>,
    ) =>
    (property: Property, ...rest: Rest): Promise<Result> => {
      const { queue, breaker } = guardOf(property.id);
      // The breaker is asked when the turn of a call has come, because the calls before it may have opened it.
      return queue.run(() =>
        breaker.run(
          () => withTimeout(call(property, ...rest), maxCallMs, 'hotel system did not answer in time'),
          isAnswer,
        ),
      );
    };

  return {
    capabilities: system.capabilities,
    reservations: guarded((...args: Parameters<PropertySystem['reservations']>) =>
      system.reservations(...args),
    ),
    folio: guarded((...args: Parameters<PropertySystem['folio']>) => system.folio(...args)),
    post: guarded((...args: Parameters<PropertySystem['post']>) => system.post(...args)),
    reverse: guarded((...args: Parameters<PropertySystem['reverse']>) => system.reverse(...args)),
    findPosting: guarded((...args: Parameters<PropertySystem['findPosting']>) => system.findPosting(...args)),
    bill: guarded((...args: Parameters<PropertySystem['bill']>) => system.bill(...args)),
    checkOut: guarded((...args: Parameters<PropertySystem['checkOut']>) => system.checkOut(...args)),
    findCheckOut: guarded((...args: Parameters<PropertySystem['findCheckOut']>) =>
      system.findCheckOut(...args),
    ),
  };
}
