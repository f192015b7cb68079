import type { Price } from '../contracts/values';
import { localeOf } from './locale';

/** An amount in words of its language: `€12.50`, `￥1,200`, `OMR 4.500`. */
export function moneyText({ amount, currency, currencyPrecision: digits }: Price, lang: string): string {
  return new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}
