import { regionsOf, type ChangedByBoth } from './line-regions';
import { withSortedLists } from './sorted-lists';

interface MergedText {
  text: string;
  /** The lines of `mine`, counted from 1, where both have changed the same in different ways. */
  conflicts: number[];
}

interface ThreeTexts {
  base: string;
  theirs: string;
  mine: string;
}

/**
 * Merges two edits of a text line by line. Where both have changed the same lines, mine stay and are reported. If one of
 * both has sorted a list of entries, such as dishes, the edits of the other are looked for in the sorted list. Returns
 * `undefined` for texts that cannot be compared within a second or two.
 */
export function mergeText(three: ThreeTexts): MergedText | undefined {
  const sorted = withSortedLists(three);
  const merged = sorted && mergeLines(sorted);
  // Conflicts are reported with their lines, which are other ones in the sorted list.
  return merged?.conflicts.length === 0 ? merged : mergeLines(three);
}

function mergeLines({ base, theirs, mine }: ThreeTexts): MergedText | undefined {
  const regions = regionsOf({ base: linesOf(base), theirs: linesOf(theirs), mine: linesOf(mine) });
  if (!regions) return undefined;
  const conflicts: number[] = [];
  const merged = regions.flatMap((region) => {
    if (Array.isArray(region)) return region;
    const { lines, wrong } = mergeRegion(region);
    conflicts.push(...wrong.map((line) => region.at + line + 1));
    return lines;
  });
  return { text: merged.join('\n'), conflicts };
}

const linesOf = (text: string): string[] => text.split('\n');

/** Merges lines that lie so close that the algorithm takes them for one change. */
function mergeRegion({ base, theirs, mine }: ChangedByBoth): { lines: string[]; wrong: number[] } {
  // Two people often add something at the same place, such as the end of a section. Both additions stay, and what both
  // have added alike stays once.
  if (base.length === 0) return { lines: [...theirs, ...withoutAdded(theirs, mine)], wrong: [] };
  // Neighbouring lines, such as two tables or two translations, may be changed by one person each.
  if (theirs.length === base.length && mine.length === base.length) {
    const wrong: number[] = [];
    const lines = mine.map((line, i) => {
      if (line === base[i]) return theirs[i] ?? line;
      if (theirs[i] !== base[i] && theirs[i] !== line) wrong.push(i);
      return line;
    });
    return { lines, wrong };
  }
  return { lines: mine, wrong: [0] };
}

/**
 * Returns the lines of `mine` without blocks that `theirs` has as well. A block is a line and the deeper ones below it,
 * such as a dish: single lines of two different dishes may be alike, and belong to each of them.
 */
function withoutAdded(theirs: string[], mine: string[]): string[] {
  const depth = Math.min(...[...theirs, ...mine].filter((line) => line.trim()).map(depthOf));
  const known = new Set(blocksOf(theirs, depth));
  return blocksOf(mine, depth)
    .filter((block) => depthOf(block) > depth || !known.has(block))
    .flatMap((block) => block.split('\n'));
}

const depthOf = (line: string): number => line.search(/\S|$/);

function blocksOf(lines: string[], depth: number): string[] {
  const blocks: string[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last === undefined || (line.trim() && depthOf(line) <= depth)) blocks.push(line);
    else blocks.splice(-1, 1, `${last}\n${line}`);
  }
  return blocks;
}
