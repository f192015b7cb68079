import type { Host } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { readQuery } from '@guest/shared/reads/read-query';

/** Divisible by the number of columns of every screen, so that most rows belong to one page. */
const POSTS_PER_FURTHER_PAGE = 24;
/** Pages far from the reader are forgotten after this time and read again by their cursor when they come near. */
const KEPT_FOR_MS = 30_000;

interface FeedPageInput {
  property: string;
  tag: string | undefined;
  cursor: string;
}

/** Returns the query of a further page of the feed. */
export const pageQuery = (host: Pick<Host, 'api' | 'lang'>, { property, tag, cursor }: FeedPageInput) => ({
  ...readQuery(host, feedContract.listPosts, {
    params: { property },
    query: { tag, cursor, limit: POSTS_PER_FURTHER_PAGE },
  }),
  gcTime: KEPT_FOR_MS,
});
