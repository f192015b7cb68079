import { readContent } from '../folder/read-content';
import { contentEntries } from '../model/content-entries';
import type { Contents } from './contents';

/** An entry, such as a dish, is described in one place by one person, so two edits of it are a conflict. */
export interface MergeEntry {
  id: string;
  name: string;
  file: string;
  /** The file and the keys of the entries that contain it, such as a section. */
  place: string;
  value: unknown;
}

/** The parts of an outlet, a menu or a directory are entries themselves. */
const WHOLE = new Set(['item', 'entry', 'activity', 'request']);

export type EntriesById = ReadonlyMap<string, MergeEntry>;

/** The entries of contents that were edited twice from the same base. */
export type ThreeEntries = Record<'base' | 'theirs' | 'mine', EntriesById>;

/** Returns the entries of contents by their ids. Contents that cannot be read have none. */
export const entriesById = (contents: Contents): EntriesById =>
  new Map(listMergeEntries(contents)?.map((one) => [one.id, one]));

/** Lists the entries of contents, also those with the same id. Returns nothing for contents that cannot be read. */
export function listMergeEntries({ files, pictures }: Contents): MergeEntry[] | undefined {
  const { content, sources } = readContent(files, pictures);
  if (!content) return undefined;
  const { file: groupsFile, value: groups } = content.modifiers;
  // Groups of modifiers have prices and allergens like dishes, but no id that is stored.
  const modifiers = groups.map(({ key }, i) => ({
    id: `modifiers/${key}`,
    name: key,
    file: groupsFile,
    path: ['groups', i],
  }));
  return [...contentEntries(content).filter(({ kind }) => WHOLE.has(kind)), ...modifiers].map(
    ({ id, name, file, path }) => {
      const whole = sources.get(file)?.value;
      const keys = path.map((_, end) => Object(valueAt(whole, path.slice(0, end))).key);
      return {
        id,
        name,
        file,
        place: [file, ...keys.filter(Boolean)].join(' '),
        value: valueAt(whole, path),
      };
    },
  );
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const key of path) found = Object(found)[key];
  return found;
}
