import { keep } from '../../storage/kept';
import { useKept } from '../../storage/use-kept';
import { isFiltering, isMenuFilter, MENU_FILTER_KEY, NO_FILTER, type MenuFilter } from './menu-filter';

/** Returns the guest's filter for all menus and a function to change it. */
export function useMenuFilter(): [MenuFilter, (filter: MenuFilter) => void] {
  const filter = useKept(MENU_FILTER_KEY, isMenuFilter) ?? NO_FILTER;
  return [filter, (next) => keep(MENU_FILTER_KEY, isFiltering(next) || next.isStrict ? next : null)];
}
