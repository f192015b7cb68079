import { LateOrderPart } from './late-order-part';
import { OutletOrder } from './outlet-order';

/** An order of one outlet: the one that the address names, else the newest. */
export function OrderOfOutlet({ outlet: slug, uuid }: { outlet: string; uuid: string | undefined }) {
  return (
    <OutletOrder slug={slug} heading="Your order">
      {() => <LateOrderPart part={(it) => it.StatusPart} with={{ outlet: slug, uuid }} />}
    </OutletOrder>
  );
}
