import { normalizeDigits } from '@guest/shared/contracts/core/normalize-digits';

/** Parses an amount into minor units without floating-point arithmetic; `undefined` if it is invalid. */
export function parseAmount(typed: string, precision: number): number | undefined {
  const [, whole = '', part = ''] =
    /^(\d{1,9})(?:[.,٫](\d+))?$/.exec(normalizeDigits(typed).replace(/\s/g, '')) ?? [];
  if (whole === '' || part.length > precision) return undefined;
  return Number(whole + part.padEnd(precision, '0'));
}
