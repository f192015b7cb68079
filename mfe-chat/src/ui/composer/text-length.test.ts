import { expect, test } from 'vitest';
import { remainingCharacters } from './text-length';

test('the remaining characters are shown from 3,800 code points on', () => {
  expect(remainingCharacters('a'.repeat(3_799))).toBeUndefined();
  expect(remainingCharacters('a'.repeat(3_800))).toBe(200);
  expect(remainingCharacters('🎉'.repeat(3_799))).toBeUndefined();
  expect(remainingCharacters('🎉'.repeat(4_001))).toBe(-1);
  expect(remainingCharacters(`${'a'.repeat(3_799)}   `)).toBeUndefined();
});
