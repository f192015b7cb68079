import { isDeepStrictEqual } from 'node:util';
import type { Thing, ThreeThings } from './things';

/**
 * Names the things, such as dishes, that both have changed in different ways, even if in different lines: somebody has
 * to look at whether a new price fits to a new description.
 */
export function doubleEdits({ base, theirs, mine }: ThreeThings): string[] {
  return [...new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])].flatMap((id) => {
    const [was, is, own] = [base.get(id), theirs.get(id), mine.get(id)];
    const isChanged = (one: Thing | undefined) => !isDeepStrictEqual(one?.value, was?.value);
    const isSame = isDeepStrictEqual(is?.value, own?.value);
    const named = own ?? is ?? was;
    return named && !isSame && isChanged(is) && isChanged(own) ? [`${named.name} in ${named.file}`] : [];
  });
}
