import type { MenuItem } from '@guest/shared/contracts/menu/menu.schema';
import { quantityRule } from '@guest/shared/contracts/menu/limits';
import { defaultSelection, type Chosen } from '@guest/shared/contracts/menu/selection';

/** How a guest wants an item. */
export interface MadeItem {
  portionUuid?: string | undefined;
  modifiers: Chosen[];
  quantity: number;
  note: string;
}

/** As it usually is; where there are sizes, the first. */
export const usuallyMade = (item: MenuItem): MadeItem => ({
  portionUuid: item.portions[0]?.uuid,
  modifiers: defaultSelection(item.modifierGroups),
  quantity: quantityRule(item).min,
  note: '',
});

/** As it was put into the basket, as far as it can still be had that way. */
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
