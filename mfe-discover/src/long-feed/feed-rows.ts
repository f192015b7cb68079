import type { Feed } from '@guest/shared/contracts/feed/feed.contract';
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

type Loaded = Pick<FeedVisitState, 'first' | 'pages'>;

// The list is rendered far more often than it grows, and ten thousand posts take a frame to arrange. A visit that is
// returned to still has its pages.
const knownCells = new WeakMap<Loaded['pages'], { first: Feed; cells: readonly FeedCell[] }>();
const knownRows = new WeakMap<readonly FeedCell[], { options: RowOptions; rows: readonly FeedRow[] }>();

/**
 * Returns the posts of the further pages. A post can appear on two pages, because a pin between two requests moves it; it
 * stays where it was first.
 */
export function cellsOf({ first, pages }: Loaded): readonly FeedCell[] {
  const known = knownCells.get(pages);
  if (known?.first === first) return known.cells;
  const cells = toCells({ first, pages });
  knownCells.set(pages, { first, cells });
  return cells;
}

/** Arranges the posts in rows. The invitation stands between the row of its post and the next. */
export function rowsOf(cells: readonly FeedCell[], options: RowOptions): readonly FeedRow[] {
  const known = knownRows.get(cells);
  if (known && isSame(known.options, options)) return known.rows;
  const rows = toRows(cells, options);
  knownRows.set(cells, { options, rows });
  return rows;
}

function toCells({ first, pages }: Loaded): FeedCell[] {
  const known = new Set(first.items.map(({ id }) => id));
  const isFirst = ({ id }: FeedCell) => known.size < known.add(id).size;
  return pages.flatMap(({ cursor, ids }) => ids.map((id) => ({ id, cursor })).filter(isFirst));
}

function toRows(cells: readonly FeedCell[], { columns, skipped, invitedAfter }: RowOptions): FeedRow[] {
  const rows: FeedRow[] = [];
  for (let at = skipped; at < cells.length; at += columns) {
    const inRow = cells.slice(at, at + columns);
    rows.push({ kind: 'posts', key: inRow[0]?.id ?? '', cells: inRow, position: at });
    if (invitedAfter !== undefined && inRow.some(({ id }) => id === invitedAfter))
      rows.push({ kind: 'invitation', key: 'invitation' });
  }
  return rows;
}

const isSame = (one: RowOptions, other: RowOptions): boolean =>
  one.columns === other.columns && one.skipped === other.skipped && one.invitedAfter === other.invitedAfter;

/** Returns how many posts complete the last row of a grid in which pinned posts have a row of their own. */
export function missingInLastRow(posts: readonly { isPinned: boolean }[], columns: number): number {
  if (columns === 1) return 0;
  const inLastRow = posts.reduce((filled, { isPinned }) => (isPinned ? 0 : (filled + 1) % columns), 0);
  return inLastRow === 0 ? 0 : columns - inLastRow;
}
