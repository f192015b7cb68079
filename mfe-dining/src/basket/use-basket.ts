import { useHost } from '@guest/shared';
import { useKept } from '../storage/use-kept';
import { useOrderText } from '../late-texts/order-texts';
import type { Basket } from './basket';
import { basketName, changeBasket } from './baskets';
import { isBasket } from './is-basket';

/** The basket of an outlet, the same in every tab; and how to change it, which is told where the device keeps nothing. */
export function useBasket(property: string, outlet: string) {
  const text = useOrderText();
  const { toast, now } = useHost();
  const basket = useKept(basketName(property, outlet), isBasket);
  return {
    basket,
    change(change: (basket: Basket | null) => Basket | null): boolean {
      const isKept = changeBasket(property, outlet, { change, now: now() });
      if (!isKept) toast('error', text('This device keeps nothing, so the order would be lost.'));
      return isKept;
    },
  };
}
