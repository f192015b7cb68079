import { useHost } from '@guest/shared';
import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { isOrderActive } from '@guest/shared/contracts/menu/order-status';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { Section } from '@guest/shared/ui/section/section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { OrderGuestsOnly } from '../parts/order-guests-only';
import { useOrderText } from '../../lazy-texts/order-texts';
import styles from '../parts/order.module.css';
import { OrderStatus } from '../status/order-status';
import { OrdersFailed } from '../status/orders-failed';
import { EmptyOrders } from './empty-orders';
import { OrderRows } from './order-rows';
import { useBaskets } from './use-baskets';

/** Shows the newest active order in full and lists the others. */
export function PropertyOrders() {
  const hasBasket = useBaskets().length > 0;
  const isAnonymous = useIsAnonymous();
  // An anonymous visitor with a basket sees the basket instead of the link to sign in.
  if (isAnonymous && hasBasket) return null;
  return (
    <OrderGuestsOnly>
      <Orders hasBasket={hasBasket} />
    </OrderGuestsOnly>
  );
}

function Orders({ hasBasket }: { hasBasket: boolean }) {
  const text = useOrderText();
  const property = usePathParam('property');
  const read = useQuery({
    ...readQuery(useHost(), orderContract.listOrders, { params: { property }, query: {} }),
    refetchOnMount: 'always',
  });
  if (!read.data) {
    return read.isError ? (
      <OrdersFailed error={read.error} retry={() => void read.refetch()} />
    ) : (
      <Skeleton shape="row" count={4} />
    );
  }
  const { items } = read.data;
  const newest = items.find(({ status }) => isOrderActive(status));
  const others = items.filter((order) => order !== newest);
  if (items.length === 0) return hasBasket ? null : <EmptyOrders />;
  return (
    <>
      {newest && (
        <Section heading={newest.outlet.name}>
          <div className={styles.fields}>
            <OrderStatus uuid={newest.uuid} />
          </div>
        </Section>
      )}
      {others.length > 0 && (
        <Section heading={newest ? text('Other orders') : text('Past orders')}>
          <OrderRows orders={others} />
        </Section>
      )}
    </>
  );
}
