import { contract } from '../core/endpoint';

export type { Cart, CartLine } from './order-cart.schema';
export type { OrderProblem, OrderQuote, OrderTotals, PricedLine } from './order-quote.schema';
export type { Order, OrderSummary } from './order.schema';

/**
 * Orders from an outlet. In addition to the general error codes:
 *
 * - `placeOrder` requires the header `Idempotency-Key`, with a new key for each order a guest intends to
 *   place: 400 `idempotency_key_required`, 422 `idempotency_mismatch`, 409 `idempotency_in_progress`. A
 *   repeated reply has the header `Idempotent-Replayed: true`. Errors are not stored, so the same key can
 *   be used to try again.
 * - `placeOrder`, 409 with a new quote in `data: { quote }`: `price_changed`, `room_charge_denied`,
 *   `pin_required`, `allergies_unconfirmed`, `age_required`, and the temporary problems
 *   (`item_unavailable`, `item_not_now`, `slot_full`, `slot_unavailable`, `outlet_paused`,
 *   `outlet_closed`). 422 with the same data: the other `ORDER_PROBLEMS`.
 * - `placeOrder`, 409 `order_duplicate` with `data: { uuid, reference, placedAt }`; 403 `not_allowed` for
 *   guests without a verified email address or phone number; 422 `first_name_required` and `stay_required`
 *   with their field.
 * - `cancelOrder`, 409 `order_not_cancellable` with `data: { order }`.
 * - `rateOrder`, 409 `order_not_rateable`; `reportOrderIssue`, 409 `order_issue_told`, both with `data: {
 *   order }`.
 */
export const orderContract = contract(
  () => import(/* webpackChunkName: "dining-checks" */ './order.schema').then((it) => it.orderChecks),
  {
    quoteOrder: {
      method: 'POST',
      path: '/web/property/:property/outlets/:outlet/orders/quote',
      summary: 'Returns price, time and problems of a cart',
    },
    placeOrder: {
      method: 'POST',
      path: '/web/property/:property/outlets/:outlet/orders',
      summary: 'Places an order; requires an Idempotency-Key',
      needsGuest: true,
      status: 201,
    },
    listOrders: {
      method: 'GET',
      path: '/web/property/:property/orders',
      summary: 'Lists the guest’s orders, newest first',
      needsGuest: true,
    },
    getOrder: {
      method: 'GET',
      path: '/web/property/:property/orders/:order',
      summary: 'Returns an order of the guest',
      needsGuest: true,
    },
    getOrderCalendar: {
      method: 'GET',
      path: '/web/property/:property/orders/:order/calendar',
      summary: 'Returns where a calendar app finds the promised time of an order',
      needsGuest: true,
    },
    cancelOrder: {
      method: 'DELETE',
      path: '/web/property/:property/orders/:order',
      summary: 'Cancels an order before preparation starts',
      needsGuest: true,
    },
    reorder: {
      method: 'POST',
      path: '/web/property/:property/orders/:order/reorder',
      summary: 'Returns a cart with the items of an earlier order, and what has changed',
      needsGuest: true,
    },
    rateOrder: {
      method: 'POST',
      path: '/web/property/:property/orders/:order/rating',
      summary: 'Rates an order, within a week; replaces an earlier rating',
      needsGuest: true,
    },
    reportOrderIssue: {
      method: 'POST',
      path: '/web/property/:property/orders/:order/issue',
      summary: 'Reports an issue with an order to the staff',
      needsGuest: true,
    },
    getOrderPreferences: {
      method: 'GET',
      path: '/web/property/:property/guest/order-preferences',
      summary: 'Returns the guest’s allergies and spending limit',
      needsGuest: true,
    },
    saveOrderPreferences: {
      method: 'PUT',
      path: '/web/property/:property/guest/order-preferences',
      summary: 'Saves allergies and spending limit',
      needsGuest: true,
    },
  },
);
