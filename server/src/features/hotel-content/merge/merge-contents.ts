import { isDeepStrictEqual } from 'node:util';
import { pictureName, type PictureFile } from '../model/hotel-content';
import type { Contents, ThreeContents } from './contents';
import { conflictingEntries } from './conflicting-entries';
import { garbledEntries } from './garbled-entries';
import { mergeText } from './merge-text';
import { entriesById } from './merge-entries';

export interface MergedContents extends Contents {
  /** The paths of files that differ from mine now. */
  takenOver: string[];
  /** Names what both have changed in different ways, for people. In the merged contents, mine stays. */
  conflicts: string[];
  /** The conflicts in which the merged contents are wrong, because lines cannot tell whose they are. */
  garbled: string[];
}

/** Merges two edits of a hotel's contents, so that edits of different entries are both kept. */
export function mergeContents({ base, theirs, mine }: ThreeContents): MergedContents {
  const texts = mergeFiles({ base: base.files, theirs: theirs.files, mine: mine.files }, (path, three) => {
    const merged = mergeText(three);
    // Without lines to compare, nobody can tell who has changed what, as if one had removed the file.
    if (!merged) return { file: three.mine, conflicts: [path] };
    return { file: merged.text, conflicts: merged.conflicts.map((line) => `${path}:${line}`) };
  });
  // Two pictures of one name are the same picture for everything that shows it, even with different endings.
  const pictures = mergeFiles(
    { base: usable(base), theirs: usable(theirs), mine: usable(mine) },
    (name, three) => ({ file: three.mine, conflicts: [name] }),
  );
  const pathsOf = (names: string[], ...sides: Pictures[]): string[] => [
    ...new Set(names.flatMap((name) => sides.flatMap((side) => side.get(name)?.path ?? []))),
  ];
  const merged = { files: texts.files, pictures: pictures.files };
  const entries = { base: entriesById(base), theirs: entriesById(theirs), mine: entriesById(mine) };
  const garbled = garbledEntries(entries, merged, new Set(texts.conflicts));
  return {
    ...merged,
    takenOver: [...texts.takenOver, ...pathsOf(pictures.takenOver, usable(mine), pictures.files)],
    conflicts: [
      ...new Set([
        ...conflictingEntries(entries),
        ...garbled,
        ...texts.conflicts,
        ...pathsOf(pictures.conflicts, usable(theirs), usable(mine)),
      ]),
    ],
    garbled,
  };
}

type Three<File> = Record<'base' | 'theirs' | 'mine', File>;

interface MergedFile<File> {
  file: File | undefined;
  conflicts: string[];
}

/** Merges the files of one kind. `mergeBoth` merges a file that both have changed. */
function mergeFiles<File>(
  { base, theirs, mine }: Three<ReadonlyMap<string, File>>,
  mergeBoth: (path: string, three: Three<File>) => MergedFile<File>,
) {
  const files = new Map<string, File>();
  const takenOver: string[] = [];
  const conflicts: string[] = [];
  for (const path of [...new Set([...base.keys(), ...theirs.keys(), ...mine.keys()])].sort()) {
    const three = { base: base.get(path), theirs: theirs.get(path), mine: mine.get(path) };
    const merged = mergeFile(path, three, mergeBoth);
    conflicts.push(...merged.conflicts);
    if (merged.file !== undefined) files.set(path, merged.file);
    if (!isDeepStrictEqual(merged.file, three.mine)) takenOver.push(path);
  }
  return { files, takenOver, conflicts };
}

function mergeFile<File>(
  path: string,
  { base, theirs, mine }: Three<File | undefined>,
  mergeBoth: (path: string, three: Three<File>) => MergedFile<File>,
): MergedFile<File> {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(theirs, base))
    return { file: mine, conflicts: [] };
  if (isDeepStrictEqual(mine, base)) return { file: theirs, conflicts: [] };
  // If one has removed the file, or both have added it, no lines tell who has changed what.
  return base === undefined || theirs === undefined || mine === undefined
    ? { file: mine, conflicts: [path] }
    : mergeBoth(path, { base, theirs, mine });
}

type Pictures = ReadonlyMap<string, PictureFile>;

/** Returns the pictures without what only the check of a folder finds out, because all three sides are compared. */
const usable = ({ pictures }: Contents): Pictures =>
  new Map(
    [...pictures.values()].flatMap((one) => {
      if (!one) return [];
      const { path, sha256, width, height } = one;
      return [[pictureName(path), { path, sha256, width, height }] as const];
    }),
  );

/** Returns the paths of files and pictures that differ or that only one of both has. */
export function differingPaths(a: Contents, b: Contents): string[] {
  const hashes = ({ files, pictures }: Contents) =>
    new Map<string, string>([
      ...files,
      ...[...usable({ files, pictures }).values()].map(({ path, sha256 }) => [path, sha256] as const),
    ]);
  const [before, after] = [hashes(a), hashes(b)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}
