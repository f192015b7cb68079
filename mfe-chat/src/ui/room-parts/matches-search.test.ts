import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search';

test.each([
  ['', true],
  ['jose', true],
  ['JOSÉ tow', true],
  ['towels recep', true],
  ['taxi', false],
])('"%s" matches the room: %s', (typed, isFound) => {
  expect(matchesSearch(typed, ['José of Reception', 'Two towels, please'])).toBe(isFound);
});
