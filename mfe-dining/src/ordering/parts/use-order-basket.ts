import type { CartLine } from '@guest/shared/contracts/order/order.contract';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { useMemo } from 'react';
import type { Basket } from '../../basket/basket';
import { withoutOrdered } from '../../basket/basket-lines';
import { newBasket } from '../../basket/new-basket';
import { useBasket } from '../../basket/use-basket';

/** Returns the basket of an outlet for its pages, or an empty one if there is none. */
export function useOrderBasket(outlet: Pick<Outlet, 'slug' | 'name' | 'orderModes'>) {
  const property = usePathParam('property');
  const { currency, currencyPrecision } = useProperty();
  const { basket: saved, change } = useBasket(property, outlet.slug);
  const { slug, name, orderModes } = outlet;
  const [mode = 'room'] = orderModes;
  const empty = useMemo(
    () => newBasket({ slug, name, mode }, { currency, currencyPrecision }),
    [slug, name, mode, currency, currencyPrecision],
  );
  // The outlet may no longer offer the order mode that the guest chose.
  const adjusted = saved && (orderModes.includes(saved.mode) ? saved : { ...saved, mode });
  const basket = adjusted ?? empty;
  return {
    property,
    basket,
    /** Changes the currently stored basket, which another tab may have changed. */
    change: (update: (basket: Basket) => Basket) =>
      change((now) =>
        update(now ? { ...now, mode: orderModes.includes(now.mode) ? now.mode : mode } : empty),
      ),
    /** Removes lines that have been ordered. */
    removeOrdered: (lines: readonly CartLine[]) => change((now) => now && withoutOrdered(now, lines)),
  };
}
