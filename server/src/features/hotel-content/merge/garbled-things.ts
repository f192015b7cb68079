import { isDeepStrictEqual } from 'node:util';
import type { Contents } from './contents';
import { listThings, type Thing, type ThreeThings } from './things';

/**
 * Names the things, such as dishes, that a merge by lines has not left as they have to be: as mine where I have changed
 * them, and as theirs elsewhere. Lines such as `price: 5.00` are alike in many dishes, so that a merge by lines can give
 * the price or the allergens of one dish to another one, lose a dish or double it. `keptFiles` are files that stay
 * wholly mine. Merged contents that cannot be read are left to the check.
 */
export function garbledThings(
  { base, theirs, mine }: ThreeThings,
  merged: Contents,
  keptFiles: ReadonlySet<string>,
): string[] {
  const results = listThings(merged);
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

function isMerged({ base, theirs, mine }: Three<Thing | undefined>, result: Thing | undefined): boolean {
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
  const [was, is, own] = [fieldsOf(base), fieldsOf(theirs), fieldsOf(mine)];
  const fields = [...new Set([was, is, own, fieldsOf(result)].flatMap((one) => [...one.keys()]))];
  return fields.every((field) =>
    isDeepStrictEqual(
      fieldsOf(result).get(field),
      mergeValue({ base: was.get(field), theirs: is.get(field), mine: own.get(field) }),
    ),
  );
}

const contentOf = (thing: Thing | undefined) => thing && { place: thing.place, value: thing.value };

const fieldsOf = (thing: Thing | undefined): Map<string, unknown> =>
  new Map(thing && [...Object.entries(Object(thing.value)), ['its place', thing.place]]);

const mergeValue = <Value>({ base, theirs, mine }: Three<Value>): Value =>
  isDeepStrictEqual(mine, base) ? theirs : mine;
