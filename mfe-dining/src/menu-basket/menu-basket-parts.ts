/** The basket of a menu, which no first view shows. Both shapes price it in the same way, so they share one chunk. */
export { BasketBar } from './basket-bar';
export { BasketPane } from './basket-pane';
