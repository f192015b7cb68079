import { expect, test } from 'vitest';
import { prefillDraft } from './prefill-draft';

test.each([
  ['', 'Two towels', 'Two towels'],
  ['Hello', 'Two towels', 'Hello\n\nTwo towels'],
  ['Hello\n\nTwo towels', 'Two towels', 'Hello\n\nTwo towels'],
  ['Hello', '  ', 'Hello'],
])('R-20 a draft %j with a prefilled text %j becomes %j', (draft, populated, text) => {
  expect(prefillDraft(draft, populated)).toBe(text);
});
