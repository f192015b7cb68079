import { LateOrderPart } from './late-order-part';
import { OutletOrder } from './outlet-order';

/** The page with the contents of the basket and the notes for the kitchen. */
export function OrderDetails({ outlet: slug }: { outlet: string }) {
  return (
    <OutletOrder slug={slug} heading="Your order">
      {(outlet) => <LateOrderPart part={(it) => it.BasketPart} with={{ outlet }} />}
    </OutletOrder>
  );
}
