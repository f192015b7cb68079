import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { localeOf } from '@guest/shared/contracts/core/locale';
import type { PropertyScope } from '../../property/property-scope';

/** Formats an amount in the currency of the property as pages do. The decimals are placed as text to stay exact. */
export function moneyText(
  amount: number,
  { property: { currency, currencyPrecision: precision } }: Pick<PropertyScope, 'property'>,
  lang: Lang,
): string {
  const digits = String(amount).padStart(precision + 1, '0');
  const exact = precision === 0 ? digits : `${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
  const format = new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: precision,
    maximumFractionDigits: precision,
  });
  // `Intl.NumberFormat` formats a decimal string without the rounding of a float; the types of the library do
  // not allow a string yet.
  return bidiIsolate(format.format(exact as unknown as number));
}
