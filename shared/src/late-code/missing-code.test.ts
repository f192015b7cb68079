import { expect, test } from 'vitest';
import { isMissingCode } from './missing-code';

test.each([
  ['a chunk', Object.assign(new Error('any words'), { name: 'ChunkLoadError' }), true],
  ['a chunk of styles', new Error('Loading CSS chunk 7 failed.'), true],
  ['a remote’s entry', new Error('[ Federation Runtime ]: Failed to load … #RUNTIME-008'), true],
  ['a mistake of the code that came', new TypeError('it is not a function'), false],
  ['what is no error at all', 'Loading chunk 7 failed.', false],
])('a chunk that failed to load is distinguished from a bug: %s', (_, error, expected) => {
  expect(isMissingCode(error)).toBe(expected);
});
