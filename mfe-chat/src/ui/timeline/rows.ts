import { continuesGroup } from '../../model/message/continues-group';
import type { ShownMessage } from '../../model/message/shown-message';

/** One row of the list. Its key is stable for as long as the row stands for the same thing. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly date: string }
  | { readonly kind: 'unread'; readonly key: 'unread' }
  /** The first message of a group has an avatar, a name and a gap above. */
  | { readonly kind: 'message'; readonly key: string; readonly isFirst: boolean };

/** The input of the rows: the message keys, the oldest first, and the start of the unread ones. */
export interface Shown {
  readonly keys: readonly string[];
  readonly messageOf: (key: string) => ShownMessage | undefined;
  /** The key of the message below the divider. */
  readonly unreadFrom: string | undefined;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** The row index of each message, for scrolling to it. */
  readonly places: readonly number[];
  /** Whether the only change since the last call is that older messages were added above. */
  readonly isGrownAbove: boolean;
}

interface Drawn extends Rows {
  readonly shown: Shown;
  /** The number of leading messages that the server has accepted. Their rows do not change any more. */
  readonly settled: number;
}

const NOTHING: Shown = { keys: [], messageOf: () => undefined, unreadFrom: undefined };

/**
 * Creates a function that derives the rows of one room. A row depends only on its message and the one before
 * it, so rows above a change are reused, and a new message costs the same in a room of any size.
 */
export function createRowsMaker(): (shown: Shown) => Rows {
  let last: Drawn = { shown: NOTHING, rows: [], places: [], isGrownAbove: false, settled: 0 };
  return (shown) => {
    const isSameDivider = shown.unreadFrom === last.shown.unreadFrom;
    const kept = isSameDivider ? Math.min(sameAtStart(last.shown.keys, shown.keys), last.settled) : 0;
    const isGrownAbove = isSameDivider && kept === 0 && hasGrownAbove(last.shown.keys, shown.keys);
    last = { shown, isGrownAbove, ...rowsFrom(kept, last, shown) };
    return last;
  };
}

function rowsFrom(kept: number, last: Drawn, { keys, messageOf, unreadFrom }: Shown) {
  const places = last.places.slice(0, kept);
  const rows = last.rows.slice(0, kept === 0 ? 0 : (places[kept - 1] ?? 0) + 1);
  let settled = kept;
  let before = messageOf(keys[kept - 1] ?? '');
  for (let at = kept; at < keys.length; at++) {
    const message = messageOf(keys[at] ?? '');
    if (!message) {
      places.push(rows.length);
      continue;
    }
    const { key, date, sending } = message;
    const isOtherDay = before?.date !== date;
    if (isOtherDay) rows.push({ kind: 'day', key: `day above ${key}`, date });
    if (unreadFrom === key) rows.push({ kind: 'unread', key: 'unread' });
    const isFirst = isOtherDay || unreadFrom === key || !before || !continuesGroup(before, message);
    places.push(rows.length);
    rows.push({ kind: 'message', key, isFirst });
    if (sending === undefined && settled === at) settled++;
    before = message;
  }
  return { rows, places, settled };
}

function sameAtStart(before: readonly string[], now: readonly string[]): number {
  let same = 0;
  while (same < before.length && same < now.length && before[same] === now[same]) same++;
  return same;
}

const hasGrownAbove = (before: readonly string[], now: readonly string[]) =>
  before.length > 0 && now.length > before.length && before.at(-1) === now.at(-1);
