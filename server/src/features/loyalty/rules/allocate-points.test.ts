import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocateReversal, allocateSpending } from './allocate-points';
import { sumOf, type LedgerLine, type LedgerState } from './ledger-line';

const NOW = Date.parse('2026-06-10T11:00:00Z');
const DAY_MS = 86_400_000;

const earning = (id: string, value: number, facts: Partial<LedgerLine> = {}): LedgerLine => ({
  id,
  membershipId: 'm',
  type: 'adding',
  value,
  reason: 'order',
  issuer: 'system',
  sourceKind: 'order',
  sourceReference: id,
  label: null,
  comment: null,
  activeFrom: new Date(NOW - 10 * DAY_MS),
  expireAt: null,
  reverses: null,
  createdAt: new Date(NOW - 10 * DAY_MS),
  ...facts,
});
const inDays = (days: number) => new Date(NOW + days * DAY_MS);
const stateOf = (...lines: LedgerLine[]): LedgerState => ({ lines, parts: [] });

describe('a spending', () => {
  test('takes what expires first', () => {
    const state = stateOf(
      earning('never', 50),
      earning('late', 50, { expireAt: inDays(90) }),
      earning('soon', 50, { expireAt: inDays(3) }),
    );

    expect(allocateSpending(state, 120, NOW)).toEqual({
      parts: [
        { fromId: 'soon', value: 50 },
        { fromId: 'late', value: 50 },
        { fromId: 'never', value: 20 },
      ],
    });
  });

  test('takes neither what is pending nor what has expired, and says how much is missing', () => {
    const state = stateOf(
      earning('pending', 50, { activeFrom: inDays(1) }),
      earning('expired', 50, { expireAt: inDays(0) }),
      earning('there', 30),
    );

    expect(allocateSpending(state, 50, NOW)).toEqual({ missing: 20 });
  });

  test('takes exactly its value or says what is missing, for all earnings', () => {
    const some = fc.array(
      fc.record({
        value: fc.integer({ min: 1, max: 50 }),
        expiresIn: fc.option(fc.integer({ min: 1, max: 99 })),
      }),
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 300 }), (all, value) => {
        const lines = all.map((one, i) =>
          earning(`e${i}`, one.value, { expireAt: one.expiresIn === null ? null : inDays(one.expiresIn) }),
        );
        const chosen = allocateSpending(stateOf(...lines), value, NOW);

        const available = sumOf(lines);
        if ('missing' in chosen) expect(chosen.missing).toBe(value - available);
        else expect(sumOf(chosen.parts)).toBe(value);
        expect('missing' in chosen).toBe(available < value);
      }),
    );
  });
});

describe('a reversal', () => {
  test('of something pending takes it alone', () => {
    const pending = earning('pending', 50, { activeFrom: inDays(1) });

    expect(allocateReversal(stateOf(pending, earning('there', 80)), pending, NOW)).toEqual([
      { fromId: 'pending', value: 50 },
    ]);
  });

  test('takes what was spent of the earning from others, but not what has expired of it', () => {
    const [spent, expired, other] = [earning('spent', 50), earning('expired', 50), earning('other', 80)];
    const spending = earning('s', 50, { type: 'spending', reason: 'redemption' });
    const expiry = earning('x', 30, { type: 'spending', reason: 'expiry' });
    const state = {
      lines: [spent, expired, other, spending, expiry],
      parts: [
        { spendId: 's', fromId: 'spent', value: 50 },
        { spendId: 'x', fromId: 'expired', value: 30 },
      ],
    };

    expect(allocateReversal(state, spent, NOW)).toEqual([
      { fromId: 'expired', value: 20 },
      { fromId: 'other', value: 30 },
    ]);
    expect(allocateReversal(state, expired, NOW)).toEqual([{ fromId: 'expired', value: 20 }]);
  });
});
