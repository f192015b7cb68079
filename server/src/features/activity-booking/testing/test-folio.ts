import { CallNotMade } from '../../../platform/concurrency/circuit-breaker';
import { createDemoGuests, demoReservations } from '../../../demo/demo-reservations';
import { fakePropertySystem } from '../../bill/testing/fake-property-system';
import { PostingRefused, type FolioCharge, type PropertySystem } from '../../stay/property-system';

/** A hotel's system with an open folio for every reservation. It notes what is posted, once per reference. */
export function testFolio(now: () => number) {
  const posted = new Map<string, FolioCharge>();
  const reversed: string[] = [];
  const state = {
    isAway: false,
    isRefusing: false,
    /** Whether the circuit breaker holds back all charges. */
    isBroken: false,
  };
  const assertThere = () => {
    if (state.isAway) throw new Error('the hotel system does not answer');
  };
  const propertySystem: PropertySystem = {
    ...fakePropertySystem().system,
    reservations: demoReservations(createDemoGuests(), now),
    async folio() {
      assertThere();
      return { isOpen: true, noPost: false, creditLimit: null };
    },
    async post(_property, charge) {
      if (state.isBroken) throw new CallNotMade('the system is down');
      assertThere();
      if (state.isRefusing) throw new PostingRefused('folio is closed');
      posted.set(charge.reference, charge);
      return `F-${charge.reference}`;
    },
    async reverse(_property, folioReference) {
      assertThere();
      reversed.push(folioReference);
    },
  };
  const demo = { propertySystem, sampleStays: async () => [] };
  return { demo, posted, reversed, state };
}
