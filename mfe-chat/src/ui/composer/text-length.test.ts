import { expect, test } from 'vitest';
import { leftOf } from './text-length';

test('the remaining characters are shown from 3,800 code points on', () => {
  expect(leftOf('a'.repeat(3_799))).toBeUndefined();
  expect(leftOf('a'.repeat(3_800))).toBe(200);
  expect(leftOf('🎉'.repeat(3_799))).toBeUndefined();
  expect(leftOf('🎉'.repeat(4_001))).toBe(-1);
  expect(leftOf(`${'a'.repeat(3_799)}   `)).toBeUndefined();
});
