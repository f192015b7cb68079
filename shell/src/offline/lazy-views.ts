/**
 * Views for a bad network. They share the lazy chunk that is loaded after the first view, so that they are
 * available when the network is not.
 */
export const loadSlowRequestNotice = () =>
  import(/* webpackChunkName: "late" */ './slow-request-notice').then((it) => it.SlowRequestNotice);
export const loadOfflinePage = () =>
  import(/* webpackChunkName: "late" */ './offline-page').then((it) => it.OfflinePage);
export const loadStoppedPage = () =>
  import(/* webpackChunkName: "late" */ './stopped-page').then((it) => it.StoppedPage);
