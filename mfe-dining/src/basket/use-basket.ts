import { useHost } from '@guest/shared';
import { useStored } from '../storage/use-stored';
import type { Basket } from './basket';
import { basketName, changeBasket } from './baskets';
import { isBasket } from './is-basket';

/** The basket of an outlet, the same in every tab; and how to change it. */
export function useBasket(property: string, outlet: string) {
  const { now } = useHost();
  const basket = useStored(basketName(property, outlet), isBasket);
  return {
    basket,
    change: (change: (basket: Basket | null) => Basket | null): void =>
      changeBasket(property, outlet, { change, now: now() }),
  };
}
