import { expect, test } from 'vitest';
import { parseSource } from './source-file';

test('a NUL character outside of texts is found too', () => {
  expect(parseSource('hotel.yaml', 'slug: a\n# \0\n').problems).toEqual([
    expect.objectContaining({ code: 'text-unstorable', line: 2, column: 3 }),
  ]);
});

test.each([
  ['brackets', `slug: a\nname: ${'['.repeat(500_000)}`, { line: 2, column: 47 }],
  ['braces', `slug: a\nname: ${'{a: '.repeat(200_000)}`, { line: 2 }],
  ['dashes', `slug: a\nname:\n  ${'- '.repeat(400_000)}a`, { line: 3, column: 83 }],
])('%s within each other are refused before the parser takes gigabytes for them', (_what, text, place) => {
  expect(parseSource('hotel.yaml', text).problems).toEqual([
    expect.objectContaining({ code: 'yaml-invalid', ...place }),
  ]);
});

test('brackets and dashes within texts do not count as nesting', () => {
  const text = `a: "${'['.repeat(90)}"\nb: |\n  ${'- '.repeat(90)}\nc: '${'{'.repeat(90)}'\n${'d: # - [\n'.replace('d', 'e')}`;

  expect(parseSource('hotel.yaml', text).problems).toEqual([]);
});
