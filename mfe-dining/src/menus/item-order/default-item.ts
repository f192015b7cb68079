import type { MenuItem } from '@guest/shared/contracts/menu/menu.schema';
import { quantityRule } from '@guest/shared/contracts/menu/limits';
import { defaultSelection, type SelectedModifier } from '@guest/shared/contracts/menu/selection';

/** The guest's choices for an item. */
export interface ItemDraft {
  portionUuid?: string | undefined;
  modifiers: SelectedModifier[];
  quantity: number;
  note: string;
}

/** Returns the default choices, including the first size if there are sizes. */
export const defaultItem = (item: MenuItem): ItemDraft => ({
  portionUuid: item.portions[0]?.uuid,
  modifiers: defaultSelection(item.modifierGroups),
  quantity: quantityRule(item).min,
  note: '',
});

/** Restores the choices of a basket line as far as they are still available. */
export function itemWith(
  item: MenuItem,
  line: {
    portionUuid?: string | undefined;
    modifiers: SelectedModifier[];
    quantity: number;
    note?: string | undefined;
  },
): ItemDraft {
  const defaults = defaultItem(item);
  const hasPortion = item.portions.some(({ uuid }) => uuid === line.portionUuid);
  return {
    portionUuid: hasPortion ? line.portionUuid : defaults.portionUuid,
    modifiers: line.modifiers,
    quantity: line.quantity,
    note: line.note ?? '',
  };
}
