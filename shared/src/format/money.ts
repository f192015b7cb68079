import type { Price } from '../contracts/core/values';
import { localeOf } from '../contracts/core/locale';

// Creating a formatter is far slower than using it, and a menu formats about a hundred prices.
const formatters = new Map<string, Intl.NumberFormat>();

/** Formats an amount in a language: `€12.50`, `￥1,200`, `OMR 4.500`. */
export function moneyText({ amount, currency, currencyPrecision: digits }: Price, lang: string): string {
  const key = `${lang} ${currency} ${digits}`;
  const formatter = formatters.get(key) ?? formatterOf(currency, digits, lang);
  formatters.set(key, formatter);
  return formatter.format(amount / 10 ** digits);
}

function formatterOf(currency: string, digits: number, lang: string): Intl.NumberFormat {
  return new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
