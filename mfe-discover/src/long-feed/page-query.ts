import type { Host } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { readQuery } from '@guest/shared/reads/read-query';

/** Divisible by the number of columns of every screen, so that most rows belong to one page. */
export const POSTS_PER_FURTHER_PAGE = 24;
/**
 * Only pages with posts up to here are copied to the device. A device keeps a limited number of copies, so those of a long
 * feed would replace the ones of bookings and menus.
 */
const COPIED_POSTS = 240;
/** Pages far from the reader are forgotten after this time and read again by their cursor when they come near. */
const KEPT_FOR_MS = 30_000;
/** Guests who scroll fast reach the server's limit of requests, and the list goes on when the server says so. */
const MAX_TRIES = 5;
/** Guests who would have to wait longer are told so and may ask again themselves. */
const MAX_WAIT_MS = 10_000;

interface FeedPageInput {
  property: string;
  tag: string | undefined;
  cursor: string;
  /** The number of a post of the page in the feed. */
  position: number;
}

type PageHost = Pick<Host, 'api' | 'lang'>;

/** The pages around the reader. Their cards come one after another, and each asks for three pages. */
const MAX_KNOWN = 8;
const knownQueries = new WeakMap<PageHost['api'], Map<string, ReturnType<typeof createQuery>>>();

/** Returns the query of a further page of the feed. */
export function pageQuery(host: PageHost, input: FeedPageInput): ReturnType<typeof createQuery> {
  const queries = knownQueries.get(host.api) ?? new Map<string, ReturnType<typeof createQuery>>();
  knownQueries.set(host.api, queries);
  const name = JSON.stringify([host.lang, input.property, input.tag, input.cursor]);
  const query = queries.get(name) ?? createQuery(host, input);
  queries.delete(name);
  queries.set(name, query);
  for (const oldest of [...queries.keys()].slice(0, -MAX_KNOWN)) queries.delete(oldest);
  return query;
}

function createQuery(host: PageHost, { property, tag, cursor, position }: FeedPageInput) {
  const read = readQuery(host, feedContract.listPosts, {
    params: { property },
    query: { tag, cursor, limit: POSTS_PER_FURTHER_PAGE },
  });
  const isKept = () => position <= COPIED_POSTS;
  return {
    ...read,
    meta: { ...read.meta, isKept },
    gcTime: KEPT_FOR_MS,
    retry: (failures: number, error: Error) =>
      failures < MAX_TRIES && (waitAskedBy(error) ?? Infinity) <= MAX_WAIT_MS,
    retryDelay: (_failures: number, error: Error) => waitAskedBy(error) ?? 0,
  };
}

/** Returns the milliseconds after which the server asks to try again; `undefined` if it does not. */
function waitAskedBy(error: Error): number | undefined {
  if (!isApiError(error) || ![429, 503].includes(error.status)) return undefined;
  const { retryAfter } = error.reply ?? {};
  return retryAfter === undefined ? undefined : retryAfter * 1_000;
}
