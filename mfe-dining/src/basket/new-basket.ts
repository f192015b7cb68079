import type { OrderMode } from '@guest/shared/contracts/menu/order-status';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import type { Basket } from './basket';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';

/** Creates an empty basket for an outlet. */
export const newBasket = (
  outlet: { slug: string; name: string; mode: OrderMode },
  { currency, currencyPrecision }: CurrencyOfMenu,
): Basket => ({
  outlet: { slug: outlet.slug, name: outlet.name },
  currency,
  currencyPrecision,
  mode: outlet.mode,
  requestedFor: null,
  lines: [],
  idempotencyKey: createIdempotencyKey(),
  updatedAt: 0,
});
