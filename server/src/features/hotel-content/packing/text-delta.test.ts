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

test('of a menu of 2,000 entries, two edited lines far apart take a few bytes', () => {
  const entries = Array.from(
    { length: 2000 },
    (_, i) => `- key: dish-${i}\n  name: Dish ${i}\n  price: 4.80\n  allergens: [milk]`,
  );
  const menu = entries.join('\n');
  entries[3] = entries[3]?.replace('4.80', '5.10') ?? '';
  entries[1990] = entries[1990]?.replace('milk', 'milk, nuts') ?? '';
  const next = entries.join('\n');

  const delta = deltaOf(menu, next) ?? '';

  expect(delta.length).toBeLessThan(100);
  expect(withDelta(menu, delta)).toBe(next);
});

test('texts of very many lines are restored exactly, or have no delta', () => {
  const comments = '#\n'.repeat(524_288);
  const long = Array.from({ length: 200_000 }, (_, i) => `line ${i}`).join('\n');
  const pairs: [string, string][] = [
    [comments, `${comments}# end`],
    [`# one\n${comments}`, `# two\n${comments.slice(4000)}# end`],
    ['key: a', long],
    [long, 'key: a'],
  ];

  const deltas = pairs.map(([base, text]) => deltaOf(base, text));

  // The delta of the first pair is only found in time on a machine that is not busy.
  expect(deltas.slice(1)).toEqual([undefined, undefined, undefined]);
  for (const [i, [base, text]] of pairs.entries())
    expect(
      withDelta(base, deltas[i] ?? JSON.stringify([[0, base.split('\n').length, text.split('\n')]])) === text,
    ).toBe(true);
});
