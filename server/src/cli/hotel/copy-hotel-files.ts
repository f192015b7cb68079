import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isScalar, parseDocument, visit } from 'yaml';
import { dateOn } from '../../features/hotel-content/model/hours';
import { kindOf } from '../../features/hotel-content/schema/file-kinds';
import type { CommandResult } from './result/output';
import { readHotelFolder, summaryOf } from './result/read-hotel-folder';
import { schemaLine } from './texts/schema-line';

/** The demo hotels that come with the suite. */
const INVENTED = fileURLToPath(new URL('../../../../demo/hotels', import.meta.url));

/** These fields identify rows of the original hotel. */
const NOT_COPIED = ['uuid', 'formerKey'];
const DATES = ['date', 'from', 'until'];
const RELATIVE = /^today[+-]\d{1,3}$/;

interface CopyHotelOptions {
  /** The folder of a hotel, or the slug of a demo hotel. */
  like: string;
  slug: string;
  /** The day from which dates such as `today+5` count. */
  today: string;
}

/**
 * Returns the files and pictures of a new hotel that is a copy of another one. Ids are left out, because those of the
 * new hotel are derived from its own slug.
 */
export async function copyHotelFiles({
  like,
  slug,
  today,
}: CopyHotelOptions): Promise<Map<string, string | Buffer> | CommandResult> {
  const folder = folderOf(like);
  const { content, files, pictures, problems } = await readHotelFolder(folder);
  if (!content)
    return {
      code: 1,
      lines: [`${folder} does not pass the check.`, ...summaryOf(problems, files)],
      problems,
    };
  const copied = new Map<string, string | Buffer>();
  for (const [path, text] of files) copied.set(path, ownText(path, text, { slug, today }));
  for (const picture of pictures.values())
    if (picture) copied.set(picture.path, await readFile(join(folder, picture.path)));
  return copied;
}

/** A folder takes precedence over a demo hotel with the same name. */
const folderOf = (like: string): string =>
  !existsSync(like) && /^[a-z0-9-]+$/.test(like) && existsSync(join(INVENTED, like))
    ? join(INVENTED, like)
    : like;

function ownText(path: string, text: string, { slug, today }: Omit<CopyHotelOptions, 'like'>): string {
  const kind = kindOf(path)?.name ?? '';
  const toDate = (date: string) => dateOn(today, date);
  // The place of a translation names the date of an exception, such as `reception.on today+5`.
  if (kind === 'texts')
    return withSchemaLine(
      path,
      kind,
      text.replaceAll(/(?<=^[^\s:]*on )today(?:[+-]\d{1,3})?(?=[:.])/gm, toDate),
    );
  const document = parseDocument(text);
  if (kind === 'hotel') {
    document.set('slug', slug);
    document.delete('demo');
  }
  visit(document, {
    Pair(_key, { key, value }) {
      const name = isScalar(key) ? String(key.value) : '';
      if (NOT_COPIED.includes(name)) return visit.REMOVE;
      if (DATES.includes(name) && isScalar(value) && value.value === 'today') value.value = toDate('today');
      return undefined;
    },
    Scalar(key, scalar) {
      if (key !== 'key' && RELATIVE.test(String(scalar.value))) scalar.value = toDate(String(scalar.value));
    },
  });
  return withSchemaLine(path, kind, document.toString({ lineWidth: 0 }));
}

const withSchemaLine = (path: string, kind: string, text: string): string =>
  text.startsWith('# yaml-language-server:') ? text : schemaLine(kind, path.split('/').length - 1) + text;
