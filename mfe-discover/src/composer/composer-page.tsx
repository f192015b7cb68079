import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import { useText } from '../texts';

/** The page on which a guest writes a new post. It shows nothing until the draft is read from the device. */
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
