import { useIsPageLive } from '@guest/shared/host/use-is-page-live';
import { PageHeading } from '@guest/shared/ui/page-heading';
import { Skeleton } from '@guest/shared/ui/skeleton';
import { OrderDetails } from '../details/order-details';
import { useOrderText } from '../order-texts';
import styles from '../order.module.css';
import { OrdersHere } from './orders-here';
import { useBaskets } from './use-baskets';

/** The newest basket of the hotel, of whichever outlet; where there is none, what was ordered. */
export function PropertyOrderDetailsPage() {
  const text = useOrderText();
  const isLive = useIsPageLive();
  const [newest] = useBaskets();
  if (isLive && newest) return <OrderDetails outlet={newest.outlet.slug} />;
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your orders')} />
      {isLive ? <OrdersHere /> : <Skeleton shape="row" count={4} />}
    </div>
  );
}
