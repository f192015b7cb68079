import type { MenuItem } from '@guest/shared/contracts/menu/menu.schema';
import { linePrice } from '@guest/shared/contracts/menu/line-price';
import { openGroups, selectionProblems } from '@guest/shared/contracts/menu/selection';
import { useState } from 'react';
import type { BasketLine } from '../../basket/basket';
import { withChoice } from './choices';
import { madeAs, usuallyMade, type MadeItem } from './made-item';

export type ItemOrder = ReturnType<typeof useItemOrder>;

/** Manages the choices for the open item, starting with those of `line` if the guest edits a basket line. */
export function useItemOrder(item: MenuItem | undefined, line?: BasketLine) {
  const [state, setState] = useState<{ item: MenuItem; made: MadeItem; isJudged: boolean } | null>(null);
  // Another item, or the same item opened again, resets the choices.
  if (state?.item.uuid !== item?.uuid) {
    setState(item ? { item, made: line ? madeAs(item, line) : usuallyMade(item), isJudged: false } : null);
  }
  if (!item || !state) return null;
  const { made, isJudged } = state;
  const change = (part: Partial<MadeItem>) =>
    setState((now) => now && { ...now, made: { ...now.made, ...part } });
  const problems = selectionProblems(item.modifierGroups, made.modifiers);
  return {
    item,
    made,
    groups: openGroups(item.modifierGroups, made.modifiers),
    /** Problems are hidden until the guest has tried to add the item. */
    problems: isJudged ? problems : [],
    unitPrice: linePrice(item, made).unit,
    change,
    choose: (choice: Parameters<typeof withChoice>[2]) =>
      setState(
        (now) =>
          now && {
            ...now,
            made: {
              ...now.made,
              modifiers: withChoice(item.modifierGroups, now.made.modifiers, choice),
            },
          },
      ),
    /** Returns whether the choices are valid. If not, their groups show errors from now on. */
    judge(): boolean {
      setState((now) => now && { ...now, isJudged: true });
      return problems.length === 0;
    },
  };
}
