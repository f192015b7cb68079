import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { formatProblem, type Problem } from '../../../features/hotel-content/model/problem';
import { parseSource } from '../../../features/hotel-content/folder/source-file';
import { schemaProblems } from '../../../features/hotel-content/folder/schema-problems';
import { menuSchema } from '../../../features/hotel-content/schema/menu.schema';
import { CommandFailure, type CommandResult } from '../result/output';
import { unreadable, type ConvertedMenu } from './model/converted-menu';
import { FORMAT_NAMES } from './model/format-names';
import { readTargetHotel, type TargetHotel } from './model/target-hotel';
import { readerOf } from './formats';
import { readRecord, recordFileOf } from './merge/conversion-record';
import { fitMenu } from './merge/fit-menu';
import { mergeMenu, type MergedMenu } from './merge/merge-menu';
import { mergeTexts } from './merge/merge-texts';
import { writeFiles } from '../folder/write-files';

const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Converts a menu of another format into a file of a hotel's folder. Nothing is stored or published, because a person
 * has to complete the file first.
 */
export async function convertCommand(
  source: { format: string; file: string },
  { to, dryRun }: { to: string; dryRun?: true },
): Promise<CommandResult> {
  const key = basename(to).replace(/\.yaml$/, '');
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(key) || !to.endsWith('.yaml'))
    throw new CommandFailure(64, `${to} is no file of a menu, such as menus/drinks.yaml.`, 'file-name');
  const hotel = await readTargetHotel(to);
  const menu = fitMenu(await readMenu(source, hotel));
  const existing = await readFile(to, 'utf8').catch(() => undefined);
  const inExisting = existing === undefined ? [] : problemsOf(to, existing);
  if (inExisting.length > 0) return refused(inExisting);
  const record = await readRecord(to);
  const merged = mergeMenu(menu, { existing, key, record, precision: hotel.precision });
  const inMerged = problemsOf(to, merged.yaml);
  if (inMerged.length > 0) return refused(inMerged);
  const files = await filesOf(to, merged, hotel);
  if (files.has(to) && existing === merged.yaml) files.delete(to);
  if (!dryRun) await writeFiles(files);
  return resultOf(to, { menu, merged, hotel, dryRun: dryRun ?? false, written: [...files.keys()] });
}

async function readMenu(
  { format, file }: { format: string; file: string },
  hotel: TargetHotel,
): Promise<ConvertedMenu> {
  const read = readerOf(format);
  if (!read) {
    const known = FORMAT_NAMES.join(', ');
    throw new CommandFailure(64, `"${format}" is not one of ${known}.`, 'format-unknown');
  }
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new CommandFailure(66, `There is no file ${file}.`, 'file-missing');
  if (found.size > MAX_BYTES) throw unreadable(`${file} has more than ${MAX_BYTES / 1024 / 1024} MB.`);
  const menu = await read(await readFile(file), hotel).catch((error: unknown) => {
    throw error instanceof CommandFailure ? unreadable(`${file}: ${error.message}`) : error;
  });
  if (menu.items.length === 0)
    throw unreadable(`${file}: There is no item in it. ${menu.lost.slice(0, 5).join('; ')}`.trim());
  return menu;
}

/** Returns the problems because of which the file is not a valid menu. */
function problemsOf(path: string, text: string): Problem[] {
  const { file, problems } = parseSource(path, text);
  const parsed = file && menuSchema.safeParse(file.value);
  return file && parsed && !parsed.success ? schemaProblems(file, menuSchema, parsed.error.issues) : problems;
}

const refused = (problems: Problem[]): CommandResult => ({
  code: 1,
  lines: [...problems.map(formatProblem), 'Nothing was written.'],
  problems,
});

async function filesOf(
  to: string,
  { yaml, record, texts }: MergedMenu,
  { folder }: TargetHotel,
): Promise<Map<string, string>> {
  return new Map([
    ...(folder ? await mergeTexts(texts, folder) : []),
    [to, yaml],
    [recordFileOf(to), `${JSON.stringify(record, null, 1)}\n`],
  ]);
}

interface Conversion {
  menu: ConvertedMenu;
  merged: MergedMenu;
  hotel: TargetHotel;
  dryRun: boolean;
  written: string[];
}

function resultOf(to: string, { menu, merged, hotel, dryRun, written }: Conversion): CommandResult {
  const { added, changed, onlyHere, removedHere, texts } = merged;
  const isTranslated = texts.size > 0 && !hotel.folder;
  const lost = [
    ...menu.lost,
    ...(isTranslated ? [`the translations, because ${to} is not in outlets/<name>/menus/ of a folder`] : []),
  ];
  const listed = (label: string, keys: readonly string[]) =>
    keys.length > 0 ? [`${label}: ${keys.join(', ')}`] : [];
  return {
    code: 0,
    lines: [
      ...listed('read as', menu.readAs),
      ...lost.map((one) => `lost: ${one}`),
      ...changed.map((one) => `changed: ${one}`),
      ...listed('not in the source, left as they are', onlyHere),
      ...listed('removed from the file by hand, left away', removedHere),
      `${added.length} items ${dryRun ? 'would be' : 'are'} added to ${to}, ${changed.length} changed. Complete the allergens, and run the check.`,
    ],
    data: {
      readAs: menu.readAs,
      lost,
      added,
      changed,
      onlyHere,
      removedHere,
      written: dryRun ? [] : written,
    },
  };
}
