import {
  ageProblems,
  mergeUnits,
  partyProblems,
  paxOf,
  type UnitQuantity,
} from '@guest/shared/contracts/activity/party-rules';
import type { BookableRow } from '../../activity/session.mapper';
import { partyRefused } from '../model/activity-errors';
import { rulesOf } from '../model/activity-policy';

interface PartyInput {
  units: readonly UnitQuantity[];
  ages?: readonly { unitId: string; age: number }[] | undefined;
}

/** Returns the units of a party, or throws if the activity does not accept it. */
export function parseParty({ units: typed, ages = [] }: PartyInput, bookable: BookableRow): UnitQuantity[] {
  const units = mergeUnits(typed);
  const rules = rulesOf(bookable);
  const problems = partyProblems(units, rules);
  if (problems.length > 0) throw partyRefused(problems, 'units');
  const wrongAges = ageProblems(ages, rules, { isRequired: false });
  if (wrongAges.length > 0) throw partyRefused(wrongAges, 'units');
  if (paxOf(units, bookable.units) === 0) {
    const { minUnits: min, maxUnits: max } = rules;
    throw partyRefused([{ code: 'units_range', min, max }], 'units');
  }
  return units;
}
