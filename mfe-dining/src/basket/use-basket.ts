import { useHost } from '@guest/shared';
import { useStored } from '../storage/use-stored';
import type { Basket } from './basket';
import { basketName, changeBasket } from './baskets';
import { isBasket } from './is-basket';

/** Returns the basket of an outlet, in sync across tabs, and a function to change it. */
export function useBasket(property: string, outlet: string) {
  const { now } = useHost();
  const basket = useStored(basketName(property, outlet), isBasket);
  return {
    basket,
    change: (change: (basket: Basket | null) => Basket | null): void =>
      changeBasket(property, outlet, { change, now: now() }),
  };
}
