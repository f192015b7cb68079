import type { Allergen, ListedItem } from '@guest/shared/contracts/menu/menu.schema';

/** The guest's filter, stored on the device and applied to every menu. */
export interface MenuFilter {
  without: Allergen[];
  /** Whether items that only may contain an allergen are hidden too. */
  isStrict: boolean;
  diets: ListedItem['dietary'];
}

export const MENU_FILTER_KEY = 'menu-filter';
export const NO_FILTER: MenuFilter = { without: [], isStrict: false, diets: [] };

export const isFiltering = ({ without, diets }: MenuFilter) => without.length > 0 || diets.length > 0;

/**
 * Validates a stored filter. It may come from another release; an allergen that this release does not know
 * filters nothing.
 */
export function isMenuFilter(value: unknown): value is MenuFilter {
  if (typeof value !== 'object' || value === null) return false;
  const { without, isStrict, diets } = value as Partial<Record<keyof MenuFilter, unknown>>;
  return Array.isArray(without) && Array.isArray(diets) && typeof isStrict === 'boolean';
}

/**
 * Whether an item passes the filter, is listed separately because the kitchen has not declared its allergens,
 * or is hidden.
 */
export type FilterResult = 'shown' | 'unlisted' | 'left-out';

type FilterableItem = Pick<ListedItem, 'allergensDeclared' | 'allergens' | 'mayContain' | 'dietary'>;

/**
 * Classifies an item. An item without a declaration never passes, because missing information does not mean
 * that an allergen is absent.
 */
export function filterResultOf(item: FilterableItem, filter: MenuFilter): FilterResult {
  if (!isFiltering(filter)) return 'shown';
  const { without, isStrict, diets } = filter;
  const matchesDiets = diets.every((diet) => item.dietary.includes(diet));
  const containsAny = (listed: readonly Allergen[]) => without.some((one) => listed.includes(one));
  if (!matchesDiets || containsAny(item.allergens) || (isStrict && containsAny(item.mayContain)))
    return 'left-out';
  return item.allergensDeclared ? 'shown' : 'unlisted';
}
