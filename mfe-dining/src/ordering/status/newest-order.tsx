import { useHost } from '@guest/shared';
import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { EmptyBasket } from '../parts/empty-basket';
import { OrderStatus } from './order-status';
import { OrdersFailed } from './orders-failed';

/** Shows the guest's newest order from an outlet. */
export function NewestOrder({ outlet }: { outlet: string }) {
  const property = usePathParam('property');
  const query = { outlet, limit: 1 };
  const read = useQuery(readQuery(useHost(), orderContract.listOrders, { params: { property }, query }));
  if (read.data === undefined) {
    return read.isError ? (
      <OrdersFailed error={read.error} retry={() => void read.refetch()} />
    ) : (
      <Skeleton shape="row" count={4} />
    );
  }
  const [newest] = read.data.items;
  return newest ? <OrderStatus uuid={newest.uuid} /> : <EmptyBasket outlet={outlet} />;
}
