import { isDeepStrictEqual } from 'node:util';
import { pictureName, type PictureFile } from '../model/hotel-content';
import type { Contents, ThreeContents } from './contents';
import { doubleEdits } from './double-edits';
import { mergeText } from './merge-text';

export interface MergedContents extends Contents {
  /** The paths of files that differ from mine now. */
  takenOver: string[];
  /** What both have changed in different ways, for people. In the merged contents, mine stays. */
  conflicts: string[];
}

/** Merges two edits of a hotel's contents, so that edits of different things are both kept. */
export function mergeContents({ base, theirs, mine }: ThreeContents): MergedContents {
  const texts = mergeFiles({ base: base.files, theirs: theirs.files, mine: mine.files }, (path, three) => {
    const { text, conflicts } = mergeText(three);
    return { file: text, conflicts: conflicts.map((line) => `${path}:${line}`) };
  });
  const pictures = mergeFiles(
    { base: byPath(base), theirs: byPath(theirs), mine: byPath(mine) },
    (path, three) => ({ file: three.mine, conflicts: [path] }),
  );
  return {
    files: texts.files,
    pictures: new Map([...pictures.files].map(([path, one]) => [pictureName(path), one])),
    takenOver: [...texts.takenOver, ...pictures.takenOver],
    conflicts: [...doubleEdits({ base, theirs, mine }), ...texts.conflicts, ...pictures.conflicts],
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

const byPath = ({ pictures }: Contents): Map<string, PictureFile> =>
  new Map([...pictures.values()].flatMap((one) => (one ? [[one.path, one] as const] : [])));

/** Returns the paths of files and pictures that differ or that only one of both has. */
export function differingPaths(a: Contents, b: Contents): string[] {
  const hashes = ({ files, pictures }: Contents) =>
    new Map<string, string>([
      ...files,
      ...[...byPath({ files, pictures })].map(([path, { sha256 }]) => [path, sha256] as const),
    ]);
  const [before, after] = [hashes(a), hashes(b)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();
}
