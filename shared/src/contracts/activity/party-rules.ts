/**
 * The rules for the people who come to an activity. The page and the server use the same functions; the
 * server alone decides.
 */
export interface PartyUnit {
  readonly unitId: string;
  readonly minAge?: number | undefined;
  readonly maxAge?: number | undefined;
  /** The unit can only be booked together with at least one of these units. */
  readonly accompaniedBy: readonly string[];
  /** The places that one of this unit occupies; 1 by default. */
  readonly paxCount?: number | undefined;
  /** At most this many for each of the accompanying units. */
  readonly perCompanion?: number | undefined;
  readonly minQuantity?: number | undefined;
  readonly maxQuantity?: number | undefined;
}

export interface PartyRules {
  readonly units: readonly PartyUnit[];
  readonly minUnits: number;
  readonly maxUnits: number;
}

export interface UnitQuantity {
  readonly unitId: string;
  readonly quantity: number;
}

/** One person or group of a party; the age is in whole years on the day of the session. */
export interface PartyMember {
  readonly unitId: string;
  readonly age?: number | undefined;
}

export type PartyProblem =
  | { code: 'unknown_unit'; unitId: string }
  /** Without `unitId`, the whole party is too small or too large. */
  | { code: 'units_range'; unitId?: string; min: number; max: number }
  | { code: 'needs_adult'; unitId: string }
  | { code: 'companions_short'; unitId: string; perCompanion: number }
  | { code: 'age_required'; unitId: string; index: number }
  | { code: 'age_not_allowed'; unitId: string; index: number; min: number; max: number };

/** The largest age that can be entered. */
export const MAX_AGE = 120;

/** Whether a unit has an age limit, which is the only case in which an age is asked for. */
export const asksAge = ({ minAge, maxAge }: PartyUnit): boolean =>
  minAge !== undefined || maxAge !== undefined;

/** Adds up repeated units and leaves out those with a quantity of zero. */
export function mergeUnits(units: readonly UnitQuantity[]): UnitQuantity[] {
  const quantities = new Map<string, number>();
  for (const { unitId, quantity } of units) quantities.set(unitId, (quantities.get(unitId) ?? 0) + quantity);
  return [...quantities].flatMap(([unitId, quantity]) => (quantity === 0 ? [] : [{ unitId, quantity }]));
}

/** Returns how many of each unit a list of members has. */
export const unitsOfMembers = (members: readonly PartyMember[]): UnitQuantity[] =>
  mergeUnits(members.map(({ unitId }) => ({ unitId, quantity: 1 })));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const quantityOf = (units: readonly UnitQuantity[], unitId: string): number =>
  sum(units.filter((one) => one.unitId === unitId).map(({ quantity }) => quantity));

/** Returns the number of places that a party occupies. A free infant has a place if its unit says so. */
export const paxOf = (units: readonly UnitQuantity[], of: readonly PartyUnit[]): number =>
  sum(units.map(({ unitId, quantity }) => quantity * (unitOf(of, unitId)?.paxCount ?? 1)));

/** Returns the price of a party in minor units; the own price of a session replaces that of the unit. */
export const totalOf = (units: readonly UnitQuantity[], unitPrices: ReadonlyMap<string, number>): number =>
  sum(units.map(({ unitId, quantity }) => quantity * (unitPrices.get(unitId) ?? 0)));

const unitOf = (units: readonly PartyUnit[], unitId: string) => units.find((one) => one.unitId === unitId);

/** Returns everything that is wrong with the units of a party; the list is empty if they can be booked. */
export function partyProblems(party: readonly UnitQuantity[], rules: PartyRules): PartyProblem[] {
  const units = mergeUnits(party);
  const count = sum(units.map(({ quantity }) => quantity));
  const { minUnits, maxUnits } = rules;
  const least = Math.max(1, minUnits);
  const ofParty: PartyProblem[] =
    count < least || count > maxUnits ? [{ code: 'units_range', min: least, max: maxUnits }] : [];
  return [...ofParty, ...units.flatMap((one) => problemsOfUnit(one, units, rules))];
}

function problemsOfUnit(
  { unitId, quantity }: UnitQuantity,
  party: readonly UnitQuantity[],
  { units, maxUnits }: PartyRules,
): PartyProblem[] {
  const unit = unitOf(units, unitId);
  if (!unit) return [{ code: 'unknown_unit', unitId }];
  const { accompaniedBy, perCompanion, minQuantity = 1, maxQuantity = maxUnits } = unit;
  const problems: PartyProblem[] = [];
  if (quantity < minQuantity || quantity > maxQuantity) {
    problems.push({ code: 'units_range', unitId, min: minQuantity, max: maxQuantity });
  }
  const companions = sum(accompaniedBy.map((id) => quantityOf(party, id)));
  if (accompaniedBy.length > 0 && companions === 0) problems.push({ code: 'needs_adult', unitId });
  else if (perCompanion !== undefined && accompaniedBy.length > 0 && quantity > companions * perCompanion) {
    problems.push({ code: 'companions_short', unitId, perCompanion });
  }
  return problems;
}

/** Returns everything that is wrong with the ages; an age that is given is checked, a missing one is required. */
export function ageProblems(
  members: readonly PartyMember[],
  { units }: Pick<PartyRules, 'units'>,
  { isRequired }: { isRequired: boolean },
): PartyProblem[] {
  return members.flatMap(({ unitId, age }, index): PartyProblem[] => {
    const unit = unitOf(units, unitId);
    if (!unit) return [{ code: 'unknown_unit', unitId }];
    if (!asksAge(unit)) return [];
    if (age === undefined) return isRequired ? [{ code: 'age_required', unitId, index }] : [];
    const { minAge: min = 0, maxAge: max = MAX_AGE } = unit;
    return age < min || age > max ? [{ code: 'age_not_allowed', unitId, index, min, max }] : [];
  });
}
