import { BasketsHere } from './baskets-here';
import { OrdersHere } from './orders-here';

/** Lists baskets, active orders and past orders. */
export function OrdersPart() {
  return (
    <>
      <BasketsHere />
      <OrdersHere />
    </>
  );
}
