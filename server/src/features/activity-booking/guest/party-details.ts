import type { UnitItem } from '@guest/shared/contracts/activity/activity-booking.contract';
import {
  ageProblems,
  asksAge,
  unitsOfMembers,
  type PartyMember,
  type UnitQuantity,
} from '@guest/shared/contracts/activity/party-rules';
import { malformedIn } from '../../../platform/errors/request-error';
import type { BookableRow } from '../../activity/session.mapper';
import { partyRefused } from '../model/activity-errors';
import { parseUnitItems, type UnitItemInput } from '../model/booking-details';
import { rulesOf } from '../model/activity-policy';

/** Returns the people of a party. Throws unless there is one item for each unit, with the required ages. */
export function parsePeople(
  items: readonly UnitItemInput[],
  units: readonly UnitQuantity[],
  bookable: BookableRow,
): UnitItem[] {
  if (!isSameParty(unitsOfMembers(items), units)) throw malformedIn('unitItems');
  assertAges(items, bookable);
  return parseUnitItems(items, (unitId) =>
    bookable.units.some((unit) => unit.unitId === unitId && asksAge(unit)),
  );
}

/** Throws if an age is missing or not allowed. */
function assertAges(members: readonly PartyMember[], bookable: BookableRow): void {
  const problems = ageProblems(members, rulesOf(bookable), { isRequired: true });
  if (problems.length > 0) throw partyRefused(problems, 'unitItems');
}

/** One item for each unit, for parties whose ages are not asked for. */
export const itemsOf = (units: readonly UnitQuantity[]): UnitItemInput[] =>
  units.flatMap(({ unitId, quantity }) => Array.from({ length: quantity }, () => ({ unitId })));

export function isSameParty(one: readonly UnitQuantity[], other: readonly UnitQuantity[]): boolean {
  const keysOf = (units: readonly UnitQuantity[]) =>
    units
      .map(({ unitId, quantity }) => `${unitId} ${quantity}`)
      .sort()
      .join();
  return keysOf(one) === keysOf(other);
}
