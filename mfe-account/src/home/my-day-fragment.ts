/** Both parts of the home page have most of their code in common, so they share the chunk of the first one. */
export const loadMyDay = () =>
  import(/* webpackChunkName: "fragment-my-next" */ './my-day').then((it) => it.MyDay);
