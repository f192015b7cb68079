import { LateOrderPart } from './late-order-part';
import { OutletOrder } from './outlet-order';

/** The page to review an order before it is placed. */
export function OrderReview({ outlet: slug }: { outlet: string }) {
  return (
    <OutletOrder slug={slug} heading="Review your order">
      {(outlet) => <LateOrderPart part={(it) => it.ReviewPart} with={{ outlet }} />}
    </OutletOrder>
  );
}
