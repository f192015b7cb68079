import { lazy } from 'react';

/** What is shown only on a bad network, and comes before it is needed: with all else that no first view needs. */
export const LongWait = lazy(() =>
  import(/* webpackChunkName: "late" */ './long-wait').then((it) => ({ default: it.LongWait })),
);
export const OfflinePage = lazy(() =>
  import(/* webpackChunkName: "late" */ './offline-page').then((it) => ({ default: it.OfflinePage })),
);
export const StoppedPage = lazy(() =>
  import(/* webpackChunkName: "late" */ './stopped-page').then((it) => ({ default: it.StoppedPage })),
);
