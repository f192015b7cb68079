import { expect, test } from 'vitest';
import { isBlank, normalizeLine, normalizeText } from './guest-text';

test.each([
  '',
  ' \n\t',
  '\u3000',
  '\u200b\u2060',
  '\u202e\u200f',
  '\u3164',
  '\ufe0f',
  '\u2800',
  '\u{e0041}',
  '\u00ad',
  '\u180e',
  '\u115f\uffa0',
  '\u034f',
])('%j is invisible and counts as blank', (typed) => {
  expect(isBlank(typed)).toBe(true);
  expect([normalizeLine(typed), normalizeText(typed)]).toEqual(['', '']);
});

test.each(['.', '👩‍👩‍👧', '🇯🇵', 'ـ', '\u200bない', '\u2764\ufe0f'])('%j is visible', (typed) => {
  expect(isBlank(typed)).toBe(false);
});

test('joiners that shape the text are preserved', () => {
  expect([normalizeLine(' می\u200cخواهم '), normalizeText('👩‍👩‍👧\n\n\n\n\u202eok')]).toEqual([
    'می\u200cخواهم',
    '👩‍👩‍👧\n\nok',
  ]);
});
