import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

export type { ServedOutlet, StaffOrder } from './order-socket.schema';

/**
 * The socket requests of staff for orders. The description is kept short, because it is part of the chat's
 * first page.
 */
export const orderRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "dining-socket-checks" */ './order-socket.schema').then(
      (it) => it.orderSocketChecks,
    ),
  {
    loadOutletOrders: { summary: 'Orders under way' },
    changeOrderStatus: { summary: 'The next step of an order' },
    loadServedOutlets: { summary: 'Outlets and their stock' },
    changeItemStock: { summary: 'Sold out, or not' },
    pauseOutlet: { summary: 'No orders for a while' },
    resumeOutlet: { summary: 'Orders again' },
    forgetChargePin: { summary: 'Forgets a PIN' },
  },
);

/** The socket pushes for orders. */
export const orderPushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "dining-socket-checks" */ './order-socket.schema').then(
      (it) => it.orderPushChecks,
    ),
  {
    orderUpdated: 'Of the guest’s order',
    outletOrderUpdated: 'Of an order, to staff',
    menuUpdated: 'What is sold out; a pause',
  },
);
