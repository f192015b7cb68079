import type { UnitQuantity } from '@guest/shared/contracts/activity/party-rules';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The price that a guest has seen for a party. */
export interface SeenPrice {
  sessionId: string;
  units: readonly UnitQuantity[];
  unitPrices: ReadonlyMap<string, number>;
  total: number;
  currency: string;
}

/** The order of the units does not matter, and every unit counts with its own price. */
const contentOf = ({ sessionId, units, unitPrices, total, currency }: SeenPrice): string =>
  JSON.stringify([
    sessionId,
    units.map(({ unitId, quantity }) => `${unitId} ${quantity} ${unitPrices.get(unitId) ?? 0}`).sort(),
    total,
    currency,
  ]);

/**
 * Signs a price. The token has no expiry: it is compared with the current price, so that it only proves that
 * the guest has seen exactly this price.
 */
export const priceToken = (secret: string, price: SeenPrice): string =>
  createHmac('sha256', `activity price ${secret}`).update(contentOf(price)).digest('base64url');

export function hasSeenPrice(secret: string, token: string, price: SeenPrice): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(priceToken(secret, price))];
  return given.length === right.length && timingSafeEqual(given, right);
}
