import type { Lang } from '@guest/shared/contracts/core/languages';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';

/** Loads the guest's own waiting posts, which few first views have. */
export const loadOwnPosts = (lang: Lang) =>
  withLazyTexts(lang, () =>
    import(/* webpackChunkName: "own-posts" */ './own-posts').then((it) => it.OwnPosts),
  );
