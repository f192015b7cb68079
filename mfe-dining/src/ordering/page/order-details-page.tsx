import { usePathParam } from '@guest/shared/page/path-param';
import { OrderDetails } from './order-details';

export function OrderDetailsPage() {
  return <OrderDetails outlet={usePathParam('outlet')} />;
}
