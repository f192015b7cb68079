import { usePathParam } from '@guest/shared/page/path-param';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { OutletOrderStatus } from './outlet-order-status';

export function OrderPage() {
  return <OutletOrderStatus outlet={usePathParam('outlet')} uuid={useQueryParam('order').value} />;
}
