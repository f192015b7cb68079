import { continuesGroup } from '../../model/message/continues-group';
import type { ShownMessage } from '../../model/message/shown-message';

/** One line of the list of a room. Its key stays the same for as long as it is the same line. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly date: string }
  | { readonly kind: 'unread'; readonly key: 'unread' }
  /** `isFirst` of its group: with a face and a name, and at a distance from what is above. */
  | { readonly kind: 'message'; readonly key: string; readonly isFirst: boolean };

/** What the rows are made of: the keys of the messages, the oldest first, and where the unread begin. */
export interface Shown {
  readonly keys: readonly string[];
  readonly messageOf: (key: string) => ShownMessage | undefined;
  /** The key of the message below the divider. */
  readonly unreadFrom: string | undefined;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** Of each message the place of its row, so that any can be gone to. */
  readonly places: readonly number[];
  /** Whether there are more above than the last time, and nothing else. */
  readonly isGrownAbove: boolean;
}

interface Drawn extends Rows {
  readonly shown: Shown;
  /** So many from the start on are the server's: nothing of them that counts here will change. */
  readonly settled: number;
}

const NOTHING: Shown = { keys: [], messageOf: () => undefined, unreadFrom: undefined };

/**
 * Makes the rows of one room, again and again. A row depends on its message and the one before it alone, so what is
 * below a change is made anew and all above it is taken as it was: one message more costs the same in any room.
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
