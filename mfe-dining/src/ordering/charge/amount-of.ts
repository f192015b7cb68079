import { withPlainDigits } from '@guest/shared/contracts/core/typed-digits';

/** An amount as it was typed, in minor units and never by way of a fraction; undefined where it is none. */
export function amountOf(typed: string, precision: number): number | undefined {
  const [, whole = '', part = ''] =
    /^(\d{1,9})(?:[.,٫](\d+))?$/.exec(withPlainDigits(typed).replace(/\s/g, '')) ?? [];
  if (whole === '' || part.length > precision) return undefined;
  return Number(whole + part.padEnd(precision, '0'));
}
