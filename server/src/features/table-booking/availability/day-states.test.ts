import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PropertyScope } from '../../property/property-scope';
import { DEFAULT_POLICY } from '../model/default-policy';
import type { BookingSetup } from './booking-setup';
import { toDayStates } from './day-states';
import { toSlotDays, type SlotContext } from './slot-days';
import { tableOccupancy, type Occupancy } from './table-occupancy';

const SLOT_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
const START = Date.parse('2026-06-10T12:00:00Z');
const DATES = ['2026-06-09', '2026-06-10', '2026-06-11'];
// The calculation reads nothing else.
const scope = {
  property: { timeZone: 'UTC', businessDayStart: '05:00' },
  lang: 'en',
  localize: () => 'Azul',
} as unknown as PropertyScope;
const bookable = {
  today: '2026-06-10',
  from: '2026-06-10',
  until: '2026-06-11',
  farthest: '2026-06-11',
  isCheckedOut: false,
};

const setupOf = (facts: Pick<BookingSetup, 'tables' | 'mostParties' | 'mostCovers'>): BookingSetup =>
  ({
    outlet: { name: { en: 'Azul' }, bookingMode: 'instant', openingHours: {} },
    rules: { ...DEFAULT_POLICY, leadMinutes: 30 },
    areas: [{ id: 'terrace' }, { id: 'room' }],
    ...facts,
  }) as unknown as BookingSetup;

const table = fc.record({
  seats: fc.integer({ min: 1, max: 6 }),
  areaId: fc.constantFrom('terrace', 'room'),
});
const situation = fc.record({
  tables: fc.array(table, { maxLength: 5 }),
  mostParties: fc.integer({ min: 1, max: 4 }),
  mostCovers: fc.integer({ min: 2, max: 20 }),
  partySize: fc.integer({ min: 1, max: 6 }),
  areaId: fc.constantFrom(null, 'terrace', 'room'),
  /** The slots of each day. */
  counts: fc.tuple(fc.nat(3), fc.nat(6), fc.nat(6)),
  /** Each claim begins some slots after the one before at its table. */
  claims: fc.array(fc.record({ table: fc.nat(4), gap: fc.nat(3), length: fc.integer({ min: 1, max: 8 }) })),
  waitlist: fc.func(fc.boolean()),
  passed: fc.nat(8),
});

test('a day without its slots is the same as one with them', () => {
  fc.assert(
    fc.property(situation, ({ partySize, areaId, counts, claims, waitlist, passed, ...facts }) => {
      const tables = facts.tables.map((one, id) => ({ ...one, id })) as unknown as BookingSetup['tables'];
      const setup = setupOf({ ...facts, tables });
      const ends = new Map<number, number>();
      const occupancies = claims.map((claim): Occupancy => {
        const from = (ends.get(claim.table) ?? START) + claim.gap * SLOT_MS;
        const to = from + claim.length * SLOT_MS;
        ends.set(claim.table, to);
        return { tableId: claim.table, from, to, partySize: 2 };
      });
      const times: SlotContext['times'] = new Map(
        DATES.map((date, day) => [
          date,
          Array.from({ length: counts[day] ?? 0 }, (_, i) => {
            const startsAt = START + (day - 1) * DAY_MS + i * SLOT_MS;
            return { startsAt, localDateTime: new Date(startsAt).toISOString().slice(0, 16) };
          }),
        ]),
      );
      const context = {
        times,
        occupancy: tableOccupancy(occupancies),
        isWaitlistOpen: waitlist,
        now: START + passed * SLOT_MS,
      };
      const query = { date: '2026-06-09', days: 3, partySize, areaId, bookable, lang: 'en' as const };

      const whole = toSlotDays(setup, scope, query, context);

      expect(toDayStates(setup, scope, query, context)).toEqual(
        whole.map(({ slots, ...day }) => ({ ...day, waitlistOpen: slots.some((slot) => slot.waitlistOpen) })),
      );
    }),
  );
});
