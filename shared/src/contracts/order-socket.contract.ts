import { socketPushesOf, socketRequestsOf } from './socket-call';

export type { StaffOrder } from './order-socket.schema';

/** What staff may ask about orders. */
export const orderRequests = socketRequestsOf(
  () => import('./order-socket.schema').then((it) => it.orderSocketChecks),
  {
    loadOutletOrders: { summary: 'Staff: the orders that are under way' },
    changeOrderStatus: { summary: 'Staff: takes an order a step on, or says that it will be later' },
    changeItemStock: { summary: 'Staff: something is sold out, or there again' },
    pauseOutlet: { summary: 'Staff: an outlet takes no orders for a while' },
    resumeOutlet: { summary: 'Staff: it takes them again' },
  },
);

/** What the server says of them without being asked. */
export const orderPushes = socketPushesOf(
  () => import('./order-socket.schema').then((it) => it.orderPushChecks),
  {
    orderUpdated: 'An order of the guest’s is another than before',
    outletOrderUpdated: 'To staff: an order was placed, or is another than before',
    menuUpdated: 'Something is sold out or there again, or an outlet takes no orders for a while',
  },
);
