import { forgetCopies } from '@guest/shared/query-cache/forget-copies';
import type { QueryClient } from '@guest/shared/queries';

interface QueryName {
  queryKey: readonly unknown[];
}

/** Whether a query reads the list of posts or one of them; its key begins with the address. */
export const isFeed = ({ queryKey }: QueryName) => /\/posts?(\?|$|\/[^/]+$)/.test(String(queryKey[0]));

/** Whether a query reads the newest posts. */
export const isFirstPage = ({ queryKey }: QueryName) =>
  /\/posts(\?|$)/.test(String(queryKey[0])) && !/[?&](cursor|before|around)=/.test(String(queryKey[0]));

/** Whether a query reads the comments of a post. */
export const isThread = ({ queryKey }: QueryName) =>
  /\/post\/[^/]+\/comments(\?|$)/.test(String(queryKey[0]));

type Queries = Pick<QueryClient, 'setQueriesData'>;

/**
 * Changes the number of comments in all loaded copies of a post, so that the number does not flicker between the
 * moment at which a comment stops waiting and the next read.
 */
export function countComments(queries: Queries, postId: string, difference: number): void {
  queries.setQueriesData({ predicate: isFeed }, (read: unknown) =>
    withPosts(read, postId, (post) => ({
      ...post,
      commentsCount: Math.max(0, Number('commentsCount' in post ? post.commentsCount : 0) + difference),
    })),
  );
}

/**
 * Removes a post from all loaded pages, from those that were asked for before it was gone and arrive later, and from the
 * copies for reading offline. A page that shows this post alone is left to the guest who reads it.
 */
export function dropPost(
  queries: Pick<QueryClient, 'setQueriesData' | 'getQueryCache'>,
  postId: string,
): void {
  const cache = queries.getQueryCache();
  const late = new Set(cache.findAll({ predicate: isFeed, fetchStatus: 'fetching' }));
  const drop = (predicate: (query: QueryName) => boolean) =>
    queries.setQueriesData({ predicate }, (read: unknown) => withoutPost(read, postId));
  drop(isFeed);
  void forgetCopies(postId);
  if (late.size === 0) return;
  const stop = cache.subscribe((event) => {
    const { query } = event;
    if (!late.has(query)) return;
    // The listener runs before the page is rendered, so the post does not even appear for a moment.
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) {
      late.delete(query);
      drop((one) => one === query);
      void forgetCopies(postId);
    }
    // A later read tells what holds, such as that the hotel shows the post again.
    const isOver = event.type === 'removed' || (event.type === 'updated' && ends.has(event.action.type));
    if (isOver) late.delete(query);
    if (late.size === 0) stop();
  });
}

/** The steps of a query after which a reply to the read under way does not come any more. */
const ends: ReadonlySet<string> = new Set(['fetch', 'error']);

const withoutPost = (read: unknown, postId: string): unknown =>
  isPage(read) && read.items.some(isPost(postId))
    ? { ...read, items: read.items.filter((item) => !isPost(postId)(item)) }
    : read;

/** A read is a post or a page of posts. What does not change stays the same object. */
function withPosts(read: unknown, postId: string, change: (post: object) => object): unknown {
  if (isPost(postId)(read)) return change(read);
  if (!isPage(read) || !read.items.some(isPost(postId))) return read;
  return { ...read, items: read.items.map((item) => (isPost(postId)(item) ? change(item) : item)) };
}

const isPost =
  (postId: string) =>
  (read: unknown): read is object =>
    typeof read === 'object' && read !== null && 'id' in read && read.id === postId;

const isPage = (read: unknown): read is { items: unknown[] } =>
  typeof read === 'object' && read !== null && 'items' in read && Array.isArray(read.items);
