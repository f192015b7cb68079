import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { useState } from 'react';
import { useText } from '../../texts';
import { OrderDetails } from './order-details';
import { LateOrderPart } from './late-order-part';
import styles from '../parts/order.module.css';
import { OrderReview } from './order-review';
import { useBaskets } from '../property/use-baskets';

/** All that a guest orders in a hotel. */
export function PropertyOrderPage() {
  const text = useText();
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your orders')} />
      <LateOrderPart part={(it) => it.OrdersPart} with={{}} />
    </div>
  );
}

/** The newest basket of the hotel, of whichever outlet; where there is none, what was ordered. */
export function PropertyOrderDetailsPage() {
  const newest = useNewestBasket();
  return newest ? <OrderDetails outlet={newest} /> : <PropertyOrderPage />;
}

/** As the page of details, for the last look before it is ordered: at the same outlet, also once its basket is empty. */
export function PropertyOrderReviewPage() {
  const newest = useNewestBasket();
  const [reviewed, setReviewed] = useState(newest);
  if (reviewed === undefined && newest !== undefined) setReviewed(newest);
  return reviewed ? <OrderReview outlet={reviewed} /> : <PropertyOrderPage />;
}

/** Of which outlet it is; what the device knows, no first view does. */
function useNewestBasket(): string | undefined {
  const isLive = useIsPageLive();
  const [newest] = useBaskets();
  return isLive ? newest?.outlet.slug : undefined;
}
