import { isDeepStrictEqual } from 'node:util';
import type { Contents } from './contents';
import { listMergeEntries, type MergeEntry, type ThreeEntries } from './merge-entries';

/**
 * Names the entries, such as dishes, that a merge by lines has not left as they have to be: as mine where I have changed
 * them, and as theirs elsewhere. Lines such as `price: 5.00` are alike in many dishes, so that a merge by lines can give
 * the price or the allergens of one dish to another one, lose a dish or double it. `keptFiles` are files that stay
 * wholly mine. Merged contents that cannot be read are left to the check.
 */
export function garbledEntries(
  { base, theirs, mine }: ThreeEntries,
  merged: Contents,
  keptFiles: ReadonlySet<string>,
): string[] {
  const results = listMergeEntries(merged);
  if (!results) return [];
  return [
    ...new Set([...base.keys(), ...theirs.keys(), ...mine.keys(), ...results.map(({ id }) => id)]),
  ].flatMap((id) => {
    const [result, another] = results.filter((one) => one.id === id);
    const three = { base: base.get(id), theirs: theirs.get(id), mine: mine.get(id) };
    const all = [three.mine, three.theirs, three.base, result].filter((one) => one !== undefined);
    const [named] = all;
    const isKept = all.some(({ file }) => keptFiles.has(file));
    return named && (another || !(isKept || isMerged(three, result)))
      ? [`${named.name} in ${named.file}`]
      : [];
  });
}

type Three<Value> = Record<'base' | 'theirs' | 'mine', Value>;

function isMerged(
  { base, theirs, mine }: Three<MergeEntry | undefined>,
  result: MergeEntry | undefined,
): boolean {
  // If both have changed it, which is a conflict of its own, mine may stay as a whole.
  if (
    mine &&
    !isDeepStrictEqual(contentOf(mine), contentOf(base)) &&
    isDeepStrictEqual(contentOf(result), contentOf(mine))
  )
    return true;
  if (!theirs || !mine) {
    const expected = mergeValue({ base: contentOf(base), theirs: contentOf(theirs), mine: contentOf(mine) });
    return isDeepStrictEqual(contentOf(result), expected);
  }
  // Otherwise, each of its fields stays with who has changed it.
  const [inBase, inTheirs, inMine] = [fieldsOf(base), fieldsOf(theirs), fieldsOf(mine)];
  const fields = [...new Set([inBase, inTheirs, inMine, fieldsOf(result)].flatMap((one) => [...one.keys()]))];
  return fields.every((field) =>
    isDeepStrictEqual(
      fieldsOf(result).get(field),
      mergeValue({ base: inBase.get(field), theirs: inTheirs.get(field), mine: inMine.get(field) }),
    ),
  );
}

const contentOf = (entry: MergeEntry | undefined) => entry && { place: entry.place, value: entry.value };

const fieldsOf = (entry: MergeEntry | undefined): Map<string, unknown> =>
  new Map(entry && [...Object.entries(Object(entry.value)), ['its place', entry.place]]);

const mergeValue = <Value>({ base, theirs, mine }: Three<Value>): Value =>
  isDeepStrictEqual(mine, base) ? theirs : mine;
