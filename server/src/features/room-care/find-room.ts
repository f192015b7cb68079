import type { FastifyBaseLogger } from 'fastify';
import { CallNotMade } from '../../platform/concurrency/circuit-breaker';
import { withTimeout } from '../../platform/concurrency/with-timeout';
import type { PropertyRow } from '../property/property-scope';
import type { HotelReservation, PropertySystem } from '../stay/property-system';

const TIMEOUT_MS = 3_000;

interface FindRoomDeps {
  propertySystem: Pick<PropertySystem, 'reservations'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Finds the room of a reservation in the hotel's system. The stored room is not reliable: the guest may have typed it
 * before the arrival or moved since, and the staff would not enter the room of somebody else.
 */
export function createFindRoom({ propertySystem, log }: FindRoomDeps) {
  return async (property: PropertyRow, reservationNumber: string): Promise<string | null> => {
    let found: HotelReservation[];
    try {
      const lookUp = propertySystem.reservations(property, { room: null, reservationNumber });
      found = await withTimeout(lookUp, TIMEOUT_MS, 'hotel system did not answer in time');
    } catch (error) {
      if (!(error instanceof CallNotMade))
        log.warn({ err: error }, 'room of a reservation could not be found');
      return null;
    }
    return found.find(({ status }) => status === 'checked_in')?.room ?? null;
  };
}
