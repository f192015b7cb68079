import type { Order, OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kitchen } from '../../../server/src/features/order/testing/order-client';
import { cartOf } from '../../../server/src/features/order/testing/order-client';
import { knownGuest } from '../../../server/src/testing/guests';
import type { LateWrites } from '../world/late-writes';
import type { TestHotel } from '../world/test-hotel';

const DAY_MS = 86_400_000;
/** The probability that the link is cut before the response arrives. */
const CUT_CHANCE = 0.3;
const CUT_WITHIN_MS = 150;
const REQUEST_TIMEOUT_MS = 20_000;
/** A guest without a response tries again, each time after twice the delay. */
const RETRY_DELAYS_MS = { first: 100, longest: 2_000 };

/**
 * Places an order for a new guest by sending it three times at once with the same idempotency key, each time
 * until a response arrives.
 */
export async function orderThrice(hotel: TestHotel, kitchen: Kitchen, late: LateWrites) {
  const now = Date.now();
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const stay = { checkin: day(-2), checkout: day(3), room: '204' };
  const guest = await knownGuest(hotel.db, now, stay);
  const ordersUrl = `${hotel.url}/web/property/casa-miramar/outlets/${kitchen.slug}/orders`;
  const cart = cartOf(kitchen.items);
  const counts = { sent: 0, cut: 0 };
  const errors: string[] = [];

  async function send(url: string, body: object, headers: Record<string, string>, cutAfter?: number) {
    counts.sent += 1;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...guest.headers, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(cutAfter ?? REQUEST_TIMEOUT_MS),
    });
    // 503 is a legitimate response of an overloaded server.
    if (answer.status >= 500 && answer.status !== 503) errors.push(`POST ${url}: ${answer.status}`);
    return answer;
  }

  /** Responses with 429 and 503 say in `retry-after` when to try again. */
  async function waitBeforeRetry(attempt: number, answer?: Response): Promise<void> {
    const isBusy = answer?.status === 429 || answer?.status === 503;
    const seconds = isBusy ? Number(answer.headers.get('retry-after') ?? 0) : 0;
    const { first, longest } = RETRY_DELAYS_MS;
    await pause(seconds * 1_000 + Math.min(first * 2 ** attempt, longest) * (0.5 + Math.random()));
  }

  async function requestQuote(): Promise<string> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await send(`${ordersUrl}/quote`, cart, {}).catch(() => undefined);
      // The cast is safe because the server checks its replies against the contract.
      const quote =
        answer?.status === 200 ? ((await answer.json().catch(() => undefined)) as OrderQuote) : undefined;
      if (quote?.quoteToken) return quote.quoteToken;
      await waitBeforeRetry(attempt, answer);
    }
  }

  const body = { ...cart, quoteToken: await requestQuote(), paymentMethod: 'pay_on_delivery' };
  const key = { 'idempotency-key': randomUUID() };

  async function sendUntilAnswered(): Promise<string> {
    const answered = late.begin();
    for (let attempt = 0; ; attempt += 1) {
      const isCut = Math.random() < CUT_CHANCE;
      const cutAfter = isCut ? Math.ceil(Math.random() * CUT_WITHIN_MS) : undefined;
      const answer = await send(ordersUrl, body, key, cutAfter).catch(() => undefined);
      const reply = await answer?.json().catch(() => undefined);
      if (!answer || reply === undefined) counts.cut += 1;
      else if (answer.status === 201) {
        // The cast is safe because the server checks its replies against the contract.
        const { uuid } = reply as Order;
        answered(`order ${uuid} of guest ${guest.id}`);
        return uuid;
      } else if (answer.status < 429 && (reply as { code: string }).code !== 'idempotency_in_progress') {
        throw new Error(`the order got status ${answer.status}: ${JSON.stringify(reply).slice(0, 300)}`);
      }
      await waitBeforeRetry(attempt, answer);
    }
  }

  const ids = await Promise.all([sendUntilAnswered(), sendUntilAnswered(), sendUntilAnswered()]);
  return { guestId: guest.id, ids, errors, ...counts };
}
