import { malformedIn } from '../../../platform/errors/request-error';

/** The sort key of the last row of a page; the next page starts after it. */
export interface FeedCursor {
  isPinned: boolean;
  createdAt: Date;
  id: string;
}

const CURSOR_PATTERN = /^([01])\.(\d{1,13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Encodes the sort key as an opaque string, so that clients do not depend on its content. */
export const toFeedCursor = ({ isPinned, createdAt, id }: FeedCursor): string =>
  Buffer.from(`${isPinned ? 1 : 0}.${createdAt.getTime()}.${id}`).toString('base64url');

export function parseFeedCursor(cursor: string | undefined, field = 'cursor'): FeedCursor | undefined {
  if (cursor === undefined) return undefined;
  const [, pinned, time, id] = CURSOR_PATTERN.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (id === undefined) {
    throw malformedIn(field);
  }
  return { isPinned: pinned === '1', createdAt: new Date(Number(time)), id };
}

/** Builds a page from a query with `limit + 1` rows; the extra row tells whether there is another page. */
export function toPage<Row extends FeedCursor>(rows: Row[], limit: number) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? toFeedCursor(last) : null };
}

/** Cuts a query of `limit + 1` rows in feed order to a page. */
export const toPageAfter = <Row>(rows: Row[], limit: number) => ({
  items: rows.slice(0, limit),
  hasMore: rows.length > limit,
});

/** The same for rows in reverse order; the page is in feed order. */
export const toPageBefore = <Row>(rows: Row[], limit: number) => ({
  items: rows.slice(0, limit).toReversed(),
  hasMore: rows.length > limit,
});

/**
 * Returns the positions around a page. Newer posts appear below the pinned ones, so the first page continues
 * upwards from its first post that is not pinned.
 */
export function cursorsOf(items: FeedCursor[], { hasOlder }: { hasOlder: boolean }) {
  const last = items.at(-1);
  const first = items.find(({ isPinned }) => !isPinned) ?? items[0];
  return {
    nextCursor: hasOlder && last ? toFeedCursor(last) : null,
    prevCursor: first ? toFeedCursor(first) : null,
  };
}
