import { isDeepStrictEqual } from 'node:util';
import { lineEdits, type LineEdit } from '../packing/line-edits';

/** The lines of a text that was edited twice. */
type ThreeLines = Record<'base' | 'theirs' | 'mine', string[]>;

/** Lines that both sides have changed, each in its own way. */
export interface ChangedByBoth extends ThreeLines {
  /** The first of these lines in the whole text of `mine`, counted from 0. */
  at: number;
}

/** A part of the merged text: its lines, or what both have changed. */
type Region = string[] | ChangedByBoth;

/** The most lines in which one side may differ, of which a changed one is two: it was removed and added. */
const MAX_EDITS = 4_000;
/** For each line that differs, all lines may have to be compared once more, such as in texts that repeat one line very often. */
const MAX_STEPS = 80_000_000;

/**
 * Splits two edits of a text into what one of both has changed and what both have. Returns `undefined` for texts that
 * differ so much, or are so long, that comparing them would take seconds.
 */
export function regionsOf({ base, theirs, mine }: ThreeLines): Region[] | undefined {
  const editsOf = (side: string[]) => {
    const maxEditLength = Math.min(MAX_EDITS, Math.floor(MAX_STEPS / (base.length + side.length)));
    return lineEdits(base, side, { maxEditLength });
  };
  const edits = { mine: editsOf(mine), theirs: editsOf(theirs) };
  if (!edits.mine || !edits.theirs) return undefined;
  const regions: Region[] = [];
  let next = 0;
  // The number of lines by which mine is longer than the base before the region.
  let shift = 0;
  for (const { start, end, ...changed } of touchingEdits(edits.mine, edits.theirs)) {
    const [own, other] = [changed.mine, changed.theirs].map((of) => edited(base, of, { start, end }));
    regions.push(base.slice(next, start));
    if (changed.theirs.length === 0 || isDeepStrictEqual(own, other)) regions.push(own ?? []);
    else if (changed.mine.length === 0) regions.push(other ?? []);
    else
      regions.push({
        base: base.slice(start, end),
        theirs: other ?? [],
        mine: own ?? [],
        at: start + shift,
      });
    shift += changed.mine.reduce((sum, [, length, lines]) => sum + lines.length - length, 0);
    next = end;
  }
  return [...regions, base.slice(next)];
}

interface Range {
  start: number;
  end: number;
}

/** Puts edits together that overlap or touch each other, because what one writes may depend on what the other replaces. */
function touchingEdits(mine: readonly LineEdit[], theirs: readonly LineEdit[]) {
  const found: (Range & Record<'mine' | 'theirs', LineEdit[]>)[] = [];
  const all = [
    ...mine.map((edit) => ({ by: 'mine' as const, edit })),
    ...theirs.map((edit) => ({ by: 'theirs' as const, edit })),
  ].sort((one, other) => one.edit[0] - other.edit[0]);
  for (const { by, edit } of all) {
    const [start, length] = edit;
    let last = found.at(-1);
    if (!last || start > last.end) found.push((last = { start, end: start, mine: [], theirs: [] }));
    last.end = Math.max(last.end, start + length);
    last[by].push(edit);
  }
  return found;
}

/** Returns the lines of the base from `start` to before `end` with these edits. */
function edited(base: readonly string[], edits: readonly LineEdit[], { start, end }: Range): string[] {
  const parts: string[][] = [];
  let next = start;
  for (const [offset, length, lines] of edits) {
    parts.push(base.slice(next, offset), lines);
    next = offset + length;
  }
  return [...parts, base.slice(next, end)].flat();
}
