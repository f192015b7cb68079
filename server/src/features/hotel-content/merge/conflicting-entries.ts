import { isDeepStrictEqual } from 'node:util';
import type { MergeEntry, ThreeEntries } from './merge-entries';

/**
 * Names the entries, such as dishes, that both have changed in different ways, even if in different lines: somebody has
 * to look at whether a new price fits to a new description.
 */
export function conflictingEntries({ base, theirs, mine }: ThreeEntries): string[] {
  return [...new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])].flatMap((id) => {
    const [inBase, inTheirs, inMine] = [base.get(id), theirs.get(id), mine.get(id)];
    const isChanged = (one: MergeEntry | undefined) => !isDeepStrictEqual(one?.value, inBase?.value);
    const isSame = isDeepStrictEqual(inTheirs?.value, inMine?.value);
    const named = inMine ?? inTheirs ?? inBase;
    return named && !isSame && isChanged(inTheirs) && isChanged(inMine)
      ? [`${named.name} in ${named.file}`]
      : [];
  });
}
