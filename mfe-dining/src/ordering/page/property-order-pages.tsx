import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { useState } from 'react';
import { useText } from '../../texts';
import { OrderDetails } from './order-details';
import { LazyOrderPart } from './lazy-order-part';
import styles from '../parts/order.module.css';
import { OrderReview } from './order-review';
import { useBaskets } from '../property/use-baskets';

/** The page with all baskets and orders of a guest in a hotel. */
export function PropertyOrderPage() {
  const text = useText();
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your orders')} />
      <LazyOrderPart part={(it) => it.OrdersPart} with={{}} />
    </div>
  );
}

/** Shows the newest basket of any outlet or, if there is none, the orders. */
export function PropertyOrderDetailsPage() {
  const newest = useNewestBasket();
  return newest ? <OrderDetails outlet={newest} /> : <PropertyOrderPage />;
}

/**
 * Shows the newest basket for review. The page stays with this outlet even after the order has emptied the
 * basket.
 */
export function PropertyOrderReviewPage() {
  const newest = useNewestBasket();
  const [reviewed, setReviewed] = useState(newest);
  if (reviewed === undefined && newest !== undefined) setReviewed(newest);
  return reviewed ? <OrderReview outlet={reviewed} /> : <PropertyOrderPage />;
}

/**
 * Returns the outlet of the newest basket. It is `undefined` until hydration, because only the device knows
 * the baskets.
 */
function useNewestBasket(): string | undefined {
  const isLive = useIsPageLive();
  const [newest] = useBaskets();
  return isLive ? newest?.outlet.slug : undefined;
}
