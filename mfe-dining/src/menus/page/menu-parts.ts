/**
 * The parts of a menu that no first view shows. They share one chunk because a guest who needs one of them
 * soon needs the others.
 */
export { BasketBar } from '../../basket/basket-bar';
export { FilterSheet } from '../filter/filter-sheet';
export { FilterWords } from '../filter/filter-words';
export { ItemSheet } from '../item-sheet/item-sheet';
export { NoMenus } from '../list/no-menus';
export { UnlistedItems } from './unlisted-items';
