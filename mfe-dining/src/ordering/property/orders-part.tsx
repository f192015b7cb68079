import { BasketsHere } from './baskets-here';
import { OrdersHere } from './orders-here';

/** What waits in a basket, what is on its way, and what was before. */
export function OrdersPart() {
  return (
    <>
      <BasketsHere />
      <OrdersHere />
    </>
  );
}
