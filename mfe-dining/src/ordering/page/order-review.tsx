import { LazyOrderPart } from './lazy-order-part';
import { OutletOrderLayout } from './outlet-order-layout';

/** The page to review an order before it is placed. */
export function OrderReview({ outlet: slug }: { outlet: string }) {
  return (
    <OutletOrderLayout slug={slug} heading="Review your order">
      {(outlet) => <LazyOrderPart part={(it) => it.ReviewPart} with={{ outlet }} />}
    </OutletOrderLayout>
  );
}
