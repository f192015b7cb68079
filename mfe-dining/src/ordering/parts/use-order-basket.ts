import type { CartLine } from '@guest/shared/contracts/order/order.contract';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { useMemo } from 'react';
import type { Basket } from '../../basket/basket';
import { withoutOrdered } from '../../basket/basket-lines';
import { newBasket } from '../../basket/new-basket';
import { useBasket } from '../../basket/use-basket';

/** The basket of an outlet as its pages show it: where the guest has begun none, an empty one. */
export function useOrderBasket(outlet: Pick<Outlet, 'slug' | 'name' | 'orderModes'>) {
  const property = usePathParam('property');
  const { currency, currencyPrecision } = useProperty();
  const { basket: kept, change } = useBasket(property, outlet.slug);
  const { slug, name, orderModes } = outlet;
  const [mode = 'room'] = orderModes;
  const empty = useMemo(
    () => newBasket({ slug, name, mode }, { currency, currencyPrecision }),
    [slug, name, mode, currency, currencyPrecision],
  );
  // An outlet may have stopped to bring things where the guest wanted them.
  const asked = kept && (orderModes.includes(kept.mode) ? kept : { ...kept, mode });
  const basket = asked ?? empty;
  return {
    property,
    basket,
    /** Changes the basket as it is by now, in whatever tab. */
    change: (change_: (basket: Basket) => Basket) =>
      change((now) =>
        change_(now ? { ...now, mode: orderModes.includes(now.mode) ? now.mode : mode } : empty),
      ),
    /** These of it have been ordered. */
    ordered: (lines: readonly CartLine[]) => change((now) => now && withoutOrdered(now, lines)),
  };
}
