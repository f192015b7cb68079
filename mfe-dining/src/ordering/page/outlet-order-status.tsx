import { LazyOrderPart } from './lazy-order-part';
import { OutletOrderLayout } from './outlet-order-layout';

/** Shows the order of the address or, without one, the newest order of the outlet. */
export function OutletOrderStatus({ outlet: slug, uuid }: { outlet: string; uuid: string | undefined }) {
  return (
    <OutletOrderLayout slug={slug} heading="Your order">
      {() => <LazyOrderPart part={(it) => it.StatusPart} with={{ outlet: slug, uuid }} />}
    </OutletOrderLayout>
  );
}
