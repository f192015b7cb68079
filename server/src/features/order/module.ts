import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { ChatDeps } from '../chat/core/chat-deps';
import type { RoomChanges } from '../chat/core/room-changes';
import type { ServesInProperty } from '../property/module';
import type { PropertyRepository } from '../property/property.repository';
import type { BookingDeps } from '../table-booking/record/booking-deps';
import { chargePinHandlers } from './charge-pin/charge-pin.handlers';
import { chargePinRoutes } from './charge-pin/charge-pin.routes';
import { createExpireChargePins } from './charge-pin/expire-charge-pins.job';
import { createOrderDeps, type OrderDeps, type OrderDepsInput } from './guest/order-deps';
import { orderCalendarRoutes } from './guest/order-calendar.routes';
import { orderRoutes } from './guest/order.routes';
import { createOrderTimeouts } from './jobs/order-timeouts.job';
import { createPostCharges } from './jobs/post-charges.job';
import { orderHandlers } from './staff/order.handlers';

const TIMEOUT_CHECK_MS = 5_000;

interface OrderModuleDeps extends Omit<OrderDepsInput, 'messages'> {
  chat: ChatDeps;
  changes: RoomChanges;
  /** A pause of an outlet also stops its tables. */
  tables: BookingDeps;
  properties: PropertyRepository;
  servesInProperty: ServesInProperty;
}

/** Orders: quotes, placing, the side of the staff, charges to the room and their PIN. */
export function createOrderModule(deps: OrderModuleDeps): Module & { orders: OrderDeps } {
  const { chat, changes, tables, properties, servesInProperty } = deps;
  const orders = createOrderDeps({ ...deps, messages: chat.messages });
  return {
    orders,
    routes(app) {
      const serveInProperty = servesInProperty(app);
      orderRoutes(serveInProperty, orders);
      orderCalendarRoutes(app, serveInProperty, { ...orders, properties });
      chargePinRoutes(serveInProperty, orders);
    },
    handlers: { ...orderHandlers(orders, tables), ...chargePinHandlers(chat, changes) },
    jobs: [
      { name: 'orderTimeouts', everyMs: TIMEOUT_CHECK_MS, run: createOrderTimeouts(orders) },
      { name: 'charges', everyMs: TIMEOUT_CHECK_MS, run: createPostCharges(orders) },
      { name: 'idempotencyKeys', everyMs: HOUSEKEEPING_MS, run: orders.idempotency.deleteExpired },
      { name: 'chargePins', everyMs: HOUSEKEEPING_MS, run: createExpireChargePins(orders) },
    ],
  };
}
