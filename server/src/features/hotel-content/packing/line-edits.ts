/** Lines of one text that stand in place of lines of another one, counted from 0. The ends are exclusive. */
interface LineEdit {
  from: number;
  to: number;
  newFrom: number;
  newTo: number;
}

/** Texts that differ in more lines are not worth a delta. */
const MOST_LINES = 500;
/** Ends the search in texts that repeat the same line very often, in which each place looks like each other one. */
const MOST_STEPS = 1_000_000;

/**
 * Returns the fewest lines in which two texts differ, or `undefined` if they are too many. The time grows with the length of
 * the texts and with the number of different lines, and not with how often a line is repeated (E. Myers, An O(ND)
 * Difference Algorithm, 1986).
 */
export function lineEdits(before: ArrayLike<number>, after: ArrayLike<number>): LineEdit[] | undefined {
  let start = 0;
  let [end, newEnd] = [before.length, after.length];
  while (start < end && start < newEnd && before[start] === after[start]) start += 1;
  while (end > start && newEnd > start && before[end - 1] === after[newEnd - 1]) {
    end -= 1;
    newEnd -= 1;
  }
  const [rows, columns] = [end - start, newEnd - start];
  /** By the difference of both positions plus `MOST_LINES`: how far one comes with so many different lines. */
  const furthest = new Int32Array(2 * MOST_LINES + 3);
  const rounds: Int32Array[] = [];
  let steps = 0;
  for (let lines = 0; lines <= MOST_LINES && steps <= MOST_STEPS; lines += 1) {
    rounds.push(furthest.slice());
    for (let diagonal = -lines; diagonal <= lines; diagonal += 2) {
      let row = isInserted(furthest, diagonal, lines)
        ? at(furthest, diagonal + 1)
        : at(furthest, diagonal - 1) + 1;
      const first = row;
      while (row < rows && row - diagonal < columns && before[start + row] === after[start + row - diagonal])
        row += 1;
      steps += row - first + 1;
      furthest[diagonal + MOST_LINES + 1] = row;
      if (row >= rows && row - diagonal >= columns) return wayBack(rounds, { rows, columns, start });
    }
  }
  return undefined;
}

const at = (furthest: Int32Array, diagonal: number): number => furthest[diagonal + MOST_LINES + 1] ?? 0;

const isInserted = (furthest: Int32Array, diagonal: number, lines: number): boolean =>
  diagonal === -lines || (diagonal !== lines && at(furthest, diagonal - 1) < at(furthest, diagonal + 1));

/** Follows the rounds of the search back to the beginning, and joins lines that follow each other. */
function wayBack(
  rounds: readonly Int32Array[],
  { rows, columns, start }: { rows: number; columns: number; start: number },
): LineEdit[] {
  const edits: LineEdit[] = [];
  let [row, column] = [rows, columns];
  for (const [lines, furthest] of [...rounds.entries()].slice(1).toReversed()) {
    const diagonal = row - column;
    const inserted = isInserted(furthest, diagonal, lines);
    const previous = inserted ? diagonal + 1 : diagonal - 1;
    row = at(furthest, previous);
    column = row - previous;
    const edit = {
      from: start + row,
      to: start + row + (inserted ? 0 : 1),
      newFrom: start + column,
      newTo: start + column + (inserted ? 1 : 0),
    };
    const next = edits.at(-1);
    if (next && next.from === edit.to && next.newFrom === edit.newTo)
      Object.assign(next, { from: edit.from, newFrom: edit.newFrom });
    else edits.push(edit);
  }
  return edits.toReversed();
}
