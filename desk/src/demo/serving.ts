import type { StaffOrder } from '@guest/shared/contracts/order/order-socket.contract';
import type { OrderMode, OrderStatus } from '@guest/shared/contracts/menu/order-steps';
import type { DeskConnection } from '../connection/desk-connection';
import { Refused } from '../connection/refused';
import type { Pace } from './pace';

/** What the demo desk does with an order, and how long a kitchen would take until then. */
const STEPS: Partial<Record<OrderStatus, { to: (mode: OrderMode) => OrderStatus; afterMs: number }>> = {
  placed: { to: () => 'accepted', afterMs: 6_000 },
  accepted: { to: () => 'preparing', afterMs: 20_000 },
  preparing: { to: (mode) => (isBrought(mode) ? 'delivering' : 'ready'), afterMs: 45_000 },
  ready: { to: () => 'delivered', afterMs: 45_000 },
  delivering: { to: () => 'delivered', afterMs: 45_000 },
};
/** Before an order is wanted, a kitchen does no more than to take it on; so long before, it begins. */
const BEGINS_BEFORE_MS = 40 * 60_000;

const isBrought = (mode: OrderMode) => mode === 'room' || mode === 'location';

interface Around {
  desk: DeskConnection;
  pace: Pace;
  isRelieved: () => boolean;
  onTrouble: (error: unknown) => void;
}

/** Takes orders from step to step, until they are there; what is wished for later is begun when it is time. */
export function createServing({ desk, pace, isRelieved, onTrouble }: Around) {
  const waiting = new Map<string, number>();

  async function advance({ uuid, status, mode, version, promisedFrom }: StaffOrder): Promise<void> {
    const step = STEPS[status];
    const isForLater = status !== 'placed' && Date.parse(promisedFrom) - Date.now() > BEGINS_BEFORE_MS;
    if (!step || isForLater || waiting.get(uuid) === version) return;
    waiting.set(uuid, version);
    await pace.after(step.afterMs);
    // Meanwhile it went on by another hand, which is told, too.
    if (waiting.get(uuid) !== version) return;
    // Before it is asked: the step is told of, and may be on its way here before the answer.
    waiting.delete(uuid);
    if (isRelieved()) return;
    await desk
      .ask('changeOrderStatus', { orderUuid: uuid, status: step.to(mode), version })
      // Somebody was faster, or the guest thinks otherwise by now.
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
  }

  const take = (order: StaffOrder) => void advance(order).catch(onTrouble);
  desk.hear('outletOrderUpdated', ({ order }) => take(order));

  return {
    /** What was not heard of, and what is due by now. */
    async lookAtAll(): Promise<void> {
      for (const order of await desk.ask('loadOutletOrders', {})) take(order);
    },
  };
}
