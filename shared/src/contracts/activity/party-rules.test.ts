import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ageProblems,
  mergeUnits,
  partyProblems,
  paxOf,
  totalOf,
  unitsOfMembers,
  type PartyRules,
  type PartyUnit,
  type UnitQuantity,
} from './party-rules';

const adult: PartyUnit = { unitId: 'adult', minAge: 18, accompaniedBy: [] };
const child: PartyUnit = {
  unitId: 'child',
  minAge: 6,
  maxAge: 17,
  accompaniedBy: ['adult', 'senior'],
  perCompanion: 2,
};
const senior: PartyUnit = { unitId: 'senior', minAge: 65, accompaniedBy: [] };
const infant: PartyUnit = { unitId: 'infant', maxAge: 5, accompaniedBy: ['adult'], paxCount: 0 };
const family: PartyUnit = {
  unitId: 'family',
  accompaniedBy: [],
  paxCount: 4,
  minQuantity: 1,
  maxQuantity: 2,
};
const rules: PartyRules = { units: [adult, child, senior, infant, family], minUnits: 2, maxUnits: 8 };

const party = (quantities: Record<string, number>): UnitQuantity[] =>
  Object.entries(quantities).map(([unitId, quantity]) => ({ unitId, quantity }));
const codesOf = (quantities: Record<string, number>, of = rules) =>
  partyProblems(party(quantities), of).map(({ code }) => code);

test('a child with an adult can be booked, a child alone cannot', () => {
  expect(codesOf({ adult: 1, child: 1 })).toEqual([]);
  expect(codesOf({ senior: 1, child: 1 })).toEqual([]);
  expect(codesOf({ child: 2 })).toEqual(['needs_adult']);
});

test('one adult accompanies at most as many children as the unit says', () => {
  expect(codesOf({ adult: 1, child: 2 })).toEqual([]);
  expect(codesOf({ adult: 1, child: 3 })).toEqual(['companions_short']);
  expect(codesOf({ adult: 1, senior: 1, child: 4 })).toEqual([]);
});

test('the whole party and each unit have a smallest and a largest number', () => {
  expect(codesOf({ adult: 1 })).toEqual(['units_range']);
  expect(codesOf({ adult: 9 })).toContain('units_range');
  expect(partyProblems(party({ family: 3 }), rules)).toEqual([
    { code: 'units_range', unitId: 'family', min: 1, max: 2 },
  ]);
  expect(codesOf({}, { ...rules, minUnits: 0 })).toEqual(['units_range']);
});

test('a unit of another activity is reported', () => {
  expect(partyProblems(party({ adult: 2, pony: 1 }), rules)).toEqual([
    { code: 'unknown_unit', unitId: 'pony' },
  ]);
});

test('places follow from the units: a free infant takes one only if its unit says so', () => {
  const taking = { ...infant, paxCount: 1 };

  expect(paxOf(party({ adult: 2, infant: 1 }), rules.units)).toBe(2);
  expect(paxOf(party({ adult: 2, infant: 1 }), [adult, taking])).toBe(3);
  expect(paxOf(party({ family: 2 }), rules.units)).toBe(8);
});

test('ages are checked only for units with a limit', () => {
  const members = [
    { unitId: 'adult', age: 17 },
    { unitId: 'family' },
    { unitId: 'child' },
    { unitId: 'infant', age: 5 },
  ];

  expect(ageProblems(members, rules, { isRequired: false })).toEqual([
    { code: 'age_not_allowed', unitId: 'adult', index: 0, min: 18, max: 120 },
  ]);
  expect(ageProblems(members, rules, { isRequired: true }).map(({ code }) => code)).toEqual([
    'age_not_allowed',
    'age_required',
  ]);
});

const ids = ['a', 'b', 'c', 'd'] as const;
const quantities = fc.array(
  fc.record({ unitId: fc.constantFrom(...ids), quantity: fc.integer({ min: 0, max: 9 }) }),
  { maxLength: 8 },
);
const unitOf = (unitId: string): fc.Arbitrary<PartyUnit> =>
  fc.record({
    unitId: fc.constant(unitId),
    accompaniedBy: fc.uniqueArray(fc.constantFrom(...ids.filter((id) => id !== unitId)), { maxLength: 3 }),
    paxCount: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
    perCompanion: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    minQuantity: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    maxQuantity: fc.option(fc.integer({ min: 3, max: 9 }), { nil: undefined }),
  });
const anyRules: fc.Arbitrary<PartyRules> = fc.record({
  units: fc.tuple(unitOf('a'), unitOf('b'), unitOf('c')),
  minUnits: fc.integer({ min: 0, max: 4 }),
  maxUnits: fc.integer({ min: 4, max: 20 }),
});

test('a party without problems keeps every rule, and one with problems breaks the rule that is named', () => {
  fc.assert(
    fc.property(quantities, anyRules, (of, { units, minUnits, maxUnits }) => {
      const problems = partyProblems(of, { units, minUnits, maxUnits });
      const count = (unitId: string) =>
        of.filter((one) => one.unitId === unitId).reduce((all, { quantity }) => all + quantity, 0);
      const all = of.reduce((total, { quantity }) => total + quantity, 0);
      const expected = new Set<string>();
      if (all < Math.max(1, minUnits) || all > maxUnits) expected.add('units_range');
      if (count('d') > 0) expected.add('unknown_unit d');
      for (const unit of units) {
        const own = count(unit.unitId);
        if (own === 0) continue;
        const companions = unit.accompaniedBy.reduce((sum, id) => sum + count(id), 0);
        const isAccompanied = unit.accompaniedBy.length > 0;
        if (own < (unit.minQuantity ?? 1) || own > (unit.maxQuantity ?? maxUnits)) {
          expected.add(`units_range ${unit.unitId}`);
        }
        if (isAccompanied && companions === 0) expected.add(`needs_adult ${unit.unitId}`);
        else if (isAccompanied && own > companions * (unit.perCompanion ?? Infinity)) {
          expected.add(`companions_short ${unit.unitId}`);
        }
      }

      const found = problems.map((one) => [one.code, one.unitId].filter(Boolean).join(' '));
      expect(new Set(found)).toEqual(expected);
      expect(found).toHaveLength(expected.size);
    }),
  );
});

test('neither the order nor the splitting of units changes places, price and problems', () => {
  fc.assert(
    fc.property(
      quantities,
      anyRules,
      fc.array(fc.nat(100_000), { minLength: 4, maxLength: 4 }),
      (of, with_, amounts) => {
        const prices = new Map(ids.map((id, index) => [id as string, amounts[index] ?? 0]));
        const split = of.flatMap(({ unitId, quantity }) =>
          Array.from({ length: quantity }, () => ({ unitId, quantity: 1 })),
        );
        const other = split.toReversed();

        expect(paxOf(other, with_.units)).toBe(paxOf(of, with_.units));
        expect(totalOf(other, prices)).toBe(totalOf(of, prices));
        expect(new Set(partyProblems(other, with_).map((one) => JSON.stringify(one)))).toEqual(
          new Set(partyProblems(of, with_).map((one) => JSON.stringify(one))),
        );
        expect(new Set(unitsOfMembers(split).map((one) => JSON.stringify(one)))).toEqual(
          new Set(mergeUnits(of).map((one) => JSON.stringify(one))),
        );
      },
    ),
  );
});
