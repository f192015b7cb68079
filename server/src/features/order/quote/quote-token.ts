import type { Cart, OrderTotals } from '@guest/shared/contracts/order/order.contract';
import { serializeAllergyConflicts } from '@guest/shared/contracts/order/allergy-conflicts';
import { lineKey } from '@guest/shared/contracts/order/line-key';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredLine } from '../../../platform/db/tables/dining/order';

export const QUOTE_TTL_MS = 10 * 60_000;

/** The content that a quote token signs: items, place, time and prices that the guest has seen. */
export interface QuotedAmounts {
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
const fingerprintOf = ({ outletId, cart, place, lines, totals }: QuotedAmounts): string =>
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

const signatureOf = (secret: string, expiresAt: number, what: 'quote' | 'allergies', amounts: string) =>
  createHmac('sha256', `order ${what} ${secret}`).update(`${expiresAt}|${amounts}`).digest('base64url');

export const quoteToken = (secret: string, expiresAt: number, amounts: QuotedAmounts): string =>
  [
    expiresAt,
    signatureOf(secret, expiresAt, 'quote', fingerprintOf(amounts)),
    signatureOf(secret, expiresAt, 'allergies', serializeAllergyConflicts(amounts.lines)),
  ].join('.');

interface TokenCheck {
  amounts: QuotedAmounts;
  secret: string;
  now: number;
}

/** Returns whether the token signs exactly this content and has not expired. */
export function hasQuotedAmounts(token: string, { amounts, secret, now }: TokenCheck): boolean {
  const { expiresAt, quote } = parseToken(token);
  if (expiresAt <= now || expiresAt > now + QUOTE_TTL_MS) return false;
  return isSameSignature(quote, signatureOf(secret, expiresAt, 'quote', fingerprintOf(amounts)));
}

/** Returns whether the token signs exactly these allergy conflicts, by line and by certainty. */
export function hasQuotedAllergies(token: string, { amounts, secret }: Omit<TokenCheck, 'now'>): boolean {
  const { expiresAt, allergies } = parseToken(token);
  return isSameSignature(
    allergies,
    signatureOf(secret, expiresAt, 'allergies', serializeAllergyConflicts(amounts.lines)),
  );
}

function parseToken(token: string) {
  const [time = '', quote = '', allergies = ''] = token.split('.');
  return { expiresAt: /^\d{1,15}$/.test(time) ? Number(time) : 0, quote, allergies };
}

function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
