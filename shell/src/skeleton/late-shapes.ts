import type { shapeOfPage } from './page-shape';

let shapeOf: typeof shapeOfPage | undefined;

/**
 * The shapes of all pages. No first view shows one, so they come when the page answers; unlike a lazy component they
 * are drawn at once where they are here, because a skeleton that waits for a skeleton helps nobody.
 */
export const lateShapes = {
  load: () =>
    import(/* webpackChunkName: "late" */ './page-shape').then((it) => {
      shapeOf = it.shapeOfPage;
    }),
  loaded: () => shapeOf,
};
