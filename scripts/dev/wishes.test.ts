import { expect, test } from 'vitest';
import { readWishes } from './wishes';

test('without arguments all packages are served for development', () => {
  expect(readWishes([])).toEqual({ only: null });
});

test.each([
  [['--only', 'chat'], ['chat']],
  [['--only=chat'], ['chat']],
  [
    ['--only', 'chat,dining'],
    ['chat', 'dining'],
  ],
])('%s serves only those remotes for development', (words, only) => {
  expect(readWishes(words)).toEqual({ only });
});

test.each([
  [['--only', 'spa'], 'There is no remote “spa”; there are chat, '],
  [['--only'], 'It is pnpm dev, or pnpm dev --only chat'],
  [['chat'], 'It is pnpm dev, or pnpm dev --only chat'],
])('%s is rejected with a message', (words, sentence) => {
  expect(() => readWishes(words)).toThrow(sentence);
});
