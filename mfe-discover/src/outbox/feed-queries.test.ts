import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { QueryClient } from '@guest/shared/queries';
import { expect, test } from 'vitest';
import { countComments, isFeed, isThread } from './feed-queries';

const feed = '/web/property/grand/posts?limit=10';
const single = `/web/property/grand/post/${uuidOf(1)}`;

test('S-03 a comment changes the count by one wherever the post is loaded, and nowhere else', () => {
  const queries = new QueryClient();
  const one = post({ id: uuidOf(1), commentsCount: 4 });
  const other = post({ id: uuidOf(2), commentsCount: 7 });
  queries.setQueryData([single, 'en'], one);
  queries.setQueryData([feed, 'en'], { items: [one, other], nextCursor: null });
  queries.setQueryData([feed, 'en', 'more'], { pages: [{ items: [other] }, { items: [one] }] });

  countComments(queries, one.id, 1);

  expect(queries.getQueryData([single, 'en'])).toMatchObject({ commentsCount: 5 });
  expect(queries.getQueryData([feed, 'en'])).toMatchObject({
    items: [{ commentsCount: 5 }, { commentsCount: 7 }],
  });
  expect(queries.getQueryData([feed, 'en', 'more'])).toMatchObject({
    pages: [{ items: [{ commentsCount: 7 }] }, { items: [{ commentsCount: 5 }] }],
  });
});

test('the reads of posts and those of comments are told apart', () => {
  const comments = `${single}/comments?cursor=a`;
  expect([feed, single, comments].map((url) => isFeed({ queryKey: [url] }))).toEqual([true, true, false]);
  expect([feed, single, comments].map((url) => isThread({ queryKey: [url] }))).toEqual([false, false, true]);
});
