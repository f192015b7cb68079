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
 * Removes a post from all loaded pages, from replies that are still on their way, and from the copies for offline
 * reading. The page of the post itself stays as long as the guest reads it.
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
    // Any later read is newer than the removal: the hotel may have restored the post.
    const isOver = event.type === 'removed' || (event.type === 'updated' && ends.has(event.action.type));
    if (isOver) late.delete(query);
    if (late.size === 0) stop();
  });
}

/** The actions of a query after which no reply to the previous request can arrive. */
const ends: ReadonlySet<string> = new Set(['fetch', 'error']);

const withoutPost = (read: unknown, postId: string): unknown =>
  isPage(read) && read.items.some(isPost(postId))
    ? { ...read, items: read.items.filter((item) => !isPost(postId)(item)) }
    : read;

/** Changes a post in a read, which is a single post or a page of posts. Unchanged objects keep their identity. */
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
