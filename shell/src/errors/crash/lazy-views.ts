/**
 * These views are shown after a crash. They share the lazy chunk of everything that the first view does not
 * need.
 */
export const loadCrashedPage = () =>
  import(/* webpackChunkName: "late" */ './crashed-page').then((it) => it.CrashedPage);
export const loadCrashedFragment = () =>
  import(/* webpackChunkName: "late" */ './crashed-fragment').then((it) => it.CrashedFragment);
