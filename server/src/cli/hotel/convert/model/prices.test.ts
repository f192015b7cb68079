import { expect, test } from 'vitest';
import { decimalMarkOf, parsePrice, priceOf } from './prices';

const EUR = { currency: 'EUR', precision: 2 };

test.each([
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u202f234,50 €', 1234.5],
  ["1'234.50", 1234.5],
  ['1’234.50', 1234.5],
  ['1.234.567,5', undefined],
  ['12 €', 12],
  ['€12', 12],
  ['EUR 12,5', 12.5],
  ['12,50 Euro', 12.5],
  ['12,-', 12],
  ['12.–', 12],
  ['0.500', 0.5],
  ['1.234', 1234],
  ['.50', undefined],
  ['-3', undefined],
  ['12.505', 12505],
  ['3.5050', undefined],
  ['2 for 15', undefined],
  ['12-14', undefined],
  ['12 / 14', undefined],
  ['1,2,3', undefined],
  ['1.23,456.7', undefined],
  ['$12', undefined],
  ['12 USD', undefined],
  ['market price', undefined],
  ['NaN', undefined],
  ['1e5', undefined],
  ['99999999', undefined],
])('in euros, %s is %s', (text, price) => {
  const read = parsePrice(text, EUR);

  expect('price' in read ? read.price : undefined).toBe(price);
});

test.each([
  ['JPY', 0, '¥1,200', 1200],
  ['JPY', 0, '1,200円', 1200],
  ['JPY', 0, '１，２００円', 1200],
  ['JPY', 0, '1200.00', 1200],
  ['JPY', 0, '1200.5', undefined],
  ['OMR', 3, '3.500', 3.5],
  ['OMR', 3, '٣٫٥٠٠', 3.5],
  ['OMR', 3, '12,750', 12.75],
  ['OMR', 3, '1,234.500', 1234.5],
  ['CHF', 2, "Fr. 1'250.–", 1250],
  ['GBP', 2, '£4.20', 4.2],
])('in %s with %i decimals, %s is %s', (currency, precision, text, price) => {
  const read = parsePrice(text, { currency, precision });

  expect('price' in read ? read.price : undefined).toBe(price);
});

test('a price with three digits after the decimal separator is ambiguous and rejected', () => {
  const mark = decimalMarkOf(['3.50', '12.90', '1.200']);

  expect(mark).toBe('.');
  expect(parsePrice('1.200', { ...EUR, mark })).toEqual({ problem: '"1.200" may be 1200 or 1.200' });
  expect(parsePrice('1,200', { ...EUR, mark })).toEqual({ price: 1200 });
});

test('a number of a spreadsheet is read without the error of binary fractions', () => {
  expect(priceOf(3.5999999999999996, EUR)).toEqual({ price: 3.6 });
  expect(priceOf(3.605, EUR)).toEqual({ problem: '3.605 has more decimals than EUR' });
  expect(priceOf(Number.POSITIVE_INFINITY, EUR)).toHaveProperty('problem');
});
