import type { StaffOrder } from '@guest/shared/contracts/order/order-socket.contract';
import type { OrderMode, OrderStatus } from '@guest/shared/contracts/menu/order-status';
import type { DeskConnection } from '../connection/desk-connection';
import { RequestError } from '../connection/request-error';
import type { Delays } from './delays';

/** The next status that the demo desk gives an order, and the time a kitchen would need. */
const STEPS: Partial<Record<OrderStatus, { to: (mode: OrderMode) => OrderStatus; afterMs: number }>> = {
  placed: { to: () => 'accepted', afterMs: 6_000 },
  accepted: { to: () => 'preparing', afterMs: 20_000 },
  preparing: { to: (mode) => (isDelivered(mode) ? 'delivering' : 'ready'), afterMs: 45_000 },
  ready: { to: () => 'delivered', afterMs: 45_000 },
  delivering: { to: () => 'delivered', afterMs: 45_000 },
};
/**
 * A scheduled order is accepted at once, but its preparation starts only this long before the promised time.
 */
const PREPARATION_LEAD_MS = 40 * 60_000;

const isDelivered = (mode: OrderMode) => mode === 'room' || mode === 'location';

interface OrderBotDeps {
  desk: DeskConnection;
  pace: Delays;
  isPaused: () => boolean;
  onError: (error: unknown) => void;
}

/** Advances orders step by step until they are delivered; scheduled orders start when they are due. */
export function createOrderBot({ desk, pace, isPaused, onError }: OrderBotDeps) {
  const waiting = new Map<string, number>();

  async function advance({ uuid, status, mode, version, promisedFrom }: StaffOrder): Promise<void> {
    const step = STEPS[status];
    const isForLater = status !== 'placed' && Date.parse(promisedFrom) - Date.now() > PREPARATION_LEAD_MS;
    if (!step || isForLater || waiting.get(uuid) === version) return;
    waiting.set(uuid, version);
    await pace.after(step.afterMs);
    // A newer version means that a colleague has changed the order; its own event starts a new step.
    if (waiting.get(uuid) !== version) return;
    // The entry is removed before the request, because the event of this step may arrive before the reply.
    waiting.delete(uuid);
    if (isPaused()) return;
    await desk
      .request('changeOrderStatus', { orderUuid: uuid, status: step.to(mode), version })
      // A rejected change means that a colleague was faster or the guest has cancelled.
      .catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
      });
  }

  const handle = (order: StaffOrder) => void advance(order).catch(onError);
  desk.on('outletOrderUpdated', ({ order }) => handle(order));

  return {
    /** Loads all orders to catch up on missed events and on scheduled orders that are now due. */
    async checkAll(): Promise<void> {
      for (const order of await desk.request('loadOutletOrders', {})) handle(order);
    },
  };
}
