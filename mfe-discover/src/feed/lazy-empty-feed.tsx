import { useHost } from '@guest/shared';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';

/** Loads the empty state of the feed, which few first views have. */
export function LazyEmptyFeed({ tag }: { tag: string | undefined }) {
  const { lang } = useHost();
  return (
    <LazyPart
      load={withLazyTexts(lang, () =>
        import(/* webpackChunkName: "empty-feed" */ './empty-feed').then((it) => it.EmptyFeed),
      )}
      isWanted
      with={{ tag }}
    />
  );
}
