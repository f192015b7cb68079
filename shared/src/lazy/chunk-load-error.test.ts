import { expect, test } from 'vitest';
import { isChunkLoadError } from './chunk-load-error';

test.each([
  ['a chunk', Object.assign(new Error('any words'), { name: 'ChunkLoadError' }), true],
  ['a chunk of styles', new Error('Loading CSS chunk 7 failed.'), true],
  ['a remote’s entry', new Error('[ Federation Runtime ]: Failed to load … #RUNTIME-008'), true],
  ['an error thrown by loaded code', new TypeError('it is not a function'), false],
  ['a value that is not an error', 'Loading chunk 7 failed.', false],
])('a chunk that failed to load is distinguished from a bug: %s', (_, error, expected) => {
  expect(isChunkLoadError(error)).toBe(expected);
});
