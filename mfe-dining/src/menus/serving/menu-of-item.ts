import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';

/** What the sheet of an item knows of the menu in which it stands. */
export type MenuOfItem = Pick<
  MenuOverview,
  'slug' | 'currency' | 'currencyPrecision' | 'orderable' | 'availability'
> & {
  outlet: Pick<MenuOverview['outlet'], 'slug' | 'name' | 'openingHours'>;
};
