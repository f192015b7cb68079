import { isolated } from '@guest/shared/contracts/core/isolated';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type { PropertyScope } from '../../property/property-scope';

/** An amount in the money of a house, exact: it is put together of whole numbers. */
export function moneyText(
  amount: number,
  { property: { currency, currencyPrecision: precision } }: Pick<PropertyScope, 'property'>,
  lang: Lang,
): string {
  const digits = String(amount).padStart(precision + 1, '0');
  const exact = precision === 0 ? digits : `${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
  const format = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: precision,
    maximumFractionDigits: precision,
  });
  // A text of digits is formatted as it is; a number would have been through a float. The library's types know less.
  return isolated(format.format(exact as unknown as number));
}
