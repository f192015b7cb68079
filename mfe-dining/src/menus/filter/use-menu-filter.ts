import { write } from '../../storage/local-store';
import { useStored } from '../../storage/use-stored';
import { isFiltering, isMenuFilter, MENU_FILTER_KEY, NO_FILTER, type MenuFilter } from './menu-filter';

/** Returns the guest's filter for all menus and a function to change it. */
export function useMenuFilter(): [MenuFilter, (filter: MenuFilter) => void] {
  const filter = useStored(MENU_FILTER_KEY, isMenuFilter) ?? NO_FILTER;
  return [filter, (next) => write(MENU_FILTER_KEY, isFiltering(next) || next.isStrict ? next : null)];
}
