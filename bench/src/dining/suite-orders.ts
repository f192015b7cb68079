import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
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
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const bodies: { at: string; body: object }[] = [];

  async function call(diner: Diner, at: string, body: object): Promise<{ status: number; reply: unknown }> {
    // Each call uses a random address, so that the load looks like many guests and is not rate limited.
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      authorization: `Bearer ${diner.token}`,
      'idempotency-key': randomUUID(),
    };
    return new Promise((resolve, reject) => {
      const url = `${server.origin}/web/property/casa-miramar/outlets/${at}`;
      const outgoing = request(url, { agent, headers, method: 'POST' }, (answer) => {
        json(answer).then((reply) => resolve({ status: answer.statusCode ?? 0, reply }), reject);
      });
      outgoing.on('error', reject);
      outgoing.end(JSON.stringify(body));
    });
  }

  async function bodyFor(diner: Diner, { slug, plainItems }: BenchOutlet) {
    const lines = plainItems
      .slice(0, DISHES)
      .map((itemUuid, i) => ({ lineId: `line-${i}`, itemUuid, quantity: 1, modifiers: [] }));
    const cart = { mode: 'pickup', requestedFor: null, lines };
    const { status, reply } = await call(diner, `${slug}/orders/quote`, cart);
    // The cast is safe because the server checks its replies against the contract.
    const { quoteToken } = reply as { quoteToken: string | null };
    if (status !== 200 || !quoteToken) throw new Error(`no quote for the cart: ${JSON.stringify(reply)}`);
    return { at: `${slug}/orders`, body: { ...cart, quoteToken, paymentMethod: 'pay_on_delivery' } };
  }

  return {
    name: 'suite',

    /** A quote covers the items and not the guest, so one per kitchen serves all guests. */
    async prepare(diner) {
      bodies.length = 0;
      for (const kitchen of kitchens) bodies.push(await bodyFor(diner, kitchen));
    },

    async place(diner, turn) {
      const { at, body } = bodies[turn % bodies.length] ?? { at: '', body: {} };
      const { status, reply } = await call(diner, at, body);
      if (status !== 201) throw new Error(`the order got status ${status}: ${JSON.stringify(reply)}`);
    },

    async stop() {
      agent.destroy();
    },
  };
}
