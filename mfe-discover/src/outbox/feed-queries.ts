import type { QueryClient } from '@guest/shared/queries';

/** Whether a query reads the list of posts or one of them; its key begins with the address. */
export const isFeed = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  /\/posts?(\?|$|\/[^/]+$)/.test(String(queryKey[0]));

/** Whether a query reads the comments of a post. */
export const isThread = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  /\/post\/[^/]+\/comments(\?|$)/.test(String(queryKey[0]));

/**
 * Changes the number of comments in all loaded copies of a post, so that the number does not flicker between the
 * moment at which a comment stops waiting and the next read.
 */
export function countComments(
  queries: Pick<QueryClient, 'setQueriesData'>,
  postId: string,
  difference: number,
): void {
  queries.setQueriesData({ predicate: isFeed }, (read: unknown) => countIn(read, postId, difference));
}

/** A read is a post, a page of posts, or a list of such pages. What has not changed stays the same object. */
function countIn(read: unknown, postId: string, difference: number): unknown {
  if (Array.isArray(read)) {
    const items = read.map((item) => countIn(item, postId, difference));
    return items.some((item, i) => item !== read[i]) ? items : read;
  }
  if (typeof read !== 'object' || read === null) return read;
  if ('id' in read && read.id === postId && 'commentsCount' in read) {
    return { ...read, commentsCount: Math.max(0, Number(read.commentsCount) + difference) };
  }
  if ('items' in read) return withPart(read, 'items', countIn(read.items, postId, difference));
  if ('pages' in read) return withPart(read, 'pages', countIn(read.pages, postId, difference));
  return read;
}

const withPart = <Read extends object, Name extends keyof Read>(read: Read, name: Name, part: unknown) =>
  part === read[name] ? read : { ...read, [name]: part };
