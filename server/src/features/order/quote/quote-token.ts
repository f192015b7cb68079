import type { Cart, OrderTotals } from '@guest/shared/contracts/order.contract';
import { lineKey } from '@guest/shared/contracts/ordering/line-key';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredLine } from '../../../db/schema/order';

export const QUOTE_LASTS_MS = 10 * 60_000;

/** What a guest has been told, and agrees to: what comes, where and when to, and what each of it costs. */
export interface Told {
  outletId: string;
  cart: Pick<Cart, 'lines' | 'mode' | 'requestedFor'>;
  place: string | null;
  lines: readonly StoredLine[];
  totals: OrderTotals;
}

/** The same for the same cart at the same prices. When it will be there is no part: that moves with every minute. */
const fingerprintOf = ({ outletId, cart, place, lines, totals }: Told): string =>
  JSON.stringify([
    ...[outletId, cart.mode, place, cart.requestedFor],
    cart.lines.map((line) => [lineKey({ ...line, note: '' }), line.quantity]),
    lines.map(({ unitPrice, total }) => [unitPrice, total]),
    // By name, because the order of names is nobody's promise.
    Object.entries(totals).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

const signed = (secret: string, expiresAt: number, told: Told) =>
  createHmac('sha256', `order quote ${secret}`)
    .update(`${expiresAt}|${fingerprintOf(told)}`)
    .digest('base64url');

export const quoteToken = (secret: string, expiresAt: number, told: Told): string =>
  `${expiresAt}.${signed(secret, expiresAt, told)}`;

/** Whether a guest was told exactly this, and not too long ago. */
export function wasTold(token: string, secret: string, { told, now }: { told: Told; now: number }): boolean {
  const [time = '', signature = ''] = token.split('.');
  const expiresAt = /^\d{1,15}$/.test(time) ? Number(time) : 0;
  if (expiresAt <= now || expiresAt > now + QUOTE_LASTS_MS) return false;
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(secret, expiresAt, told))];
  return given.length === right.length && timingSafeEqual(given, right);
}
