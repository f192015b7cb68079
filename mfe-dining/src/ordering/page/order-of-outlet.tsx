import { LateOrderPart } from './late-order-part';
import { OutletOrder } from './outlet-order';

/** Shows the order of the address or, without one, the newest order of the outlet. */
export function OrderOfOutlet({ outlet: slug, uuid }: { outlet: string; uuid: string | undefined }) {
  return (
    <OutletOrder slug={slug} heading="Your order">
      {() => <LateOrderPart part={(it) => it.StatusPart} with={{ outlet: slug, uuid }} />}
    </OutletOrder>
  );
}
