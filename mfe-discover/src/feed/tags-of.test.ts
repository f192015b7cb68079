import { post } from '@guest/shared/testing/builders/post';
import { expect, test } from 'vitest';
import { tagsOf } from './tags-of';

test('what is talked about most comes first', () => {
  const posts = [post({ tags: ['pool', 'sunset'] }), post({ tags: ['sunset'] })];

  expect(tagsOf(posts, undefined)).toEqual(['sunset', 'pool']);
});

test('the tag that is asked for keeps its place', () => {
  const posts = [post({ tags: ['pool', 'sunset'] }), post({ tags: ['sunset'] })];

  expect(tagsOf(posts, 'pool')).toEqual(['sunset', 'pool']);
});

test('it is there even where no post has it', () => {
  expect(tagsOf([post({ tags: ['pool'] })], 'quiet')).toEqual(['quiet', 'pool']);
});
