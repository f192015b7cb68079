import { useHost } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useRead } from '@guest/shared/reads/use-read';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { useText } from '../texts';

/** The page on which an author changes a post. */
export function EditPage() {
  const text = useText();
  const { lang } = useHost();
  const property = usePathParam('property');
  const postId = usePathParam('id');
  const post = useRead(feedContract.getPost, { params: { property, postId } });
  const isLive = useIsPageLive();
  const isSessionKnown = useIsSessionKnown();
  return (
    <>
      <PageHeading heading={text('Edit post')} />
      <LazyPart
        load={withLazyTexts(lang, () =>
          import(/* webpackChunkName: "composer" */ './edit-form').then((it) => it.EditForm),
        )}
        isWanted={isLive && isSessionKnown}
        with={{ property, post }}
        waiting={<Skeleton shape="card" />}
      />
    </>
  );
}
