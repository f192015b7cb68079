import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkedText } from './linked-text';

test('an address is found without the end of the sentence', () => {
  expect(linkedText('See https://grand.example/menu_(en), please.')).toEqual([
    { text: 'See ' },
    { text: 'https://grand.example/menu_(en)', href: 'https://grand.example/menu_(en)' },
    { text: ', please.' },
  ]);
});

test('nothing but an address of the web is one', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'grand.example', 'https://'])
    expect(linkedText(text).some(({ href }) => href !== undefined)).toBe(false);
});

const addressOf = (end: string) => `https://a.example/${end}`;

test('the stretches together are the text, whatever it is', () => {
  const texts = fc
    .array(fc.oneof(fc.string(), fc.string().map(addressOf), fc.constant('(https://a.example/)')))
    .map((it) => it.join(' '));
  fc.assert(
    fc.property(texts, (text) => {
      expect(
        linkedText(text)
          .map((it) => it.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
