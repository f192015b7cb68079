import type { routeSkeleton } from './route-skeletons';

let skeletonOf: typeof routeSkeleton | undefined;

/**
 * The skeletons of all pages, loaded once the first view is interactive because no first view shows one. They
 * are not a lazy component: a loaded skeleton must render synchronously, as a skeleton for a skeleton is
 * useless.
 */
export const lazySkeletons = {
  load: () =>
    import(/* webpackChunkName: "late" */ './route-skeletons').then((it) => {
      skeletonOf = it.routeSkeleton;
    }),
  loaded: () => skeletonOf,
};
