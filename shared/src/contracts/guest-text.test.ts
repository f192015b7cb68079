import { expect, test } from 'vitest';
import { isBlank } from './guest-text';

test.each(['', ' \n\t', '\u3000', '\u200b\u2060', '\u202e\u200f', '\u3164', '\ufe0f'])(
  'nobody sees anything of %j',
  (typed) => {
    expect(isBlank(typed)).toBe(true);
  },
);

test.each(['.', '👩‍👩‍👧', '🇯🇵', 'ـ', '\u200bない', '\u2764\ufe0f'])('%j is seen', (typed) => {
  expect(isBlank(typed)).toBe(false);
});
