import { expect, test } from 'vitest';
import { normalizeCode } from './normalize-digits';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['१२३४५६', '123456'],
  ['１２３　４５６', '123456'],
  ['\u200f٠٠١٢٣٤\u200e', '001234'],
  ['000000', '000000'],
  ['12345a', '12345a'],
  ['', ''],
])('a code typed as "%s" is read as %s', (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
});
