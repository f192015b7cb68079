import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { readContent } from '../../features/hotel-content/folder/read-content';
import { textsOf } from '../../features/hotel-content/rows/rows-of';
import { isReservedSegment } from '../../platform/validation/reserved-segments';
import { schemaFiles } from './folder/schema-files';
import { writeFiles } from './folder/write-files';
import { copyHotelFiles } from './copy-hotel-files';
import { CommandFailure, type CommandResult } from './result/output';
import { starterFiles, type StarterOptions } from './starter-files';
import { textsFile } from './texts/texts-file';

interface NewHotelFlags {
  slug?: string;
  languages?: string;
  /** The hotel that is copied: its folder, or the slug of a demo hotel. */
  like?: string;
}

/** Writes a hotel that passes the check into a new or empty folder: a starter, or one like another hotel. */
export async function newHotelCommand(folder: string, flags: NewHotelFlags): Promise<CommandResult> {
  const slug = flags.slug ?? basename(resolve(folder)).toLowerCase();
  const languages = (flags.languages ?? 'en').split(',').map((one) => one.trim());
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(slug))
    throw new CommandFailure(64, `"${slug}" is no part of an address. Give one with --slug.`, 'slug-wrong');
  if (isReservedSegment(slug))
    throw new CommandFailure(
      64,
      `The address /${slug} belongs to the suite. Give another one with --slug.`,
      'slug-reserved',
    );
  if (!languages.every((one) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(one)))
    throw new CommandFailure(64, 'Languages are written as de,en.', 'languages-wrong');
  if ((await readdir(folder).catch(() => [])).length > 0)
    throw new CommandFailure(73, `${folder} is not empty; nothing was written.`, 'folder-taken');
  if (flags.like !== undefined && flags.languages !== undefined)
    throw new CommandFailure(
      64,
      'With --like, the languages are those of the other hotel.',
      'languages-wrong',
    );
  const files =
    flags.like === undefined
      ? filesOfStarter({ slug, languages })
      : await copyHotelFiles({ like: flags.like, slug, today: new Date().toISOString().slice(0, 10) });
  if ('code' in files) return files;
  await writeFiles([
    ...[...files].map(([path, text]) => [join(folder, path), text] as const),
    ...schemaFiles(folder),
  ]);
  return {
    code: 0,
    lines: [
      `${folder} is the folder of ${slug}. Replace what it says, then:`,
      `  pnpm hotel check ${folder}`,
      `  pnpm hotel import ${folder} --publish`,
    ],
    data: { slug, folder, files: [...files.keys()] },
  };
}

function filesOfStarter(options: StarterOptions): Map<string, string | Buffer> {
  const files = starterFiles(options);
  for (const lang of options.languages.slice(1)) addTexts(files, lang);
  return new Map(files);
}

/**
 * Adds the texts of a further language. The terms and the privacy notice are filled with the example text, because
 * the check requires them in every language.
 */
function addTexts(files: Map<string, string>, lang: string): void {
  const { content } = readContent(files);
  if (!content) throw new Error('the starter cannot be read');
  const { legal } = content.hotel.value;
  const byFile = new Map<string, Record<string, { source: string; text: string }>>();
  for (const { file, place, source } of textsOf(content)) {
    const isAgreedTo =
      file.startsWith('directories/') && [legal.terms, legal.privacy].includes(place.split('.')[0] ?? '');
    byFile.set(file, { ...byFile.get(file), [place]: { source, text: isAgreedTo ? source : '' } });
  }
  for (const [file, texts] of byFile) files.set(...textsFile(lang, file, texts));
}
