import type { Allergen, ListedItem } from '@guest/shared/contracts/menu/menu.schema';

/** What a guest does not want to be shown; kept on the device for every menu of it. */
export interface MenuFilter {
  without: Allergen[];
  /** Hides what only may contain it, too. */
  isStrict: boolean;
  diets: ListedItem['dietary'];
}

export const MENU_FILTER_KEY = 'menu-filter';
export const NO_FILTER: MenuFilter = { without: [], isStrict: false, diets: [] };

export const isFiltering = ({ without, diets }: MenuFilter) => without.length > 0 || diets.length > 0;

/** What is kept may be of another release; an allergen that this one does not know hides nothing. */
export function isMenuFilter(value: unknown): value is MenuFilter {
  if (typeof value !== 'object' || value === null) return false;
  const { without, isStrict, diets } = value as Partial<Record<keyof MenuFilter, unknown>>;
  return Array.isArray(without) && Array.isArray(diets) && typeof isStrict === 'boolean';
}

/** Whether an item is of the filtered list, apart because the kitchen has not said what is in it, or left out. */
export type Place = 'shown' | 'unlisted' | 'left-out';

type Facts = Pick<ListedItem, 'allergensDeclared' | 'allergens' | 'mayContain' | 'dietary'>;

/** Unknown is never in the filtered list: not having been told of an allergen is no word against it. */
export function placeOf(item: Facts, filter: MenuFilter): Place {
  if (!isFiltering(filter)) return 'shown';
  const { without, isStrict, diets } = filter;
  const suits = diets.every((diet) => item.dietary.includes(diet));
  const has = (listed: readonly Allergen[]) => without.some((one) => listed.includes(one));
  if (!suits || has(item.allergens) || (isStrict && has(item.mayContain))) return 'left-out';
  return item.allergensDeclared ? 'shown' : 'unlisted';
}
