import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkFiles } from '../../features/hotel-content/check/check-files';
import { renameKey } from '../../features/hotel-content/edit/rename-key';
import type { HotelContent } from '../../features/hotel-content/model/hotel-content';
import { findEntries, type ContentEntry } from '../../features/hotel-content/model/content-entries';
import { rowsOf } from '../../features/hotel-content/rows/rows-of';
import { writeFiles } from './folder/write-files';
import { CommandFailure, type CommandResult } from './result/output';
import { readHotelFolder, summaryOf } from './result/read-hotel-folder';

/** Renames a key in a hotel's folder. The id stays the same, so that baskets, favourites and links keep working. */
export async function renameCommand(
  folder: string,
  { name, to }: { name: string; to: string },
  { dryRun }: { dryRun?: true },
): Promise<CommandResult> {
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(to))
    throw new CommandFailure(64, `"${to}" is no key: lower-case letters, digits and dashes.`, 'key-wrong');
  const { content, problems, files, pictures } = await readHotelFolder(folder);
  if (!content) return { code: 1, lines: summaryOf(problems, files), problems };
  const thing = singleMatch(findEntries(content, name), name);
  if (thing.taken.includes(to))
    throw new CommandFailure(73, `There is another ${thing.kind} "${to}".`, 'key-taken');
  const { id } = thing;
  const changed = renameKey(files, thing, { to, legalDirectory: content.hotel.value.legal.directory });
  const after = checkFiles(new Map([...files, ...changed]), pictures);
  if (!after.content) return { code: 1, lines: summaryOf(after.problems, files), problems: after.problems };
  if (!isDeepStrictEqual(idsOf(content), idsOf(after.content)))
    throw new Error(`renaming ${name} would have changed ids; nothing was written`);
  // A rename that is interrupted between files would leave keys that nothing names.
  if (!dryRun) await writeFiles([...changed].map(([file, text]) => [join(folder, file), text] as const));
  return {
    code: 0,
    lines: [
      `${name} ${dryRun ? 'would be' : 'is'} called "${to}" and keeps its id ${id}. Changed: ${[...changed.keys()].join(', ')}.`,
    ],
    problems: after.problems,
    data: { kind: thing.kind, key: to, uuid: id, changed: [...changed.keys()] },
  };
}

function singleMatch(found: ContentEntry[], name: string): ContentEntry {
  const [first, ...others] = found;
  if (!first)
    throw new CommandFailure(
      66,
      `The folder has no ${name}. Write the keys that lead to it, such as bar/drinks/espresso.`,
      'key-missing',
    );
  if (others.length > 0)
    throw new CommandFailure(
      64,
      `${name} is ${found.map(({ kind }) => `an ${kind}`.replace(/^an (?=[^aeiou])/, 'a ')).join(' and ')}. Write outlets/, directories/, activities/ or requests/ before it.`,
      'key-ambiguous',
    );
  return first;
}

const idsOf = (content: HotelContent): string[] => uuidsIn(rowsOf(content)).sort();

/** Returns all ids in the rows, including those of portions and modifier options. */
function uuidsIn(value: unknown): string[] {
  if (typeof value === 'string') return UUID.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(uuidsIn) : [];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
