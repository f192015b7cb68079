import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import { ageProblems, partyProblems, type PartyProblem } from '@guest/shared/contracts/activity/party-rules';
import { membersOf, quantitiesOf, type BookingDraft } from '../model/booking-draft';

/** Returns everything that is wrong with the people of a draft, by the rules that the server uses as well. */
export function partyCheck(draft: BookingDraft, bookable: BookableActivity): PartyProblem[] {
  const { units, minUnits, maxUnits } = bookable;
  const rules = { units, minUnits, maxUnits };
  return [
    ...partyProblems(quantitiesOf(draft, units), rules),
    ...ageProblems(membersOf(draft, units), rules, { isRequired: true }),
  ];
}

/** Returns the position of the first member of a unit among all members. */
export function firstMemberOf(draft: BookingDraft, bookable: BookableActivity, unitId: string): number {
  return membersOf(draft, bookable.units).findIndex((member) => member.unitId === unitId);
}
