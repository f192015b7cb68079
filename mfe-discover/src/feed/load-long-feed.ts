import type { Lang } from '@guest/shared/contracts/core/languages';
import type { ComponentType } from 'react';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import type { LongFeedProps } from '../long-feed/long-feed';

let loaded: ComponentType<LongFeedProps> | undefined;

/** Returns the long list if it has been loaded, so that a guest who comes back sees it at once. */
export const loadedLongFeed = (): typeof loaded => loaded;

export const loadLongFeed = (lang: Lang) => async (): Promise<ComponentType<LongFeedProps>> =>
  (loaded = await withLazyTexts(lang, () =>
    import(/* webpackChunkName: "long-feed" */ '../long-feed/long-feed').then((it) => it.LongFeed),
  )());
