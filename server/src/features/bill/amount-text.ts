import type { Price } from '@guest/shared/contracts/core/values';

/** Returns an amount for staff, such as `12.50 EUR`. */
export const amountText = ({ amount, currency, currencyPrecision }: Price): string =>
  `${(amount / 10 ** currencyPrecision).toFixed(currencyPrecision)} ${currency}`;
