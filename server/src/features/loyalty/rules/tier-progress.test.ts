import { expect, test } from 'vitest';
import type { LedgerLine } from './ledger-line';
import { tierProgress } from './tier-progress';

const NOW = Date.parse('2026-06-10T11:00:00Z');
const tiers = [
  { code: 'SAND', threshold: 1 },
  { code: 'TIDE', threshold: 20 },
  { code: 'TILE', threshold: 7 },
];
const nights = (value: number, day: string, facts: Partial<LedgerLine> = {}): LedgerLine => ({
  id: `${day} ${value}`,
  membershipId: 'm',
  type: 'adding',
  value,
  reason: 'stay',
  issuer: 'system',
  sourceKind: 'stay',
  sourceReference: day,
  label: null,
  comment: null,
  activeFrom: new Date(`${day}T12:00Z`),
  expireAt: null,
  reverses: null,
  createdAt: new Date(`${day}T12:00Z`),
  ...facts,
});
const progress = (lines: LedgerLine[], periodYears: number | null = null) =>
  tierProgress(lines, tiers, { today: '2026-06-10', timeZone: 'Europe/Lisbon', periodYears }, NOW);

test('the tier is the highest that is reached, and the next one is named with what is missing', () => {
  expect(progress([])).toEqual({ value: 0, tier: null, next: { tier: 'SAND', missing: 1 }, periodEnd: null });
  expect(progress([nights(6, '2026-05-01')])).toMatchObject({
    tier: 'SAND',
    next: { tier: 'TILE', missing: 1 },
  });
  expect(progress([nights(7, '2026-05-01')])).toMatchObject({
    tier: 'TILE',
    next: { tier: 'TIDE', missing: 13 },
  });
  expect(progress([nights(20, '2026-05-01')])).toMatchObject({ tier: 'TIDE', next: null });
});

test('only the years of the period count, until the last day of the current one', () => {
  const lines = [nights(5, '2024-12-31'), nights(4, '2025-01-01'), nights(3, '2026-01-01')];

  expect(progress(lines, 1)).toMatchObject({ value: 3, periodEnd: '2026-12-31' });
  expect(progress(lines, 2).value).toBe(7);
  expect(progress(lines).value).toBe(12);
});

test('points that were taken back or are pending do not count; gifts and redemptions change nothing', () => {
  const stay = nights(5, '2026-02-01');
  const lines = [
    stay,
    nights(5, '2026-03-01', { type: 'spending', reason: 'reversal', reverses: stay.id }),
    nights(9, '2026-04-01', { reason: 'bonus' }),
    nights(3, '2026-04-02', { type: 'spending', reason: 'redemption' }),
    nights(8, '2026-07-01'),
    nights(2, '2026-05-01'),
  ];

  expect(progress(lines).value).toBe(2);
});
