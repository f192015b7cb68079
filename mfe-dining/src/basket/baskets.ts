import { BASKET_NAMES } from '@guest/shared/session/kept-baskets';
import { keep, keptIn, keptText } from '../storage/kept';
import type { Basket } from './basket';
import { isBasket } from './is-basket';

/**
 * Where the basket of an outlet is kept: each on its own, so that one never empties another. It goes with a guest who
 * signs out; where a session ends by itself, the same guest finds it again, and nobody else.
 */
export const basketName = (property: string, outlet: string) =>
  `${BASKET_NAMES}${property.toLowerCase()}:${outlet.toLowerCase()}`;

export const readBasket = (property: string, outlet: string): Basket | null =>
  keptIn(keptText(basketName(property, outlet)), isBasket);

/**
 * Changes a basket as it is at this moment, whichever tab has changed it last; null takes it away. False where the device
 * keeps nothing.
 */
export function changeBasket(
  property: string,
  outlet: string,
  { change, now }: { change: (basket: Basket | null) => Basket | null; now: number },
): boolean {
  const changed = change(readBasket(property, outlet));
  return keep(basketName(property, outlet), changed && { ...changed, updatedAt: now });
}

/** Every basket of a hotel with something in it, the newest first. */
export function basketsOf(property: string): Basket[] {
  const start = basketName(property, '');
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(start))
    .flatMap((name) => keptIn(keptText(name), isBasket) ?? [])
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => b.updatedAt - a.updatedAt);
}
