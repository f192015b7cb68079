import { expect, test } from 'vitest';
import { isEmojiOnly } from './emoji-only';

test.each(['🎉', '👍🏽 👍', '👩‍👩‍👧', '🇵🇹', '❤️', '1️⃣'])('%s counts as emoji only', (text) => {
  expect(isEmojiOnly(text)).toBe(true);
});

test.each(['', 'Thanks 🎉', '🎉🎉🎉🎉', '12', 'مرحبا', '#'])('%s counts as text', (text) => {
  expect(isEmojiOnly(text)).toBe(false);
});
