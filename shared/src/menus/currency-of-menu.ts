import type { MenuOverview } from '../contracts/menu/menu.schema';

/** The currency of a menu's amounts. */
export type CurrencyOfMenu = Pick<MenuOverview, 'currency' | 'currencyPrecision'>;
