import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { LatePart } from '@guest/shared/ui/state/late-part';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import type { ComponentType } from 'react';
import { withLateTexts } from '../../late-texts/with-late-texts';

const parts = () => import(/* webpackChunkName: "order-parts" */ './order-parts');
type Parts = Awaited<ReturnType<typeof parts>>;

/**
 * Renders a lazy part of the order pages, which depends on the device or the guest. All these pages share one
 * chunk.
 */
export function LateOrderPart<Props extends object>(props: {
  part: (parts: Parts) => ComponentType<Props>;
  with: Props;
}) {
  const { lang } = useHost();
  return (
    <LatePart
      load={withLateTexts(lang, () => parts().then(props.part))}
      isWanted={useIsPageLive()}
      with={props.with}
      waiting={<Skeleton shape="row" count={4} />}
    />
  );
}
