import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { useMemo } from 'react';

/** What all dishes of a menu share: the same until one of these changes, so that what sells out draws itself alone anew. */
export function useFactsOfAll({ currency, currencyPrecision, outlet, availability }: MenuOverview) {
  return useMemo(
    () => ({ currency, currencyPrecision, outlet, availability }),
    [currency, currencyPrecision, outlet, availability],
  );
}
