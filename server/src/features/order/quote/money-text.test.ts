import { expect, test } from 'vitest';
import { moneyText } from './money-text';

test.each([
  ['en', 'USD', 2, '$12.50'],
  ['fr', 'USD', 2, '12,50\u00a0$'],
  ['en', 'JPY', 0, '¥1,250'],
] as const)('in %s an amount in %s is written as on the pages', (lang, currency, currencyPrecision, text) => {
  // Only the currency of the property is read.
  const scope = { property: { currency, currencyPrecision } as never };

  expect(moneyText(1_250, scope, lang)).toBe(`\u2068${text}\u2069`);
});
