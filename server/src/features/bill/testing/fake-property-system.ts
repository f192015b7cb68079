import type { BillLine } from '@guest/shared/contracts/bill/bill-line';
import {
  CheckOutRefused,
  SystemAway,
  type Bill,
  type HotelReservation,
  type PropertySystem,
  type PropertySystemCapabilities,
} from '../../stay/property-system';

/** Defines how the fake system answers a check-out. */
export type CheckOutMode =
  | 'done'
  | 'refused'
  | 'broken'
  /** The check-out takes effect, but its answer is lost. */
  | 'answer_lost'
  /** The answer comes only when `release` is called. */
  | 'slow';

/** A property system for tests, with a bill per reservation and a check-out whose answers are controlled. */
export function fakePropertySystem(capabilities: Partial<PropertySystemCapabilities> = {}) {
  const bills = new Map<string, Bill>();
  const reservations: HotelReservation[] = [];
  /** The calls of `checkOut`, and the references that took effect. */
  const calls: string[] = [];
  const effects = new Set<string>();
  const state = {
    isAway: false,
    mode: 'done' as CheckOutMode,
    duringCall: async () => {},
    duringBill: async () => {},
  };
  let release = () => {};

  const system: PropertySystem = {
    capabilities: {
      bill: true,
      checkOut: 'key',
      posting: 'key',
      creditIncludesPostings: false,
      ...capabilities,
    },
    async reservations(_property, { reservationNumber }) {
      if (state.isAway) throw new SystemAway('system is away');
      return reservations.filter((one) => one.reservationNumber === reservationNumber);
    },
    folio: async () => ({ isOpen: true, noPost: false, creditLimit: null }),
    post: async (_property, { reference }) => `F-${reference}`,
    reverse: async () => {},
    findPosting: async () => 'cannot_say',
    async bill(_property, reservationNumber) {
      if (state.isAway) throw new SystemAway('system is away');
      await state.duringBill();
      return bills.get(reservationNumber);
    },
    async checkOut(_property, { reference }) {
      calls.push(reference);
      await state.duringCall();
      const { mode } = state;
      if (mode === 'refused') throw new CheckOutRefused('folio is not settled');
      if (mode === 'broken') throw new Error('connection refused');
      if (mode === 'slow') await new Promise<void>((resolve) => (release = resolve));
      effects.add(reference);
      if (mode === 'answer_lost') throw new Error('connection reset');
    },
    findCheckOut: async (_property, reference) => (effects.has(reference) ? 'done' : 'absent'),
  };

  return {
    system,
    state,
    calls,
    effects,
    release: () => release(),
    addReservation: (
      facts: Partial<HotelReservation> & Pick<HotelReservation, 'reservationNumber' | 'room'>,
    ) =>
      void reservations.push({
        lastName: 'Byron',
        status: 'checked_in',
        checkin: '2026-06-08',
        checkout: '2026-06-20',
        ...facts,
      }),
    setBill(reservationNumber: string, lines: Partial<BillLine>[], balance?: number) {
      const complete = lines.map((line, i): BillLine => ({
        id: `line-${i}`,
        at: '2026-06-09T22:00:00.000Z',
        description: 'Minibar',
        amount: 800,
        kind: 'charge',
        ...line,
      }));
      const sum = complete.reduce((total, { amount }) => total + amount, 0);
      bills.set(reservationNumber, { lines: complete, balance: balance ?? sum });
    },
  };
}
