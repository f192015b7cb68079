/** What comes late of the pages of orders: one chunk, because whoever needs one of them needs the next. */
export { BasketPart } from './details/basket-part';
export { NoOrders } from './now/no-orders';
export { OrderPlan } from './now/order-plan';
export { OrdersPart } from './property/orders-part';
export { ReviewPart } from './review/review-part';
export { StatusPart } from './status/status-part';
