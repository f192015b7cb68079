import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { Notice } from '@guest/shared/ui/state/notice';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useEffect, useRef } from 'react';
import { useOrderText } from '../../late-texts/order-texts';
import type { Trouble } from './use-placing';

interface OfTry {
  outlet: Outlet;
  /** True if a retry sends exactly the same request. */
  isAsSent: boolean;
  total: string;
}

/**
 * Explains why an attempt to order failed and what to do. It scrolls into view because the button is visible
 * from everywhere on the page.
 */
export function PlacingTrouble({ trouble, ...of }: OfTry & { trouble: Trouble | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces matter: newer browsers return a promise here, which React would take for a cleanup function.
    place.current?.scrollIntoView({ block: 'center' });
  }, [trouble]);
  // A duplicate order is handled by a dialog.
  const isAsked = trouble?.kind === 'refused' && trouble.code === 'order_duplicate';
  if (!trouble || isAsked) return null;
  return (
    <div ref={place}>
      <TroubleNotice trouble={trouble} {...of} />
    </div>
  );
}

function TroubleNotice({ outlet, trouble, isAsSent, total }: OfTry & { trouble: Trouble }) {
  const text = useOrderText();
  const property = usePathParam('property');
  if (trouble.kind === 'unanswered') {
    return (
      <Notice icon={CloudOff} tone="warning" isAnnounced heading={text('No response')}>
        <p>
          {isAsSent
            ? text('Your order is saved here. Try again: it will only be placed once.')
            : text("Your order is saved here. If it did reach us, we'll tell you and won't order twice.")}
        </p>
      </Notice>
    );
  }
  if (trouble.kind === 'earlier') {
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
    <Notice icon={CircleAlert} tone="warning" isAnnounced heading={trouble.error}>
      <p>
        {trouble.code === 'price_changed'
          ? text('Nothing has been ordered. The total is now {total}.', { total })
          : text('Nothing has been ordered.')}
      </p>
    </Notice>
  );
}
