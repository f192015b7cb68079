import { isGrouped } from '../../model/message/is-grouped';
import type { ShownMessage } from '../../model/message/shown-message';

/** One row of the list. Its key is stable as long as the row shows the same message or separator. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly date: string }
  | { readonly kind: 'unread'; readonly key: 'unread' }
  /** The first message of a group has an avatar, a name and a gap above. */
  | { readonly kind: 'message'; readonly key: string; readonly isFirst: boolean };

/** The input of the rows: the message keys, the oldest first, and the start of the unread ones. */
export interface RowsInput {
  readonly keys: readonly string[];
  readonly messageOf: (key: string) => ShownMessage | undefined;
  /** The key of the message below the divider. */
  readonly unreadFrom: string | undefined;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** The row index of each message, for scrolling to it. */
  readonly rowIndexes: readonly number[];
  /** Whether the only change since the last call is that older messages were added above. */
  readonly isGrownAbove: boolean;
}

interface CachedRows extends Rows {
  readonly input: RowsInput;
  /** The number of leading messages that the server has accepted. Their rows do not change any more. */
  readonly settled: number;
}

const NO_INPUT: RowsInput = { keys: [], messageOf: () => undefined, unreadFrom: undefined };

/**
 * Creates a function that derives the rows of one room. A row depends only on its message and the one before
 * it, so rows above a change are reused, and a new message costs the same in a room of any size.
 */
export function createRowsMaker(): (input: RowsInput) => Rows {
  let last: CachedRows = { input: NO_INPUT, rows: [], rowIndexes: [], isGrownAbove: false, settled: 0 };
  return (input) => {
    const isSameDivider = input.unreadFrom === last.input.unreadFrom;
    const reused = isSameDivider ? Math.min(sameAtStart(last.input.keys, input.keys), last.settled) : 0;
    const isGrownAbove = isSameDivider && reused === 0 && hasGrownAbove(last.input.keys, input.keys);
    last = { input, isGrownAbove, ...rowsFrom(reused, last, input) };
    return last;
  };
}

function rowsFrom(reused: number, last: CachedRows, { keys, messageOf, unreadFrom }: RowsInput) {
  const rowIndexes = last.rowIndexes.slice(0, reused);
  const rows = last.rows.slice(0, reused === 0 ? 0 : (rowIndexes[reused - 1] ?? 0) + 1);
  let settled = reused;
  let before = messageOf(keys[reused - 1] ?? '');
  for (let at = reused; at < keys.length; at++) {
    const message = messageOf(keys[at] ?? '');
    if (!message) {
      rowIndexes.push(rows.length);
      continue;
    }
    const { key, date, sending } = message;
    const isOtherDay = before?.date !== date;
    if (isOtherDay) rows.push({ kind: 'day', key: `day above ${key}`, date });
    if (unreadFrom === key) rows.push({ kind: 'unread', key: 'unread' });
    const isFirst = isOtherDay || unreadFrom === key || !before || !isGrouped(before, message);
    rowIndexes.push(rows.length);
    rows.push({ kind: 'message', key, isFirst });
    if (sending === undefined && settled === at) settled++;
    before = message;
  }
  return { rows, rowIndexes, settled };
}

function sameAtStart(before: readonly string[], now: readonly string[]): number {
  let same = 0;
  while (same < before.length && same < now.length && before[same] === now[same]) same++;
  return same;
}

const hasGrownAbove = (before: readonly string[], now: readonly string[]) =>
  before.length > 0 && now.length > before.length && before.at(-1) === now.at(-1);
