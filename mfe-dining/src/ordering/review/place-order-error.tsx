import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useEffect, useRef } from 'react';
import { useOrderText } from '../../lazy-texts/order-texts';
import type { OrderFailure } from './use-place-order';

interface PlaceOrderErrorProps {
  outlet: Outlet;
  /** True if a retry sends exactly the same request. */
  isUnchanged: boolean;
  total: string;
}

/**
 * Explains why an order was not placed and how to go on. It scrolls into view because the button is visible from
 * everywhere on the page.
 */
export function PlaceOrderError({ failure, ...of }: PlaceOrderErrorProps & { failure: OrderFailure | null }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces matter: newer browsers return a promise here, which React would take for a cleanup function.
    container.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  // A duplicate order is handled by a dialog.
  const isDuplicate = failure?.kind === 'refused' && failure.code === 'order_duplicate';
  if (!failure || isDuplicate) return null;
  return (
    <div ref={container}>
      <FailureNotice failure={failure} {...of} />
    </div>
  );
}

function FailureNotice({
  outlet,
  failure,
  isUnchanged,
  total,
}: PlaceOrderErrorProps & { failure: OrderFailure }) {
  const text = useOrderText();
  const property = usePathParam('property');
  if (failure.kind === 'unanswered') {
    return (
      <Notice icon={CloudOff} tone="warning" isAnnounced heading={text('No response')}>
        <p>
          {isUnchanged
            ? text('Your order is saved here. Try again: it will only be placed once.')
            : text("Your order is saved here. If it did reach us, we'll tell you and won't order twice.")}
        </p>
      </Notice>
    );
  }
  if (failure.kind === 'earlier') {
    return (
      <Notice icon={CircleAlert} tone="warning" isAnnounced heading={text('We already have your order')}>
        <p>{text('It was placed without your last change. Nothing else was ordered.')}</p>
        <PageLink to="property-outlet-order-now-order" params={{ property, outlet: outlet.slug }}>
          {text('View order')}
        </PageLink>
      </Notice>
    );
  }
  return (
    <Notice icon={CircleAlert} tone="warning" isAnnounced heading={failure.error}>
      <p>
        {failure.code === 'price_changed'
          ? text('Nothing has been ordered. The total is now {total}.', { total })
          : text('Nothing has been ordered.')}
      </p>
    </Notice>
  );
}
