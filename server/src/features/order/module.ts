import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { ChatParts } from '../chat/core/chat-parts';
import type { RoomChanges } from '../chat/core/room-changes';
import type { ServesInProperty } from '../property/module';
import type { BookingParts } from '../table-booking/record/booking-parts';
import { chargePinEvents } from './charge-pin/charge-pin.events';
import { chargePinRoutes } from './charge-pin/charge-pin.routes';
import { createPinForgetting } from './charge-pin/outlived-pins';
import { createOrderParts, type AroundOrders } from './guest/order-parts';
import { orderRoutes } from './guest/order.routes';
import { createKeeping } from './jobs/keep-orders';
import { createSettling } from './jobs/settle-charges';
import { orderEvents } from './staff/order.events';

const TIMEOUT_CHECK_MS = 5_000;

interface OrderModuleDeps extends AroundOrders {
  chat: ChatParts;
  changes: RoomChanges;
  /** A pause of an outlet also stops its tables. */
  tables: BookingParts;
  servesInProperty: ServesInProperty;
}

/** Orders: quotes, placing, the side of the staff, charges to the room and their PIN. */
export function createOrderModule(deps: OrderModuleDeps): Module {
  const { chat, changes, tables, servesInProperty } = deps;
  const orders = createOrderParts(deps);
  return {
    routes(app) {
      const serveInProperty = servesInProperty(app);
      orderRoutes(serveInProperty, orders);
      chargePinRoutes(serveInProperty, orders);
    },
    handlers: { ...orderEvents(chat, tables), ...chargePinEvents(chat, changes) },
    jobs: [
      { name: 'orderTimeouts', everyMs: TIMEOUT_CHECK_MS, run: createKeeping(orders) },
      { name: 'charges', everyMs: TIMEOUT_CHECK_MS, run: createSettling(orders) },
      { name: 'idempotencyKeys', everyMs: HOUSEKEEPING_MS, run: orders.once.forgetOld },
      { name: 'chargePins', everyMs: HOUSEKEEPING_MS, run: createPinForgetting(orders) },
    ],
  };
}
