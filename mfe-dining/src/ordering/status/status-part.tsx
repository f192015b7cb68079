import { OrderGuestsOnly } from '../parts/order-guests-only';
import { NewestOrder } from './newest-order';
import { OrderStatus } from './order-status';

/** Shows an order of an outlet to its guest: the one of the address or the newest. */
export function StatusPart({ outlet, uuid }: { outlet: string; uuid: string | undefined }) {
  return (
    <OrderGuestsOnly>
      {uuid === undefined ? <NewestOrder outlet={outlet} /> : <OrderStatus uuid={uuid} />}
    </OrderGuestsOnly>
  );
}
