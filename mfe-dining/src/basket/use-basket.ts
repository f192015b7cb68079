import { useHost } from '@guest/shared';
import { useKept } from '../storage/use-kept';
import { useOrderText } from '../late-texts/order-texts';
import type { Basket } from './basket';
import { basketName, changeBasket } from './baskets';
import { isBasket } from './is-basket';

/**
 * Returns the basket of an outlet, in sync across tabs, and functions to change it. The guest sees an error
 * if the device cannot store a change.
 */
export function useBasket(property: string, outlet: string) {
  const text = useOrderText();
  const { toast, now } = useHost();
  const basket = useKept(basketName(property, outlet), isBasket);
  return {
    basket,
    change(change: (basket: Basket | null) => Basket | null): boolean {
      const isKept = changeBasket(property, outlet, { change, now: now() });
      if (!isKept) toast('error', text("This device can't save your order, so it would be lost."));
      return isKept;
    },
  };
}
