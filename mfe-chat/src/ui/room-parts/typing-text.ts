import type { TextOf } from '@guest/shared';

export type TypingKey = '{name} is typing…' | '{one} and {other} are typing…' | 'Several people are typing…';

/** Names up to two people who are typing. Returns an empty text if there are none. */
export function typingText(names: readonly string[], text: TextOf<TypingKey>): string {
  const [one, other, ...more] = names;
  if (one === undefined) return '';
  if (other === undefined) return text('{name} is typing…', { name: one });
  if (more.length > 0) return text('Several people are typing…');
  return text('{one} and {other} are typing…', { one, other });
}
