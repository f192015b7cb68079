/** What is shown only on a bad network, and comes before it is needed: with all else that no first view needs. */
export const loadLongWait = () =>
  import(/* webpackChunkName: "late" */ './long-wait').then((it) => it.LongWait);
export const loadOfflinePage = () =>
  import(/* webpackChunkName: "late" */ './offline-page').then((it) => it.OfflinePage);
export const loadStoppedPage = () =>
  import(/* webpackChunkName: "late" */ './stopped-page').then((it) => it.StoppedPage);
