/** Returns the number of decimals of a currency, such as 2 for EUR; `undefined` for an unknown one. */
export function precisionOf(currency: string): number | undefined {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}

/**
 * Converts an amount such as 12.5 to minor units. Returns `undefined` if it has more decimals than the currency. It
 * works on the decimal text, because 0.29 * 100 is not exactly 29 in floating point.
 */
export function toMinorUnits(amount: number, precision: number): number | undefined {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount)) ?? [];
  if (whole === '' || decimals.length > precision) return undefined;
  return Number(`${sign}${whole}${decimals.padEnd(precision, '0')}`) || 0;
}
