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

test('a prefilled text is cut at 1,000 characters, and no character is cut in two', () => {
  expect(prefillDraft('', '🦀'.repeat(1_500))).toBe('🦀'.repeat(1_000));
});

test('a draft that is almost full stays as it is, because the guest could not send more', () => {
  const draft = 'a'.repeat(3_990);

  expect(prefillDraft(draft, 'Two towels')).toBe(draft);
  expect(prefillDraft('a'.repeat(3_988), 'Two towels')).toHaveLength(4_000);
});
