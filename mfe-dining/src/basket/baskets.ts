import { BASKET_NAMES } from '@guest/shared/session/kept-baskets';
import { keep, keptIn, keptText } from '../storage/kept';
import type { Basket } from './basket';
import { isBasket } from './is-basket';

/**
 * Returns the storage key of an outlet's basket. Each outlet has its own, so that one cannot overwrite
 * another. Signing out deletes the basket; after an expired session it is restored for the same guest only.
 */
export const basketName = (property: string, outlet: string) =>
  `${BASKET_NAMES}${property.toLowerCase()}:${outlet.toLowerCase()}`;

export const readBasket = (property: string, outlet: string): Basket | null =>
  keptIn(keptText(basketName(property, outlet)), isBasket);

/**
 * Changes the currently stored basket, even if another tab wrote it last; null deletes it. Returns false if
 * the device cannot store it.
 */
export function changeBasket(
  property: string,
  outlet: string,
  { change, now }: { change: (basket: Basket | null) => Basket | null; now: number },
): boolean {
  const changed = change(readBasket(property, outlet));
  return keep(basketName(property, outlet), changed && { ...changed, updatedAt: now });
}

/** Returns all non-empty baskets of a hotel, the newest first. */
export function basketsOf(property: string): Basket[] {
  const start = basketName(property, '');
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(start))
    .flatMap((name) => keptIn(keptText(name), isBasket) ?? [])
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => b.updatedAt - a.updatedAt);
}
