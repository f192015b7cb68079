import { expect, test } from 'vitest';
import { isEmojiOnly } from './emoji-only';

test.each(['🎉', '👍🏽 👍', '👩‍👩‍👧', '🇵🇹', '❤️', '1️⃣'])('%s is a picture', (text) => {
  expect(isEmojiOnly(text)).toBe(true);
});

test.each(['', 'Thanks 🎉', '🎉🎉🎉🎉', '12', 'مرحبا', '#'])('%s is words', (text) => {
  expect(isEmojiOnly(text)).toBe(false);
});
