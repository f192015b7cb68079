import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageProblems, partyProblems, unitsOfMembers } from '../activity/party-rules';
import { needsAges, chooseUnits, type TypedRules, type TypedUnit } from './choose-units';

const unit = (facts: Partial<TypedUnit> & Pick<TypedUnit, 'type'>): TypedUnit => ({
  unitId: facts.type,
  accompaniedBy: [],
  ...facts,
});
const rules = (units: TypedUnit[], facts: Partial<TypedRules> = {}): TypedRules => ({
  units,
  minUnits: 1,
  maxUnits: 6,
  ...facts,
});

const adult = unit({ type: 'adult' });
const child = unit({ type: 'child', minAge: 4, maxAge: 12, accompaniedBy: ['adult'] });
const infant = unit({ type: 'infant', maxAge: 3, accompaniedBy: ['adult'], perCompanion: 1 });
const family = rules([adult, child, infant]);

const unitIdsFor = (...args: Parameters<typeof chooseUnits>) =>
  chooseUnits(...args).members?.map(({ unitId, age }) => (age === undefined ? unitId : `${unitId} ${age}`));

test('each child books the unit whose ages include theirs, and an older one books as an adult', () => {
  expect(unitIdsFor({ adults: 2, ages: [5, 2, 13] }, family)).toEqual([
    'adult',
    'adult',
    'child 5',
    'infant 2',
    'adult',
  ]);
});

test.each([
  ['no unit for the age', { adults: 1, ages: [3] }, rules([adult, child]), 'ages'],
  ['a child at an activity for adults', { adults: 1, ages: [9] }, rules([adult]), 'ages'],
  ['too young for the adults’ unit', { adults: 1, ages: [12] }, rules([{ ...adult, minAge: 14 }]), 'ages'],
  ['adults without a child at an activity for children', { adults: 2, ages: [] }, rules([child]), 'ages'],
  ['more infants than adults', { adults: 1, ages: [1, 2] }, family, 'needs_adult'],
  ['children of a club that need an adult', { adults: 2, ages: [9] }, rules([child]), 'needs_adult'],
  ['more people than one booking takes', { adults: 7, ages: [] }, family, 'party_size'],
  [
    'fewer people than one booking takes',
    { adults: 1, ages: [] },
    rules([adult], { minUnits: 2 }),
    'party_size',
  ],
] as const)('%s is a mismatch', (_, people, of, mismatch) => {
  expect(chooseUnits(people, of)).toEqual({ mismatch });
});

test('children come alone where no unit is for adults', () => {
  const club = rules([unit({ type: 'child', minAge: 4, maxAge: 12 })]);

  expect(unitIdsFor({ adults: 2, ages: [5, 9] }, club)).toEqual(['child 5', 'child 9']);
});

test('a unit for a whole party is booked once, and an extra is booked by nobody', () => {
  const party = rules([unit({ type: 'other' })], { maxUnits: 1 });
  const bicycle = unit({ type: 'other', unitId: 'e-bike', paxCount: 0, accompaniedBy: ['adult'] });

  expect(unitIdsFor({ adults: 2, ages: [4] }, party)).toEqual(['other']);
  expect(unitIdsFor({ adults: 2, ages: [4] }, rules([unit({ type: 'family' })]))).toEqual(['family']);
  expect(unitIdsFor({ adults: 2, ages: [7] }, rules([adult, child, bicycle]))).toEqual([
    'adult',
    'adult',
    'child 7',
  ]);
});

test('a party of one books a unit for one person, not one for a group', () => {
  const lesson = rules([adult], { maxUnits: 1 });

  expect(unitIdsFor({ adults: 1, ages: [] }, lesson)).toEqual(['adult']);
  expect(chooseUnits({ adults: 2, ages: [] }, lesson)).toEqual({ mismatch: 'party_size' });
});

test('ages are missing if the unit of adults has a limit', () => {
  const limited = rules([{ ...adult, minAge: 16 }, child]);

  expect(needsAges(chooseUnits({ adults: 1, ages: [9] }, limited).members ?? [], limited)).toBe(true);
  expect(needsAges(chooseUnits({ adults: 1, ages: [9] }, family).members ?? [], family)).toBe(false);
});

const TYPES = ['adult', 'youth', 'child', 'infant', 'senior', 'family', 'other'] as const;
const someUnits = fc
  .array(
    fc.record(
      {
        type: fc.constantFrom(...TYPES),
        minAge: fc.integer({ min: 0, max: 20 }),
        maxAge: fc.integer({ min: 0, max: 120 }),
        perCompanion: fc.integer({ min: 1, max: 3 }),
        paxCount: fc.integer({ min: 0, max: 4 }),
        isAccompanied: fc.boolean(),
      },
      { requiredKeys: ['type'] },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((units) =>
    units.map(({ isAccompanied, ...facts }, i): TypedUnit => ({
      ...facts,
      unitId: `${i}`,
      accompaniedBy: isAccompanied && i > 0 ? ['0'] : [],
    })),
  );
const somePeople = fc.record({
  adults: fc.integer({ min: 1, max: 8 }),
  ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 }),
});

test('a party that is offered can be booked by the rules of people, and nobody is left out', () => {
  fc.assert(
    fc.property(somePeople, someUnits, fc.integer({ min: 1, max: 10 }), (people, units, maxUnits) => {
      const of = rules(units, { maxUnits });
      const { members } = chooseUnits(people, of);
      if (!members) return;
      expect(partyProblems(unitsOfMembers(members), of)).toEqual([]);
      expect(ageProblems(members, of, { isRequired: false })).toEqual([]);
      const { adults, ages } = people;
      const isGroup = members.length === 1 && ['family', 'other'].includes(unitOf(units, members[0]?.unitId));
      if (!isGroup) expect([adults + ages.length, ages.length]).toContain(members.length);
    }),
    { numRuns: 2_000 },
  );
});

const unitOf = (units: TypedUnit[], id: string | undefined) =>
  units.find(({ unitId }) => unitId === id)?.type ?? '';
