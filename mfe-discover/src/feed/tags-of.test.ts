import { post } from '@guest/shared/testing/builders/post';
import { expect, test } from 'vitest';
import { tagsOf } from './tags-of';

test('the most frequent tag comes first', () => {
  const posts = [post({ tags: ['pool', 'sunset'] }), post({ tags: ['sunset'] })];

  expect(tagsOf(posts, undefined)).toEqual(['sunset', 'pool']);
});

test('the selected tag keeps its position', () => {
  const posts = [post({ tags: ['pool', 'sunset'] }), post({ tags: ['sunset'] })];

  expect(tagsOf(posts, 'pool')).toEqual(['sunset', 'pool']);
});

test('the selected tag is included even if no post has it', () => {
  expect(tagsOf([post({ tags: ['pool'] })], 'quiet')).toEqual(['quiet', 'pool']);
});
