import { OrderGuestsOnly } from '../parts/order-guests-only';
import { NewestOrder } from './newest-order';
import { OrderStatus } from './order-status';

/** An order of an outlet for the guest whose it is: the one that is named, else the newest. */
export function StatusPart({ outlet, uuid }: { outlet: string; uuid: string | undefined }) {
  return (
    <OrderGuestsOnly>
      {uuid === undefined ? <NewestOrder outlet={outlet} /> : <OrderStatus uuid={uuid} />}
    </OrderGuestsOnly>
  );
}
