import type { Cart, OrderTotals } from '@guest/shared/contracts/order/order.contract';
import { allergiesMet } from '@guest/shared/contracts/order/allergies-met';
import { lineKey } from '@guest/shared/contracts/order/line-key';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredLine } from '../../../platform/db/tables/dining/order';

export const QUOTE_LASTS_MS = 10 * 60_000;

/** The content that a quote token signs: items, place, time and prices that the guest has seen. */
export interface Told {
  outletId: string;
  cart: Pick<Cart, 'lines' | 'mode' | 'requestedFor'>;
  place: string | null;
  lines: readonly StoredLine[];
  totals: OrderTotals;
}

/**
 * The fingerprint is the same for the same basket at the same prices. It leaves out the promised time, which
 * moves every minute.
 */
const fingerprintOf = ({ outletId, cart, place, lines, totals }: Told): string =>
  JSON.stringify([
    outletId,
    cart.mode,
    place,
    cart.requestedFor,
    cart.lines.map((line) => [lineKey({ ...line, note: '' }), line.quantity]),
    lines.map(({ unitPrice, total }) => [unitPrice, total]),
    // Sorted by name, because the order of object keys is not guaranteed.
    Object.entries(totals).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

const signed = (secret: string, expiresAt: number, what: 'quote' | 'allergies', told: string) =>
  createHmac('sha256', `order ${what} ${secret}`).update(`${expiresAt}|${told}`).digest('base64url');

export const quoteToken = (secret: string, expiresAt: number, told: Told): string =>
  [
    expiresAt,
    signed(secret, expiresAt, 'quote', fingerprintOf(told)),
    signed(secret, expiresAt, 'allergies', allergiesMet(told.lines)),
  ].join('.');

interface Now {
  told: Told;
  secret: string;
  now: number;
}

/** Returns whether the token signs exactly this content and has not expired. */
export function wasTold(token: string, { told, secret, now }: Now): boolean {
  const { expiresAt, quote } = partsOf(token);
  if (expiresAt <= now || expiresAt > now + QUOTE_LASTS_MS) return false;
  return isSame(quote, signed(secret, expiresAt, 'quote', fingerprintOf(told)));
}

/** Returns whether the token signs exactly these allergy conflicts, by line and by certainty. */
export function wasToldAllergies(token: string, { told, secret }: Omit<Now, 'now'>): boolean {
  const { expiresAt, allergies } = partsOf(token);
  return isSame(allergies, signed(secret, expiresAt, 'allergies', allergiesMet(told.lines)));
}

function partsOf(token: string) {
  const [time = '', quote = '', allergies = ''] = token.split('.');
  return { expiresAt: /^\d{1,15}$/.test(time) ? Number(time) : 0, quote, allergies };
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
