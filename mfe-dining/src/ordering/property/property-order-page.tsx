import { useIsPageLive } from '@guest/shared/host/use-is-page-live';
import { PageHeading } from '@guest/shared/ui/page-heading';
import { Skeleton } from '@guest/shared/ui/skeleton';
import { useOrderText } from '../order-texts';
import styles from '../order.module.css';
import { BasketsHere } from './baskets-here';
import { OrdersHere } from './orders-here';

/** All that a guest orders in a hotel: what is on its way, what waits in a basket, what was before. */
export function PropertyOrderPage() {
  const text = useOrderText();
  const isLive = useIsPageLive();
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your orders')} />
      {isLive ? (
        <>
          <BasketsHere />
          <OrdersHere />
        </>
      ) : (
        <Skeleton shape="row" count={4} />
      )}
    </div>
  );
}
