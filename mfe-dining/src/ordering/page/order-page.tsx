import { usePathParam } from '@guest/shared/page/path-param';
import { useQuestion } from '@guest/shared/page/use-question';
import { OrderOfOutlet } from './order-of-outlet';

export function OrderPage() {
  return <OrderOfOutlet outlet={usePathParam('outlet')} uuid={useQuestion('order').value} />;
}
