import { isDeepStrictEqual } from 'node:util';
import { readContent } from '../folder/read-content';
import { contentEntries } from '../model/content-entries';
import type { Contents, ThreeContents } from './contents';

interface Thing {
  name: string;
  file: string;
  value: unknown;
}

/** What is described in one place by one person. The parts of an outlet, a menu or a directory are things themselves. */
const WHOLE = new Set(['item', 'entry', 'activity', 'request']);

/**
 * Names the things, such as dishes, that both have changed in different ways, even if in different lines: somebody has
 * to look at whether a new price fits to a new description.
 */
export function doubleEdits({ base, theirs, mine }: ThreeContents): string[] {
  const [before, there, here] = [thingsIn(base), thingsIn(theirs), thingsIn(mine)];
  return [...new Set([...there.keys(), ...here.keys(), ...before.keys()])].flatMap((id) => {
    const [was, is, own] = [before.get(id), there.get(id), here.get(id)];
    const isChanged = (one: Thing | undefined) => !isDeepStrictEqual(one?.value, was?.value);
    const isSame = isDeepStrictEqual(is?.value, own?.value);
    const named = own ?? is ?? was;
    return named && !isSame && isChanged(is) && isChanged(own) ? [`${named.name} in ${named.file}`] : [];
  });
}

/** Returns the things of contents by their ids. Contents that cannot be read have none. */
function thingsIn({ files, pictures }: Contents): Map<string, Thing> {
  const { content, sources } = readContent(files, pictures);
  if (!content) return new Map();
  return new Map(
    contentEntries(content)
      .filter(({ kind }) => WHOLE.has(kind))
      .map(({ id, name, file, path }) => [
        id,
        { name, file, value: valueAt(sources.get(file)?.value, path) },
      ]),
  );
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) found = Object(found)[key];
  return found;
}
