import { usePathParam } from '@guest/shared/page/path-param';
import { OrderNow } from './order-now';

export function OrderNowPage() {
  return <OrderNow outlet={usePathParam('outlet')} />;
}
