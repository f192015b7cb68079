import type { FastifyBaseLogger } from 'fastify';
import { createCircuitBreaker, type CircuitBreaker } from '../../platform/concurrency/circuit-breaker';
import { withTimeout } from '../../platform/concurrency/with-timeout';
import { isSystemAway } from './is-system-away';
import type { PropertySystem } from './property-system';

const MAX_CALL_MS = 5_000;

interface GuardOptions {
  now: () => number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  maxCallMs?: number;
}

/**
 * Wraps a hotel's system so that no call takes longer than a guest waits, and that one which is down is not called again and
 * again: every hotel has a circuit breaker for all calls to its system. Room charges are then not offered, the last
 * known bill is shown, and postings wait. The log says once that the system is away and once that it is back.
 */
export function guardPropertySystem(
  system: PropertySystem,
  { now, log, maxCallMs = MAX_CALL_MS }: GuardOptions,
): PropertySystem {
  const breakers = new Map<string, CircuitBreaker>();
  const isAnswer = (error: unknown) => !isSystemAway(error);

  function breakerOf(propertyId: string): CircuitBreaker {
    const known = breakers.get(propertyId);
    if (known) return known;
    const breaker = createCircuitBreaker(now, {
      onOpen: (error) =>
        log.warn(
          { err: error, property: propertyId },
          'the hotel system is away; it is called again in half a minute',
        ),
      onClose: () => log.info({ property: propertyId }, 'the hotel system is back'),
    });
    breakers.set(propertyId, breaker);
    return breaker;
  }

  const guarded =
    <Property extends { id: string }, Rest extends unknown[], Result>(
      call: (property: Property, ...rest: Rest) => Promise<Result>,
    ) =>
    (property: Property, ...rest: Rest): Promise<Result> =>
      breakerOf(property.id).run(
        () => withTimeout(call(property, ...rest), maxCallMs, 'hotel system did not answer in time'),
        isAnswer,
      );

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
