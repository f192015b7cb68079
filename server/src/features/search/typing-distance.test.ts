import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lacksLetters, lettersOf, slips, slipsAllowed, slipsAtStart, slipsWithin } from './typing-distance';

test.each([
  ['pool', 'pool', 0],
  ['poll', 'pool', 1],
  ['pol', 'pool', 1],
  ['pooll', 'pool', 1],
  ['polo', 'pool', 1],
  ['braekfats', 'breakfast', 2],
  ['', 'pool', 4],
  ['pool', '', 4],
])('from %j to %j the finger slips %i times', (typed, word, times) => {
  expect(slips(typed, word)).toBe(times);
});

test('what was begun, and what stands within', () => {
  expect(slipsAtStart('brekf', 'breakfast')).toBe(1);
  expect(slipsWithin('大浴', '檜の大浴場')).toBe(0);
  expect(slipsWithin('大欲場', '檜の大浴場')).toBe(1);
});

test('a slip here is a slip there, and one letter more is one slip at most', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, word, (a, b, more) => {
      const letter = more.slice(0, 1);
      expect(slips(a, b)).toBe(slips(b, a));
      expect(Math.abs(slips(a, b + letter) - slips(a, b))).toBeLessThanOrEqual(1);
      expect(slipsAtStart(a, b)).toBeLessThanOrEqual(slips(a, b));
      expect(slipsWithin(a, b)).toBeLessThanOrEqual(slipsAtStart(a, b));
    }),
  );
});

test('one slip is forgiven under six letters, two above, and none where it would be another word', () => {
  expect(['ab', 'bar', 'kebab', 'drinks', 'breakfast'].map(slipsAllowed)).toEqual([0, 1, 1, 2, 2]);
});

test('words that are told apart by their letters alone are further apart than is allowed', () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.nat(2), (typed, known, allowed) => {
      if (!lacksLetters(lettersOf(typed), lettersOf(known), allowed)) return;
      expect(slipsAtStart(typed, known)).toBeGreaterThan(allowed);
    }),
  );
});
