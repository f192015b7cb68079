/** What no first view of a menu shows: one chunk, because whoever needs one of them soon needs the next. */
export { BasketBar } from '../../basket/basket-bar';
export { FilterSheet } from '../filter/filter-sheet';
export { FilterWords } from '../filter/filter-words';
export { ItemSheet } from '../item-sheet/item-sheet';
export { NoMenus } from '../list/no-menus';
export { UnlistedItems } from './unlisted-items';
