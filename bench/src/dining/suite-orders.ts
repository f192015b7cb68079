import { guestCalls } from './guest-calls';
import type { ServerProcess } from '../suite/server-process';
import type { BenchOutlet } from './bench-menus';
import type { Diner } from './diners';
import type { OrderSubject } from './order-subject';

const DISHES = 3;

/** Places orders as guests do: over HTTP and with a quote. */
export function suiteOrders(
  server: ServerProcess,
  kitchens: readonly BenchOutlet[],
  connections: number,
): OrderSubject {
  const calls = guestCalls(server, connections);
  const bodies: { at: string; body: object }[] = [];

  async function bodyFor(diner: Diner, { slug, plainItems }: BenchOutlet) {
    const lines = plainItems
      .slice(0, DISHES)
      .map((itemUuid, i) => ({ lineId: `line-${i}`, itemUuid, quantity: 1, modifiers: [] }));
    const cart = { mode: 'pickup', requestedFor: null, lines };
    const { status, reply } = await calls.post(diner, `outlets/${slug}/orders/quote`, cart);
    // The cast is safe because the server checks its replies against the contract.
    const { quoteToken } = reply as { quoteToken: string | null };
    if (status !== 200 || !quoteToken) throw new Error(`no quote for the cart: ${JSON.stringify(reply)}`);
    return { at: `outlets/${slug}/orders`, body: { ...cart, quoteToken, paymentMethod: 'pay_on_delivery' } };
  }

  return {
    name: 'suite',

    /** A quote covers the items and not the guest, so one per kitchen serves all guests. */
    async prepare([diner]) {
      bodies.length = 0;
      if (!diner) return;
      for (const kitchen of kitchens) bodies.push(await bodyFor(diner, kitchen));
    },

    async place(diner, turn) {
      const { at, body } = bodies[turn % bodies.length] ?? { at: '', body: {} };
      const { status, reply } = await calls.post(diner, at, body);
      if (status !== 201) throw new Error(`the order got status ${status}: ${JSON.stringify(reply)}`);
    },

    async stop() {
      calls.stop();
    },
  };
}
