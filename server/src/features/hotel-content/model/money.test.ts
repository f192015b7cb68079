import fc from 'fast-check';
import { expect, test } from 'vitest';
import { precisionOf, toMinorUnits } from './money';

test('any amount with the decimals of its currency is read without rounding', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      fc.constantFrom(0, 2, 3),
      (minor, precision) => {
        const digits = String(Math.abs(minor)).padStart(precision + 1, '0');
        const split = digits.length - precision;
        const text = `${minor < 0 ? '-' : ''}${digits.slice(0, split)}.${digits.slice(split)}`.replace(
          /\.$/,
          '',
        );
        expect(toMinorUnits(Number(text), precision)).toBe(minor);
      },
    ),
  );
});

test('more decimals than those of the currency are refused', () => {
  expect(toMinorUnits(0.295, 2)).toBeUndefined();
  expect(toMinorUnits(1800.5, 0)).toBeUndefined();
});

test('each currency has its number of decimals', () => {
  expect(['EUR', 'JPY', 'OMR', 'EUX'].map(precisionOf)).toEqual([2, 0, 3, undefined]);
});
