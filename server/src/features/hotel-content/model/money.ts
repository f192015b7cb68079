/** Returns the number of decimals of a currency, such as 2 for EUR; `undefined` for an unknown one. */
export function precisionOf(currency: string): number | undefined {
  if (!Intl.supportedValuesOf('currency').includes(currency)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}

/**
 * Reads an amount such as 12.5 in minor units, or `undefined` if it has more decimals than its currency. The
 * digits are moved as text, because 0.29 × 100 is not 29 for a computer.
 */
export function toMinorUnits(amount: number, precision: number): number | undefined {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount)) ?? [];
  if (whole === '' || decimals.length > precision) return undefined;
  return Number(`${sign}${whole}${decimals.padEnd(precision, '0')}`) || 0;
}
