import { GRAVE_REASONS, REPORT_REASONS } from '@guest/shared/contracts/moderation/reasons';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseSeverity, shouldHide, type CountedReport } from './automatic-actions';

const NOW = Date.parse('2026-06-10T12:00:00Z');
const HOUR_MS = 3_600_000;
const report = (facts: Partial<CountedReport> = {}): CountedReport => ({
  reporterId: 'ada',
  reasonCode: 'spam',
  createdAt: new Date(NOW),
  hasWeight: true,
  ...facts,
});
const hides = (
  reports: CountedReport[],
  facts: { cleared?: CountedReport['reasonCode'][]; isByStaff?: boolean } = {},
) => shouldHide({ reports, clearedReasons: facts.cleared ?? [], isByStaff: facts.isByStaff ?? false }, NOW);
const byThree = (facts: Partial<CountedReport> = {}) =>
  ['ada', 'bob', 'cleo'].map((reporterId) => report({ reporterId, ...facts }));

test.each(GRAVE_REASONS)('one report of %s hides', (reasonCode) => {
  expect(hides([report({ reasonCode })])).toBe(true);
  expect(hides([report({ reasonCode, hasWeight: false })])).toBe(false);
  expect(hides([report({ reasonCode })], { cleared: [reasonCode] })).toBe(false);
  expect(hides([report({ reasonCode })], { isByStaff: true })).toBe(false);
});

test('three reporters within a day hide, two do not', () => {
  expect(hides(byThree())).toBe(true);
  expect(hides(byThree().slice(1))).toBe(false);
  expect(hides([report(), report({ reasonCode: 'hate' }), report({ reasonCode: 'other' })])).toBe(false);
  expect(hides(byThree({ createdAt: new Date(NOW - 24 * HOUR_MS) }))).toBe(false);
  expect(hides(byThree(), { cleared: ['spam'] })).toBe(false);
  expect(hides([...byThree(), ...byThree({ reasonCode: 'hate' })], { cleared: ['spam'] })).toBe(true);
});

const reports = fc.array(
  fc.record({
    reporterId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    reasonCode: fc.constantFrom(...REPORT_REASONS),
    createdAt: fc.integer({ min: 0, max: 30 }).map((hours) => new Date(NOW - hours * HOUR_MS)),
    hasWeight: fc.boolean(),
  }),
  { maxLength: 12 },
);
const cleared = fc.uniqueArray(fc.constantFrom(...REPORT_REASONS));

test('reports without weight and cleared reasons change nothing, and order does not matter', () => {
  fc.assert(
    fc.property(reports, cleared, (all, clearedReasons) => {
      const decide = (some: CountedReport[]) =>
        shouldHide({ reports: some, clearedReasons, isByStaff: false }, NOW);
      const counted = all.filter(
        ({ hasWeight, reasonCode }) => hasWeight && !clearedReasons.includes(reasonCode),
      );

      expect(decide(all)).toBe(decide(counted));
      expect(decide(all.toReversed())).toBe(decide(all));
      // One more report never brings a subject back.
      if (decide(all)) expect(decide([...all, report({ reporterId: 'z' })])).toBe(true);
      expect(caseSeverity(all)).toBeGreaterThanOrEqual(1);
    }),
  );
});
