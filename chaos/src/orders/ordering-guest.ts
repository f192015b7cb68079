import type { Order, OrderQuote } from '@guest/shared/contracts/order.contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kitchen } from '../../../server/src/features/order/testing/ordering';
import { cartOf } from '../../../server/src/features/order/testing/ordering';
import { knownGuest } from '../../../server/src/testing/guests';
import type { House } from '../house';

const DAY_MS = 86_400_000;
/** So often, the link is cut before there is an answer. */
const CUT_CHANCE = 0.3;
const LONGEST_MS = 20_000;

/** Somebody who has just come, and orders one thing: three times at once with one key, each until there is an answer. */
export async function orderThrice(house: House, kitchen: Kitchen) {
  const now = Date.now();
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const stay = { checkin: day(-2), checkout: day(3), room: '204' };
  const guest = await knownGuest(house.db, now, stay);
  const at = `${house.url}/web/property/casa-miramar/outlets/${kitchen.slug}/orders`;
  const cart = cartOf(kitchen.items);
  const counted = { sent: 0, cut: 0 };

  const send = (url: string, body: object, headers: Record<string, string>, cutAfter?: number) => {
    counted.sent += 1;
    return fetch(url, {
      method: 'POST',
      headers: { ...guest.headers, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(cutAfter ?? LONGEST_MS),
    });
  };

  async function quoted(): Promise<string> {
    for (;;) {
      const answer = await send(`${at}/quote`, cart, {}).catch(() => undefined);
      // Held to the contract by the server.
      const quote =
        answer?.status === 200 ? ((await answer.json().catch(() => undefined)) as OrderQuote) : undefined;
      if (quote?.quoteToken) return quote.quoteToken;
      await pause(200 + Math.random() * 300);
    }
  }

  const body = { ...cart, quoteToken: await quoted(), paymentMethod: 'pay_on_delivery' };
  const key = { 'idempotency-key': randomUUID() };

  async function untilAnswered(): Promise<string> {
    for (;;) {
      const isCut = Math.random() < CUT_CHANCE;
      const answer = await send(at, body, key, isCut ? Math.ceil(Math.random() * 150) : undefined).catch(
        () => undefined,
      );
      const reply = await answer?.json().catch(() => undefined);
      if (!answer || reply === undefined) counted.cut += 1;
      else if (answer.status === 201) return (reply as Order).uuid;
      else if (answer.status < 429 && (reply as { code: string }).code !== 'idempotency_in_progress') {
        throw new Error(
          `an order was answered with ${answer.status}: ${JSON.stringify(reply).slice(0, 300)}`,
        );
      }
      const wait = Number(answer?.headers.get('retry-after') ?? 0) * 1_000;
      await pause(wait + 100 + Math.random() * 400);
    }
  }

  const ids = await Promise.all([untilAnswered(), untilAnswered(), untilAnswered()]);
  return { guestId: guest.id, ids, ...counted };
}
