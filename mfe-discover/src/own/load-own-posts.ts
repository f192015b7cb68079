import type { Lang } from '@guest/shared/contracts/core/languages';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';

/** Loads the guest's own waiting posts, which few first views have. */
export const loadOwnPosts = (lang: Lang) =>
  withLazyTexts(lang, () =>
    import(/* webpackChunkName: "own-posts" */ './own-posts').then((it) => it.OwnPosts),
  );

/** Loads the offers to undo a deletion, which are not posts of the feed. */
export const loadDeletedPosts = (lang: Lang) =>
  withLazyTexts(lang, () =>
    import(/* webpackChunkName: "own-posts" */ './deleted-posts').then((it) => it.DeletedPosts),
  );
