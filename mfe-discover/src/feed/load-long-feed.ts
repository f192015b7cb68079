import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ComponentType } from 'react';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import type { LongFeedProps } from '../long-feed/long-feed';

/** The long list with the texts of a language. */
const loaded = new Map<Lang, ComponentType<LongFeedProps>>();

/** Returns the long list if it has been loaded, so that a guest who comes back sees it at once. */
export const loadedLongFeed = (lang: Lang) => loaded.get(lang);

export const loadLongFeed = (lang: Lang) => async (): Promise<ComponentType<LongFeedProps>> => {
  const LongFeed = await withLazyTexts(lang, () =>
    import(/* webpackChunkName: "long-feed" */ '../long-feed/long-feed').then((it) => it.LongFeed),
  )();
  loaded.set(lang, LongFeed);
  return LongFeed;
};
