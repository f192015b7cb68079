import { expect, test } from 'vitest';
import { matchesEtag } from './if-none-match';

test.each([
  ['the tag', '"abc"', true],
  ['a weak tag', 'W/"abc"', true],
  ['one of several tags', '"other" , "abc"', true],
  ['an asterisk', '*', true],
  ['another', '"abcd"', false],
  ['a tag that is never closed', '"abc', false],
  ['a tag that is never closed after a valid one', '"other", "abc', false],
  ['no tag at all', 'abc', false],
  ['nothing', undefined, false],
])('If-None-Match with %s', (_case, header, has) => {
  expect(matchesEtag(header, (tag) => tag === 'abc')).toBe(has);
});
