/**
 * The lazy parts of the order pages. They share one chunk because a guest who needs one of them soon needs
 * the others.
 */
export { BasketPart } from '../basket/basket-part';
export { OrderingUnavailable } from '../plan/ordering-unavailable';
export { OrderPlan } from '../plan/order-plan';
export { OrdersPart } from '../property/orders-part';
export { ReviewPart } from '../review/review-part';
export { StatusPart } from '../status/status-part';
