import { withPlainDigits } from '@guest/shared/contracts/core/typed-digits';

/** Parses an amount into minor units without floating-point arithmetic; `undefined` if it is invalid. */
export function amountOf(typed: string, precision: number): number | undefined {
  const [, whole = '', part = ''] =
    /^(\d{1,9})(?:[.,٫](\d+))?$/.exec(withPlainDigits(typed).replace(/\s/g, '')) ?? [];
  if (whole === '' || part.length > precision) return undefined;
  return Number(whole + part.padEnd(precision, '0'));
}
