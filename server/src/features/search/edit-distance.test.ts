import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  lacksLetters,
  lettersOf,
  editDistance,
  allowedEdits,
  prefixEditDistance,
  substringEditDistance,
} from './edit-distance';

test.each([
  ['pool', 'pool', 0],
  ['poll', 'pool', 1],
  ['pol', 'pool', 1],
  ['pooll', 'pool', 1],
  ['polo', 'pool', 1],
  ['braekfats', 'breakfast', 2],
  ['', 'pool', 4],
  ['pool', '', 4],
])('the edit distance of %j and %j is %i', (typed, word, times) => {
  expect(editDistance(typed, word)).toBe(times);
});

test('the distance to the beginning or to any part of a text ignores the rest', () => {
  expect(prefixEditDistance('brekf', 'breakfast')).toBe(1);
  expect(substringEditDistance('大浴', '檜の大浴場')).toBe(0);
  expect(substringEditDistance('大欲場', '檜の大浴場')).toBe(1);
});

test('the distance is symmetric, and one more letter changes it by one at most', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, word, (a, b, more) => {
      const letter = more.slice(0, 1);
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(Math.abs(editDistance(a, b + letter) - editDistance(a, b))).toBeLessThanOrEqual(1);
      expect(prefixEditDistance(a, b)).toBeLessThanOrEqual(editDistance(a, b));
      expect(substringEditDistance(a, b)).toBeLessThanOrEqual(prefixEditDistance(a, b));
    }),
  );
});

test('one error is allowed under six letters, two above, and none in very short words', () => {
  expect(['ab', 'bar', 'kebab', 'drinks', 'breakfast'].map(allowedEdits)).toEqual([0, 1, 1, 2, 2]);
});

test('words rejected by their letter masks exceed the allowed distance', () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.nat(2), (typed, known, allowed) => {
      if (!lacksLetters(lettersOf(typed), lettersOf(known), allowed)) return;
      expect(prefixEditDistance(typed, known)).toBeGreaterThan(allowed);
    }),
  );
});
