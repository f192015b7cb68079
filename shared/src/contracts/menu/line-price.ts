import type { MenuItem } from './menu.schema';
import { openGroups, type SelectedModifier, type OpenGroup } from './selection';

export interface LinePrice {
  /** The price of the item or its portion without modifiers. */
  base: number;
  /** The price of one unit with its modifiers; never negative. */
  unit: number;
  /** The amount that each selected modifier adds to one unit of the item; 0 for free ones. */
  modifiers: { groupUuid: string; modifierUuid: string; quantity: number; price: number }[];
}

/** Returns the price of one unit of an item with its selected modifiers. */
export function linePrice(
  {
    price,
    portions,
    modifierGroups,
  }: Pick<MenuItem, 'price' | 'modifierGroups'> & {
    portions: readonly { uuid: string; price: number }[];
  },
  {
    portionUuid,
    modifiers: chosen,
  }: { portionUuid?: string | undefined; modifiers: readonly SelectedModifier[] },
): LinePrice {
  const base = portions.find(({ uuid }) => uuid === portionUuid)?.price ?? price;
  const modifiers = openGroups(modifierGroups, chosen).flatMap(modifierPrices);
  const sum = modifiers.reduce((total, one) => total + one.price, base);
  return { base, unit: Math.max(0, sum), modifiers };
}

/**
 * The cheapest modifiers are free. Modifiers with a negative price still reduce the price and do not use up
 * the free ones.
 */
function modifierPrices({ group, times, choices }: OpenGroup): LinePrice['modifiers'] {
  let free = group.freeCount;
  const cheapestFirst = [...choices].sort((a, b) => a.modifier.price - b.modifier.price);
  return cheapestFirst.map(({ modifier, quantity }) => {
    const freeQuantity = modifier.price < 0 ? 0 : Math.min(free, quantity);
    free -= freeQuantity;
    return {
      groupUuid: group.uuid,
      modifierUuid: modifier.uuid,
      quantity: quantity * times,
      price: (quantity - freeQuantity) * modifier.price * times,
    };
  });
}
