import { expect, onTestFinished, test, vi } from 'vitest';
import { moneyText } from './money';

const plain = (text: string) =>
  text.replace(/[\u200e\u200f\u00a0\u202f]/g, (it) => (it > '\u2000' && it < '\u2010' ? '' : ' '));

test.each([
  ['en', 'EUR', 2, 1250, '€12.50'],
  ['es', 'EUR', 2, 125000, '1250,00 €'],
  ['fr', 'EUR', 2, 125000, '1 250,00 €'],
  ['ja', 'JPY', 0, 1200, '￥1,200'],
  ['en', 'JPY', 0, 1200, '¥1,200'],
  ['en', 'OMR', 3, 4500, 'OMR 4.500'],
  ['ar', 'OMR', 3, 4500, '4.500 ر.ع.'],
  ['en', 'EUR', 2, -250, '-€2.50'],
])('in %s, %s with %i decimals formats %i as %s', (lang, currency, currencyPrecision, amount, expected) => {
  expect(plain(moneyText({ amount, currency, currencyPrecision }, lang))).toBe(expected);
});

test('formatting an amount loses no minor unit', () => {
  for (const digits of [0, 2, 3]) {
    for (let amount = 0; amount < 30_000; amount += 7) {
      const text = moneyText({ amount, currency: 'EUR', currencyPrecision: digits }, 'en');

      expect(Number(text.replace(/\D/g, ''))).toBe(amount);
    }
  }
});

test('the prices of a menu share one formatter for each currency', () => {
  const { NumberFormat } = Intl;
  const formatters = vi.spyOn(Intl, 'NumberFormat').mockImplementation(function (...options) {
    return new NumberFormat(...options);
  });
  onTestFinished(() => formatters.mockRestore());

  for (let amount = 100; amount < 200; amount += 1) {
    for (const currency of ['GBP', 'SEK']) moneyText({ amount, currency, currencyPrecision: 2 }, 'en');
  }

  expect(formatters).toHaveBeenCalledTimes(2);
});
