import { useIsPageLive } from '@guest/shared/host/use-is-page-live';
import { PageHeading } from '@guest/shared/ui/page-heading';
import { Skeleton } from '@guest/shared/ui/skeleton';
import { OrderReview } from '../review/order-review';
import { useOrderText } from '../order-texts';
import styles from '../order.module.css';
import { OrdersHere } from './orders-here';
import { useBaskets } from './use-baskets';

/** The newest basket of the hotel, of whichever outlet; where there is none, what was ordered. */
export function PropertyOrderReviewPage() {
  const text = useOrderText();
  const isLive = useIsPageLive();
  const [newest] = useBaskets();
  if (isLive && newest) return <OrderReview outlet={newest.outlet.slug} />;
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your orders')} />
      {isLive ? <OrdersHere /> : <Skeleton shape="row" count={4} />}
    </div>
  );
}
