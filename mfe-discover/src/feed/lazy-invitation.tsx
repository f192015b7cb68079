import { useHost } from '@guest/shared';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import type { FeedVisit } from '../visit/feed-visit';

export function LazyInvitation({ visit }: { visit: FeedVisit }) {
  const { lang } = useHost();
  return (
    <LazyPart
      load={withLazyTexts(lang, () =>
        import(/* webpackChunkName: "invitation" */ '../invitation/invitation').then((it) => it.Invitation),
      )}
      isWanted
      with={{ visit }}
    />
  );
}
