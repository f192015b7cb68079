import {
  ageProblems,
  asksAge,
  MAX_AGE,
  partyProblems,
  unitsOfMembers,
  type PartyMember,
  type PartyProblem,
  type PartyRules,
  type PartyUnit,
} from '../activity/party-rules';

/** The people who want to do something together, before anybody knows what. */
export interface People {
  adults: number;
  /** The ages of the children in whole years. */
  ages: readonly number[];
}

export interface TypedUnit extends PartyUnit {
  readonly type: 'adult' | 'youth' | 'child' | 'infant' | 'senior' | 'family' | 'other';
}

export interface TypedRules extends PartyRules {
  readonly units: readonly TypedUnit[];
}

/** Why an activity does not suit these people, whatever its sessions look like. */
export type PartyMismatch = 'ages' | 'needs_adult' | 'party_size';

/** The units that these people would book, or why they cannot come. */
export type ChosenUnits =
  | { members: PartyMember[]; mismatch?: undefined }
  | { members?: undefined; mismatch: PartyMismatch };

/** An adult of unknown age is at least this old. */
const ADULT_AGE = 18;
const SENIOR_AGE = 60;

/**
 * Chooses a unit for each of these people by the rules of an activity. Everybody gets the unit with the
 * narrowest ages that include theirs. Where no unit is for adults, the children come alone.
 */
export function chooseUnits({ adults, ages }: People, rules: TypedRules): ChosenUnits {
  const group = rules.units.find((unit) => isForGroup(unit, rules));
  if (group) return checked([{ unitId: group.unitId }], rules);

  const units = rules.units.filter((unit) => !isExtra(unit) && unit.type !== 'family');
  const forAdults = unitForAdults(units);
  if (!forAdults && ages.length === 0) return { mismatch: 'ages' };
  const members: PartyMember[] = forAdults
    ? Array.from({ length: adults }, () => ({ unitId: forAdults.unitId }))
    : [];
  for (const age of ages) {
    const unit = unitForAge(units, age);
    if (!unit) return { mismatch: 'ages' };
    members.push(asksAge(unit) ? { unitId: unit.unitId, age } : { unitId: unit.unitId });
  }
  return checked(members, rules);
}

/** Returns whether the hotel still has to be told the age of somebody before the party can book. */
export const needsAges = (members: readonly PartyMember[], rules: Pick<PartyRules, 'units'>): boolean =>
  ageProblems(members, rules, { isRequired: true }).length > 0;

function checked(members: PartyMember[], rules: PartyRules): ChosenUnits {
  const problems = [
    ...partyProblems(unitsOfMembers(members), rules),
    ...ageProblems(members, rules, { isRequired: false }),
  ];
  const mismatches = problems.map(({ code }) => MISMATCH_OF[code]);
  const mismatch = MOST_TELLING.find((one) => mismatches.includes(one));
  return mismatch ? { mismatch } : { members };
}

const MISMATCH_OF: Readonly<Record<PartyProblem['code'], PartyMismatch>> = {
  needs_adult: 'needs_adult',
  companions_short: 'needs_adult',
  units_range: 'party_size',
  unknown_unit: 'party_size',
  age_required: 'ages',
  age_not_allowed: 'ages',
};
const MOST_TELLING: readonly PartyMismatch[] = ['needs_adult', 'ages', 'party_size'];

/** One of this unit stands for the whole party: the activity has no units for single people. */
const isForGroup = ({ type }: TypedUnit, { units, maxUnits }: TypedRules): boolean =>
  (type === 'family' && units.every((one) => one.type === 'family')) ||
  (type === 'other' && maxUnits === 1 && units.length === 1);

/** Returns whether a unit is an extra, such as the hire of a bicycle, which is booked in addition to a person. */
const isExtra = ({ type, paxCount = 1 }: TypedUnit): boolean => type === 'other' && paxCount === 0;

const unitForAdults = (units: readonly TypedUnit[]): TypedUnit | undefined => {
  const isOldEnough = ({ maxAge = MAX_AGE }: TypedUnit) => maxAge >= ADULT_AGE;
  return (
    units.find((unit) => unit.type === 'adult' && isOldEnough(unit)) ??
    units.find((unit) => unit.type === 'other' && isOldEnough(unit))
  );
};

function unitForAge(units: readonly TypedUnit[], age: number): TypedUnit | undefined {
  const widthOf = ({ min, max }: AgeRange) => max - min;
  return units
    .map((unit) => ({ unit, range: agesOf(unit, units) }))
    .filter(({ range: { min, max } }) => age >= min && age <= max)
    .reduce<{ unit: TypedUnit; range: AgeRange } | undefined>(
      (best, one) => (best && widthOf(best.range) <= widthOf(one.range) ? best : one),
      undefined,
    )?.unit;
}

interface AgeRange {
  min: number;
  max: number;
}

/** Returns the ages of a unit; without limits, those that its type is usually for. */
function agesOf(unit: TypedUnit, units: readonly TypedUnit[]): AgeRange {
  const { minAge: min = 0, maxAge: max = MAX_AGE, type } = unit;
  if (asksAge(unit)) return { min, max };
  switch (type) {
    case 'infant':
      return { min: 0, max: 3 };
    case 'child':
      return { min: 0, max: ADULT_AGE - 1 };
    case 'youth':
      return { min: 12, max: ADULT_AGE - 1 };
    case 'senior':
      return { min: SENIOR_AGE, max: MAX_AGE };
    case 'adult':
      return { min: adultFrom(units), max: MAX_AGE };
    case 'family':
    case 'other':
      return { min: 0, max: MAX_AGE };
  }
}

/** A person who is too old for the units of children books as an adult. */
function adultFrom(units: readonly TypedUnit[]): number {
  const limits = units.flatMap(({ type, maxAge }) =>
    maxAge !== undefined && (type === 'infant' || type === 'child' || type === 'youth') ? [maxAge] : [],
  );
  return limits.length === 0 ? ADULT_AGE : Math.max(...limits) + 1;
}
