import { BASKET_KEY_PREFIX } from '@guest/shared/session/saved-baskets';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedNames } from '@guest/shared/storage/stored-names';
import { write, parseStored } from '../storage/local-store';
import type { Basket } from './basket';
import { isBasket } from './is-basket';

/**
 * Returns the storage key of an outlet's basket. Each outlet has its own, so that one cannot overwrite
 * another. Signing out deletes the basket; after an expired session it is restored for the same guest only.
 */
export const basketName = (property: string, outlet: string) =>
  `${BASKET_KEY_PREFIX}${property.toLowerCase()}:${outlet.toLowerCase()}`;

export const readBasket = (property: string, outlet: string): Basket | null =>
  parseStored(deviceStorage.getItem(basketName(property, outlet)), isBasket);

/** Changes the currently stored basket, which another tab may have changed meanwhile. Returning null removes it. */
export function changeBasket(
  property: string,
  outlet: string,
  { change, now }: { change: (basket: Basket | null) => Basket | null; now: number },
): void {
  const changed = change(readBasket(property, outlet));
  write(basketName(property, outlet), changed && { ...changed, updatedAt: now });
}

/** Returns all non-empty baskets of a hotel, the newest first. */
export function basketsOf(property: string): Basket[] {
  const start = basketName(property, '');
  return storedNames(deviceStorage)
    .filter((name) => name.startsWith(start))
    .flatMap((name) => parseStored(deviceStorage.getItem(name), isBasket) ?? [])
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => b.updatedAt - a.updatedAt);
}
