import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { LatePart } from '@guest/shared/ui/state/late-part';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import type { ComponentType } from 'react';
import { withLateTexts } from '../../late-texts/with-late-texts';

const parts = () => import(/* webpackChunkName: "order-parts" */ './order-parts');
type Parts = Awaited<ReturnType<typeof parts>>;

/** What of a page of orders only the device or the guest's own orders can tell: one chunk for all these pages. */
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
