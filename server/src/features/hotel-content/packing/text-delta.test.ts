import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaOf, withDelta } from './text-delta';

const line = fc.constantFrom('price: 1.00', 'price: 2.00', '', '- key: a', '  name: "ä\\"', '\r');
const text = fc.array(line, { maxLength: 40 }).map((lines) => lines.join('\n'));

test('a text is restored exactly from its base and its delta', () => {
  fc.assert(
    fc.property(text, text, text, (head, tail, change) => {
      const base = `${head}\n${tail}\n${'rest\n'.repeat(200)}`;
      const next = `${head}\n${change}\n${tail}\n${'rest\n'.repeat(200)}`;
      const delta = deltaOf(base, next);
      expect(delta === undefined ? next : withDelta(base, delta)).toBe(next);
    }),
  );
});

test('one changed line of a long text takes a few bytes, and a text that differs everywhere has no delta', () => {
  const menu = Array.from({ length: 400 }, (_, i) => `- { key: dish-${i}, price: ${i}.50 }`).join('\n');
  const dearer = menu.replace('price: 7.50', 'price: 7.90');

  const delta = deltaOf(menu, dearer);

  expect(delta?.length).toBeLessThan(100);
  expect(withDelta(menu, delta ?? '')).toBe(dearer);
  expect(deltaOf(menu, menu.replaceAll('.50', '.60'))).toBeUndefined();
});
