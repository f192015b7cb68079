import type { MenuItem } from './menu.schema';
import { openGroups, type Chosen, type OpenGroup } from './selection';

export interface LinePrice {
  /** Of the item or its portion alone. */
  base: number;
  /** Of one with its modifiers; never below 0. */
  unit: number;
  /** What each chosen modifier adds to one of the item: nothing for those that are free. */
  modifiers: { groupUuid: string; modifierUuid: string; quantity: number; price: number }[];
}

/** What one of an item costs as it was put together. */
export function linePrice(
  {
    price,
    portions,
    modifierGroups,
  }: Pick<MenuItem, 'price' | 'modifierGroups'> & {
    portions: readonly { uuid: string; price: number }[];
  },
  { portionUuid, modifiers: chosen }: { portionUuid?: string | undefined; modifiers: readonly Chosen[] },
): LinePrice {
  const base = portions.find(({ uuid }) => uuid === portionUuid)?.price ?? price;
  const modifiers = openGroups(modifierGroups, chosen).flatMap(pricesIn);
  const sum = modifiers.reduce((total, one) => total + one.price, base);
  return { base, unit: Math.max(0, sum), modifiers };
}

/** The cheapest are the free ones. What lowers a price goes on lowering it, and uses up nothing that is free. */
function pricesIn({ group, times, choices }: OpenGroup): LinePrice['modifiers'] {
  let free = group.freeCount;
  const cheapestFirst = [...choices].sort((a, b) => a.modifier.price - b.modifier.price);
  return cheapestFirst.map(({ modifier, quantity }) => {
    const given = modifier.price < 0 ? 0 : Math.min(free, quantity);
    free -= given;
    return {
      groupUuid: group.uuid,
      modifierUuid: modifier.uuid,
      quantity: quantity * times,
      price: (quantity - given) * modifier.price * times,
    };
  });
}
