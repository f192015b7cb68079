import { expect, test } from 'vitest';
import { typingText } from './typing-text';

const text = (key: string, values: Record<string, string | number> = {}) =>
  key.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

test.each([
  [[], ''],
  [['Ana'], 'Ana is typing…'],
  [['Ana', 'Rui'], 'Ana and Rui are typing…'],
  [['Ana', 'Rui', 'Eva'], 'Several people are typing…'],
])('Q-09 the typing text of %j is: %s', (names, words) => {
  expect(typingText(names, text)).toBe(words);
});
