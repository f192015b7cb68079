import type { shapeOfPage } from './page-shape';

let shapeOf: typeof shapeOfPage | undefined;

/**
 * The skeletons of all pages, loaded once the first view is interactive because no first view shows one. They
 * are not a lazy component: a loaded skeleton must render synchronously, as a skeleton for a skeleton is
 * useless.
 */
export const lateShapes = {
  load: () =>
    import(/* webpackChunkName: "late" */ './page-shape').then((it) => {
      shapeOf = it.shapeOfPage;
    }),
  loaded: () => shapeOf,
};
