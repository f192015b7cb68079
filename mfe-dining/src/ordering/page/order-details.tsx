import { LateOrderPart } from './late-order-part';
import { OutletOrder } from './outlet-order';

/** What is in the basket, and what the kitchen should know of it. */
export function OrderDetails({ outlet: slug }: { outlet: string }) {
  return (
    <OutletOrder slug={slug} heading="Your order">
      {(outlet) => <LateOrderPart part={(it) => it.BasketPart} with={{ outlet }} />}
    </OutletOrder>
  );
}
