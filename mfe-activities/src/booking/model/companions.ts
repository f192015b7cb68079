import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import { membersOf, type BookingDraft } from './booking-draft';
import { nameFieldOf, withNumbers } from './name-fields';

/** One of the people who come with the guest. */
export interface Companion {
  /** The position in the party, by which the server names a wrong field. */
  index: number;
  /** The name of the field with the first name. */
  field: string;
  unitName: string;
}

/** Returns the people of a draft without the guest, who is the first that can come alone. */
export function companionsOf(draft: BookingDraft, units: BookableActivity['units']): Companion[] {
  const people = withNumbers(membersOf(draft, units)).map(({ unitId, n }, index) => {
    const unit = units.find((one) => one.unitId === unitId);
    const canComeAlone = unit?.accompaniedBy.length === 0;
    return { index, field: nameFieldOf(unitId, n), unitName: unit?.name ?? '', canComeAlone };
  });
  const guest = people.find(({ canComeAlone }) => canComeAlone) ?? people[0];
  return people
    .filter((one) => one !== guest)
    .map(({ index, field, unitName }) => ({ index, field, unitName }));
}
