/** For what came and then broke. They come with all else that no first view needs. */
export const loadCrashedPage = () =>
  import(/* webpackChunkName: "late" */ './crashed-page').then((it) => it.CrashedPage);
export const loadCrashedFragment = () =>
  import(/* webpackChunkName: "late" */ './crashed-fragment').then((it) => it.CrashedFragment);
