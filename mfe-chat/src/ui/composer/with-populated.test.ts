import { expect, test } from 'vitest';
import { withPopulated } from './with-populated';

test.each([
  ['', 'Two towels', 'Two towels'],
  ['Hello', 'Two towels', 'Hello\n\nTwo towels'],
  ['Hello\n\nTwo towels', 'Two towels', 'Hello\n\nTwo towels'],
  ['Hello', '  ', 'Hello'],
])('R-20 a draft %j with a prefilled text %j becomes %j', (draft, populated, text) => {
  expect(withPopulated(draft, populated)).toBe(text);
});
