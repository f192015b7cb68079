/** What comes late of the pages of orders: one chunk, because whoever needs one of them needs the next. */
export { BasketPart } from '../basket/basket-part';
export { NoOrders } from '../plan/no-orders';
export { OrderPlan } from '../plan/order-plan';
export { OrdersPart } from '../property/orders-part';
export { ReviewPart } from '../review/review-part';
export { StatusPart } from '../status/status-part';
