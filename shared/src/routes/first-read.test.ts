import { expect, test } from 'vitest';
import { feedContract } from '../contracts/feed/feed.contract';
import { firstRead, readInputAt, toRecordedRead } from './first-read';
import { propertyContract } from '../contracts/property/property.contract';

const posts = firstRead(feedContract.listPosts, { property: ':property' }, { tag: '?tag', limit: '=10' });
const post = firstRead(feedContract.getPost, { property: ':property', postId: ':id' });

test('a recorded read names the parameters of its route', () => {
  expect(toRecordedRead(posts)).toEqual({
    path: '/web/property/:property/posts',
    query: { tag: 'tag' },
    fixed: { limit: '10' },
  });
  expect(toRecordedRead(post)).toMatchObject({ path: '/web/property/:property/post/:id', query: {} });
  expect(toRecordedRead(firstRead(propertyContract.listProperties, {}))).toEqual({
    path: '/web/property',
    query: {},
    fixed: {},
  });
});

test('the input of a read takes values from the address and omits missing ones', () => {
  const params = { property: 'casa-miramar', id: 'p1' };

  expect(readInputAt(posts, { params, search: new URLSearchParams('tag=pool&app=true') })).toEqual({
    params: { property: 'casa-miramar' },
    query: { tag: 'pool', limit: '10' },
  });
  expect(readInputAt(posts, { params, search: new URLSearchParams() }).query).toEqual({ limit: '10' });
  expect(readInputAt(post, { params, search: new URLSearchParams() })).toMatchObject({
    params: { property: 'casa-miramar', postId: 'p1' },
  });
});
