/**
 * The parts of a menu that no first view shows. They share one chunk because a guest who needs one of them
 * soon needs the others.
 */
export { FilterSheet } from '../filter/filter-sheet';
export { FilterSummary } from '../filter/filter-summary';
export { ItemSheet } from '../item-sheet/item-sheet';
export { LiveEmptyMenu, LiveMenu } from './live-menu';
export { UnlistedItems } from './unlisted-items';
