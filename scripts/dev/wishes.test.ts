import { expect, test } from 'vitest';
import { readWishes } from './wishes';

test('without a word everything is served for development', () => {
  expect(readWishes([])).toEqual({ only: null });
});

test.each([
  [['--only', 'chat'], ['chat']],
  [['--only=chat'], ['chat']],
  [
    ['--only', 'chat,dining'],
    ['chat', 'dining'],
  ],
])('%s serves those remotes in the suite as it is built', (words, only) => {
  expect(readWishes(words)).toEqual({ only });
});

test.each([
  [['--only', 'spa'], 'There is no remote “spa”; there are chat, '],
  [['--only'], 'It is pnpm dev, or pnpm dev --only chat'],
  [['chat'], 'It is pnpm dev, or pnpm dev --only chat'],
])('%s is answered with a sentence', (words, sentence) => {
  expect(() => readWishes(words)).toThrow(sentence);
});
