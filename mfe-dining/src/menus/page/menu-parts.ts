/**
 * The parts of a menu that no first view shows. They share one chunk because a guest who needs one of them
 * soon needs the others.
 */
export { FilterSheet } from '../filter/filter-sheet';
export { FilterWords } from '../filter/filter-words';
export { ItemSheet } from '../item-sheet/item-sheet';
export { EmptyMenu, LiveMenu } from './live-menu';
export { UnlistedItems } from './unlisted-items';
