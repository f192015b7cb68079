import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';

/** The part of the menu that the item sheet needs. */
export type MenuOfItem = Pick<
  MenuOverview,
  'slug' | 'currency' | 'currencyPrecision' | 'orderable' | 'availability'
> & {
  outlet: Pick<MenuOverview['outlet'], 'slug' | 'name' | 'openingHours'>;
};
