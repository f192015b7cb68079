import { expect, test } from 'vitest';
import { parseSource } from './source-file';

test('a character of number 0 outside of texts is found too', () => {
  expect(parseSource('hotel.yaml', 'slug: a\n# \0\n').problems).toEqual([
    expect.objectContaining({ code: 'text-unstorable', line: 2, column: 3 }),
  ]);
});
