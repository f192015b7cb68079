import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import type { ComponentType } from 'react';
import { withLazyTexts } from '../../lazy-texts/with-lazy-texts';

const parts = () => import(/* webpackChunkName: "order-parts" */ './order-parts');
type OrderParts = Awaited<ReturnType<typeof parts>>;

/**
 * Renders a lazy part of the order pages, which depends on the device or the guest. All these pages share one
 * chunk.
 */
export function LazyOrderPart<Props extends object>(props: {
  part: (parts: OrderParts) => ComponentType<Props>;
  with: Props;
}) {
  const { lang } = useHost();
  return (
    <LazyPart
      load={withLazyTexts(lang, () => parts().then(props.part))}
      isWanted={useIsPageLive()}
      with={props.with}
      waiting={<Skeleton shape="row" count={4} />}
    />
  );
}
