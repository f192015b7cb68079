import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

export type { StaffOutlet, StaffOrder, UnknownCharge } from './order-socket.schema';

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
    loadOutletOrders: { summary: 'Lists current orders' },
    changeOrderStatus: { summary: 'Changes the status of an order' },
    loadServedOutlets: { summary: 'Lists outlets with stock' },
    changeItemStock: { summary: 'Changes an item’s stock' },
    pauseOutlet: { summary: 'Pauses orders' },
    resumeOutlet: { summary: 'Ends the pause' },
    forgetChargePin: { summary: 'Deletes a PIN' },
    loadUnknownCharges: { summary: 'Lists lost charges' },
    settleCharge: { summary: 'Settles a charge' },
  },
);

/** The socket pushes for orders. */
export const orderPushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "dining-socket-checks" */ './order-socket.schema').then(
      (it) => it.orderPushChecks,
    ),
  {
    orderUpdated: 'To the guest',
    outletOrderUpdated: 'To staff',
    menuUpdated: 'Stock or pause changed',
  },
);
