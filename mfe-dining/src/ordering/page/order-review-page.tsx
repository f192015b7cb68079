import { usePathParam } from '@guest/shared/page/path-param';
import { OrderReview } from './order-review';

export function OrderReviewPage() {
  return <OrderReview outlet={usePathParam('outlet')} />;
}
