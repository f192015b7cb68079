import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { useText } from '../texts';

/** Where a guest writes a new post. The draft is on the device, so nothing can be shown before it is read. */
export function ComposerPage() {
  const text = useText();
  const { lang } = useHost();
  const isLive = useIsPageLive();
  const isSessionKnown = useIsSessionKnown();
  return (
    <>
      <PageHeading heading={text('New post')} />
      <LazyPart
        load={withLazyTexts(lang, () =>
          import(/* webpackChunkName: "composer" */ './composer').then((it) => it.Composer),
        )}
        isWanted={isLive && isSessionKnown}
        with={{}}
        waiting={<Skeleton shape="card" />}
      />
    </>
  );
}
