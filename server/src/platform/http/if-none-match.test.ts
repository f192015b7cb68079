import { expect, test } from 'vitest';
import { hasAlready } from './if-none-match';

test.each([
  ['the tag', '"abc"', true],
  ['a weak one, which is as good for a read', 'W/"abc"', true],
  ['one of several', '"other" , "abc"', true],
  ['whatever there is', '*', true],
  ['another', '"abcd"', false],
  ['a tag that is never closed', '"abc', false],
  ['one that is never closed after one that is', '"other", "abc', false],
  ['no tag at all', 'abc', false],
  ['nothing', undefined, false],
])('If-None-Match with %s', (_case, header, has) => {
  expect(hasAlready(header, (tag) => tag === 'abc')).toBe(has);
});
