import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';

/** Tells the author of a post why nobody else sees it. */
export function Unpublished({ post }: { post: Post }) {
  const { lang } = useHost();
  return (
    <LazyPart
      load={withLazyTexts(lang, () =>
        import(/* webpackChunkName: "unpublished" */ '../unpublished/unpublished-notice').then(
          (it) => it.UnpublishedNotice,
        ),
      )}
      isWanted={post.status !== undefined}
      with={{ kind: 'post' as const, content: post }}
    />
  );
}
