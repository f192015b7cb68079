import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkify } from './linkify';

test('a link ends before the punctuation of the sentence', () => {
  expect(linkify('See https://grand.example/menu_(en), please.')).toEqual([
    { text: 'See ' },
    { text: 'https://grand.example/menu_(en)', href: 'https://grand.example/menu_(en)' },
    { text: ', please.' },
  ]);
});

test('only web addresses become links', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'grand.example', 'https://'])
    expect(linkify(text).some(({ href }) => href !== undefined)).toBe(false);
});

const addressOf = (end: string) => `https://a.example/${end}`;

test('the segments joined together equal any text', () => {
  const texts = fc
    .array(fc.oneof(fc.string(), fc.string().map(addressOf), fc.constant('(https://a.example/)')))
    .map((it) => it.join(' '));
  fc.assert(
    fc.property(texts, (text) => {
      expect(
        linkify(text)
          .map((it) => it.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
