import type { MenuItem } from '@guest/shared/contracts/menu/menu.schema';
import { quantityRule } from '@guest/shared/contracts/menu/limits';
import { defaultSelection, type Chosen } from '@guest/shared/contracts/menu/selection';

/** The guest's choices for an item. */
export interface MadeItem {
  portionUuid?: string | undefined;
  modifiers: Chosen[];
  quantity: number;
  note: string;
}

/** Returns the default choices, including the first size if there are sizes. */
export const usuallyMade = (item: MenuItem): MadeItem => ({
  portionUuid: item.portions[0]?.uuid,
  modifiers: defaultSelection(item.modifierGroups),
  quantity: quantityRule(item).min,
  note: '',
});

/** Restores the choices of a basket line as far as they are still available. */
export function madeAs(
  item: MenuItem,
  line: {
    portionUuid?: string | undefined;
    modifiers: Chosen[];
    quantity: number;
    note?: string | undefined;
  },
): MadeItem {
  const usual = usuallyMade(item);
  const hasPortion = item.portions.some(({ uuid }) => uuid === line.portionUuid);
  return {
    portionUuid: hasPortion ? line.portionUuid : usual.portionUuid,
    modifiers: line.modifiers,
    quantity: line.quantity,
    note: line.note ?? '',
  };
}
