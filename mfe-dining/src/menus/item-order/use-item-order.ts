import type { MenuItem } from '@guest/shared/contracts/menu/menu.schema';
import { linePrice } from '@guest/shared/contracts/menu/line-price';
import { openGroups, selectionProblems } from '@guest/shared/contracts/menu/selection';
import { useState } from 'react';
import type { BasketLine } from '../../basket/basket';
import { withChoice } from './choices';
import { itemWith, defaultItem, type ItemDraft } from './default-item';

export type ItemOrder = ReturnType<typeof useItemOrder>;

/** Manages the choices for the open item, starting with those of `line` if the guest edits a basket line. */
export function useItemOrder(item: MenuItem | undefined, line?: BasketLine) {
  const [state, setState] = useState<{ item: MenuItem; draft: ItemDraft; isValidated: boolean } | null>(null);
  // Another item, or the same item opened again, resets the choices.
  if (state?.item.uuid !== item?.uuid) {
    setState(
      item ? { item, draft: line ? itemWith(item, line) : defaultItem(item), isValidated: false } : null,
    );
  }
  if (!item || !state) return null;
  const { draft, isValidated } = state;
  const change = (part: Partial<ItemDraft>) =>
    setState((now) => now && { ...now, draft: { ...now.draft, ...part } });
  const problems = selectionProblems(item.modifierGroups, draft.modifiers);
  return {
    item,
    draft,
    groups: openGroups(item.modifierGroups, draft.modifiers),
    /** Problems are hidden until the guest has tried to add the item. */
    problems: isValidated ? problems : [],
    unitPrice: linePrice(item, draft).unit,
    change,
    choose: (choice: Parameters<typeof withChoice>[2]) =>
      setState(
        (now) =>
          now && {
            ...now,
            draft: {
              ...now.draft,
              modifiers: withChoice(item.modifierGroups, now.draft.modifiers, choice),
            },
          },
      ),
    /** Returns whether the choices are valid. If not, their groups show errors from now on. */
    validate(): boolean {
      setState((now) => now && { ...now, isValidated: true });
      return problems.length === 0;
    },
  };
}
