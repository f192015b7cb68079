import { expect, test } from 'vitest';
import { parseDevOptions } from './dev-options';

test('without arguments all packages are served for development', () => {
  expect(parseDevOptions([])).toEqual({ only: null });
});

test.each([
  [['--only', 'chat'], ['chat']],
  [['--only=chat'], ['chat']],
  [
    ['--only', 'chat,dining'],
    ['chat', 'dining'],
  ],
])('%s serves only those remotes for development', (args, only) => {
  expect(parseDevOptions(args)).toEqual({ only });
});

test.each([
  [['--only', 'spa'], 'There is no remote “spa”. Remotes: chat, '],
  [['--only'], 'Use pnpm dev, or pnpm dev --only chat'],
  [['chat'], 'Use pnpm dev, or pnpm dev --only chat'],
])('%s is rejected with a message', (args, message) => {
  expect(() => parseDevOptions(args)).toThrow(message);
});
