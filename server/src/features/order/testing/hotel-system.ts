import { CallNotMade } from '../../../platform/concurrency/circuit-breaker';
import { PostingRefused } from '../../stay/property-system';
import type { orderTestSetup } from './order-test-setup';

type OrderTestSetup = Awaited<ReturnType<typeof orderTestSetup>>;
export type Posting = 'key' | 'lookup' | 'none';

/** A hotel's system that keeps a folio, and may lose answers before or after a charge takes effect. */
export function createHotelSystem(postChargesTo: OrderTestSetup['postChargesTo'], posting: Posting) {
  const folio: string[] = [];
  const reversed: string[] = [];
  const state = {
    /** Whether the circuit breaker holds back all calls. */
    isBroken: false,
    loses: 'nothing' as 'nothing' | 'call' | 'answer',
    refuses: 'nothing' as 'nothing' | 'charge' | 'reversal',
    canLookUp: true,
    duringCall: async () => {},
  };
  let calls = 0;
  return {
    folio,
    reversed,
    state,
    calls: () => calls,
    run: () =>
      postChargesTo({
        capabilities: { bill: false, checkOut: 'none', posting, creditIncludesPostings: false },
        async post(_property, { reference }) {
          if (state.isBroken) throw new CallNotMade('the system is down');
          calls += 1;
          await state.duringCall();
          if (state.refuses === 'charge') throw new PostingRefused('the folio is closed');
          if (state.loses === 'call') throw new Error('connection refused');
          if (posting !== 'key' || !folio.includes(reference)) folio.push(reference);
          if (state.loses === 'answer') throw new Error('connection reset');
          return `F-${reference}`;
        },
        async reverse(_property, folioReference) {
          if (state.refuses === 'reversal') throw new PostingRefused('the folio is closed');
          reversed.push(folioReference);
        },
        async findPosting(_property, { reference }) {
          if (state.isBroken) throw new CallNotMade('the system is down');
          if (!state.canLookUp) return 'cannot_say';
          return folio.includes(reference) ? { folioReference: `F-${reference}` } : 'absent';
        },
      }),
  };
}
