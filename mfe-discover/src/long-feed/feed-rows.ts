import type { FeedVisitState } from '../visit/feed-visit';

/** A post in the long list: its id and the page that contains it. */
export interface FeedCell {
  id: string;
  cursor: string;
}

export type FeedRow =
  | { kind: 'posts'; key: string; cells: readonly FeedCell[]; position: number }
  | { kind: 'invitation'; key: string };

interface RowOptions {
  columns: number;
  /** The posts that complete the last row above the long list. */
  skipped: number;
  invitedAfter: string | undefined;
}

/**
 * Returns the posts of the further pages. A post can appear on two pages, because a pin between two requests moves it; it
 * stays where it was first.
 */
export function toCells({ first, pages }: Pick<FeedVisitState, 'first' | 'pages'>): FeedCell[] {
  const known = new Set(first.items.map(({ id }) => id));
  const isFirst = ({ id }: FeedCell) => known.size < known.add(id).size;
  return pages.flatMap(({ cursor, ids }) => ids.map((id) => ({ id, cursor })).filter(isFirst));
}

/** Arranges the posts in rows. The invitation stands between the row of its post and the next. */
export function toRows(
  cells: readonly FeedCell[],
  { columns, skipped, invitedAfter }: RowOptions,
): FeedRow[] {
  const rows: FeedRow[] = [];
  for (let at = skipped; at < cells.length; at += columns) {
    const inRow = cells.slice(at, at + columns);
    rows.push({ kind: 'posts', key: inRow[0]?.id ?? '', cells: inRow, position: at });
    if (inRow.some(({ id }) => id === invitedAfter)) rows.push({ kind: 'invitation', key: 'invitation' });
  }
  return rows;
}

/** Returns how many posts complete the last row of a grid in which pinned posts have a row of their own. */
export function missingInLastRow(posts: readonly { isPinned: boolean }[], columns: number): number {
  if (columns === 1) return 0;
  const inLastRow = posts.reduce((filled, { isPinned }) => (isPinned ? 0 : (filled + 1) % columns), 0);
  return inLastRow === 0 ? 0 : columns - inLastRow;
}
