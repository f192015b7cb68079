import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount';

test.each([
  ['150', 2, 15_000],
  ['12.5', 2, 1_250],
  ['12,50', 2, 1_250],
  ['4.005', 3, 4_005],
  ['1800', 0, 1_800],
  ['٤٫٥', 3, 4_500],
  ['0', 2, 0],
  ['1 200', 2, 120_000],
  ['12.505', 2, undefined],
  ['18.5', 0, undefined],
  ['-3', 2, undefined],
  ['1e3', 2, undefined],
  ['', 2, undefined],
])('%s with %i decimals is %s', (typed, precision, amount) => {
  expect(parseAmount(typed, precision)).toBe(amount);
});
