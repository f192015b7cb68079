import type { MenuOverview } from '../contracts/menu/menu.schema';

/** What the amounts of a menu are in. */
export type CurrencyOfMenu = Pick<MenuOverview, 'currency' | 'currencyPrecision'>;
