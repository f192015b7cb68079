import { isOpenAt } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { OpeningHours } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withDefaultPolicy } from '../../outlet/default-policy';
import type { PricedCartLine } from './cart-line';
import { deliveryTime } from './delivery-time';
import type { QuoteInput } from './quote-input';
import type { SlotLoad } from './kitchen-slots';

const HOUR_MS = 3_600_000;
const ZONES = ['Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Muscat', 'Pacific/Chatham'];
/** Nights with a clock change in these zones, a turn of the year and an ordinary day. */
const NIGHTS = [
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2026-04-04T15:00Z',
  '2026-10-03T15:30Z',
  '2026-09-26T14:00Z',
  '2026-12-31T23:59Z',
  '2026-06-10T11:00Z',
];

const twoDigits = (n: number) => String(n).padStart(2, '0');
const time = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 1, 15, 30, 59))
  .map(([hour, minute]) => `${twoDigits(hour)}:${twoDigits(minute)}`);
const hours = fc
  .array(fc.record({ from: time, to: time }), { maxLength: 2 })
  .map((intervals): OpeningHours => ({
    weekly: [{ days: [1, 2, 3, 4, 5, 6, 7], intervals }],
    exceptions: [],
    temporarilyClosed: null,
  }));
const kitchen = fc.record({
  timeZone: fc.constantFrom(...ZONES),
  now: fc
    .tuple(fc.constantFrom(...NIGHTS), fc.integer({ min: -30 * HOUR_MS, max: 30 * HOUR_MS }))
    .map(([night, off]) => Date.parse(night) + off),
  openingHours: hours,
  itemHours: fc.option(hours),
  rules: fc.record({
    slotInterval: fc.constantFrom(10, 15, 30, 60),
    leadMinutes: fc.constantFrom(0, 1, 30, 90),
    lastOrderBeforeCloseMinutes: fc.constantFrom(0, 15, 45),
    maxAdvanceDays: fc.nat(2),
  }),
});

test('available slots are accepted, full slots are rejected, and all other times are unavailable', () => {
  fc.assert(
    fc.property(kitchen, ({ timeZone, now, openingHours, itemHours, rules }) => {
      const slotUse = new Map<number, SlotLoad>();
      const lines = [
        { line: { lineId: 'a' }, item: { name: 'Soup' }, found: { hours: itemHours ? [itemHours] : [] } },
      ];
      const timeFor = (requestedFor: string | null) => {
        const facts = {
          scope: { property: { timeZone }, hours: (its: OpeningHours) => its, localize: () => 'Kitchen' },
          outlet: {
            policy: withDefaultPolicy({ ...rules, slotCapacityOrders: 1 }),
            row: { openingHours, name: {} },
          },
          cart: { requestedFor },
          slotUse,
          now,
        };
        // These are the only properties that `deliveryTime` reads.
        const those = { facts: facts as unknown as QuoteInput, lines: lines as unknown as PricedCartLine[] };
        return deliveryTime(those.facts, { lines: those.lines, amount: 1 });
      };
      // Every third slot is taken.
      for (const [i, { startsAt }] of timeFor(null).slots().entries()) {
        if (i % 3 === 0) slotUse.set(startsAt, { orders: 1, amount: 0 });
      }

      const soon = timeFor(null);
      const slots = soon.slots();

      const starts = slots.map(({ startsAt }) => startsAt);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      expect(new Set(slots.map(({ localDateTime }) => localDateTime)).size).toBe(slots.length);
      expect(soon.earliest?.startsAt).toBe(slots.find(({ status }) => status === 'available')?.startsAt);
      expect(soon.slot === null).toBe(soon.problems.length > 0);
      for (const [i, { startsAt, localDateTime, status }] of slots.entries()) {
        expect(startsAt).toBeGreaterThanOrEqual(now + rules.leadMinutes * 60_000);
        expect(
          [openingHours, itemHours ?? openingHours].every((its) => isOpenAt(its, startsAt, timeZone)),
        ).toBe(true);
        if (i % 5 > 1) continue;
        const { slot, problems } = timeFor(localDateTime);
        expect(slot?.startsAt).toBe(status === 'available' ? startsAt : undefined);
        expect(problems.map(({ code }) => code)).toEqual(status === 'available' ? [] : ['slot_full']);
      }
      for (const other of ['2026-02-31T10:00', '2026-06-10T12:01', '2026-03-29T01:30', '2999-12-31T23:45']) {
        if (slots.some(({ localDateTime }) => localDateTime === other)) continue;
        expect(timeFor(other)).toMatchObject({ slot: null, problems: [{}] });
      }
    }),
    { numRuns: 60 },
  );
});
