import { LazyOrderPart } from './lazy-order-part';
import { OutletOrderLayout } from './outlet-order-layout';

/** The page with the contents of the basket and the notes for the kitchen. */
export function OrderDetails({ outlet: slug }: { outlet: string }) {
  return (
    <OutletOrderLayout slug={slug} heading="Your order">
      {(outlet) => <LazyOrderPart part={(it) => it.BasketPart} with={{ outlet }} />}
    </OutletOrderLayout>
  );
}
