import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { useMemo } from 'react';

/**
 * Returns the data shared by all dishes of a menu. It is memoized so that a change of one dish does not
 * render the others.
 */
export function useSharedItemFacts({ currency, currencyPrecision, outlet, availability }: MenuOverview) {
  return useMemo(
    () => ({ currency, currencyPrecision, outlet, availability }),
    [currency, currencyPrecision, outlet, availability],
  );
}
