import { PropertyBaskets } from './property-baskets';
import { PropertyOrders } from './property-orders';

/** Lists baskets, active orders and past orders. */
export function OrdersPart() {
  return (
    <>
      <PropertyBaskets />
      <PropertyOrders />
    </>
  );
}
