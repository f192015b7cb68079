import { activitySchema } from '../schema/activity.schema';
import { directorySchema } from '../schema/directory.schema';
import { kindOf } from '../schema/file-kinds';
import { guidelinesSchema, hotelSchema, loyaltySchema, requestsSchema } from '../schema/hotel.schema';
import { menuSchema, modifiersSchema } from '../schema/menu.schema';
import { outletSchema, policiesSchema, tablesSchema } from '../schema/outlet.schema';
import { picturesSchema } from '../schema/pictures.schema';
import { textsSchema, type FileTexts } from '../schema/texts.schema';
import type { FolderPictures, HotelContent, OutletContent, Part } from '../model/hotel-content';
import type { Problem } from '../model/problem';
import type { FolderFiles } from './read-folder';
import { schemaProblems } from './schema-problems';
import { parseSource, type SourceFile } from './source-file';

/**
 * The parsed files of a folder. `content` is `undefined` if a file does not match its schema or a required one is
 * missing.
 */
export interface ReadContent {
  content?: HotelContent;
  sources: ReadonlyMap<string, SourceFile>;
  problems: Problem[];
}

/** Parses the files of a folder or of a stored version. */
export function readContent(files: FolderFiles, pictures: FolderPictures = new Map()): ReadContent {
  const problems: Problem[] = [];
  const sources = new Map<string, SourceFile>();
  for (const [path, text] of files) {
    const { file, problems: found } = parseSource(path, text);
    problems.push(...found);
    if (file) sources.set(path, file);
  }
  for (const file of sources.values()) problems.push(...problemsOf(file));
  if (!files.has('hotel.yaml')) problems.push(noFile('hotel.yaml'));
  for (const folder of outletFolders(files))
    if (!files.has(`${folder}/outlet.yaml`)) problems.push(noFile(`${folder}/outlet.yaml`));
  return problems.length > 0
    ? { sources, problems }
    : { content: assemble([...sources.values()], pictures), sources, problems };
}

function problemsOf(file: SourceFile): Problem[] {
  const schema = kindOf(file.path)?.schema;
  const parsed = schema?.safeParse(file.value);
  return schema && parsed && !parsed.success ? schemaProblems(file, schema, parsed.error.issues) : [];
}

const noFile = (file: string): Problem => ({
  severity: 'error',
  code: 'file-missing',
  file,
  line: 1,
  column: 1,
  message: 'This file is needed.',
});

const outletFolders = (files: FolderFiles): Set<string> =>
  new Set([...files.keys()].flatMap((path) => /^outlets\/[^/]+/.exec(path) ?? []));

function assemble(files: readonly SourceFile[], pictures: FolderPictures): HotelContent {
  const all = <T>(kind: string, schema: { parse: (value: unknown) => T }): Part<T>[] =>
    files
      .filter(({ path }) => kindOf(path)?.name === kind)
      .map(({ path, value }) => ({ file: path, value: schema.parse(value) }));
  const one = <T>(kind: string, schema: { parse: (value: unknown) => T }): Part<T> | null =>
    all(kind, schema)[0] ?? null;
  const hotel = one('hotel', hotelSchema);
  if (!hotel) throw new Error('content without hotel.yaml');
  const [menus, tables, policies] = [
    all('menu', menuSchema),
    all('tables', tablesSchema),
    all('policies', policiesSchema),
  ];
  const outlets = all('outlet', outletSchema).map(({ file, value }): OutletContent => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const isHere = (part: { file: string }) => part.file.startsWith(folder);
    return {
      file,
      value,
      menus: inOrder(menus.filter(isHere)),
      tables: tables.find(isHere) ?? null,
      policies: policies.find(isHere) ?? null,
    };
  });
  const modifiers = one('modifiers', modifiersSchema);
  const requests = one('requests', requestsSchema);
  return {
    hotel,
    guidelines: one('guidelines', guidelinesSchema),
    loyalty: one('loyalty', loyaltySchema),
    modifiers: { file: 'modifiers.yaml', value: modifiers?.value.groups ?? [] },
    requests: { file: 'requests.yaml', value: requests?.value.requests ?? [] },
    directories: inOrder(all('directory', directorySchema)),
    outlets: inOrder(outlets),
    activities: inOrder(all('activity', activitySchema)),
    pictures: {
      file: 'pictures/pictures.yaml',
      value: one('pictures', picturesSchema)?.value ?? {},
      files: pictures,
    },
    texts: textsByLanguage(all('texts', textsSchema)),
  };
}

/** Sorts by `order`. Parts with the same or no `order` stay in the order of their paths, because sorting is stable. */
const inOrder = <T extends Part<{ order?: number | undefined }>>(parts: T[]): T[] =>
  parts.toSorted((a, b) => (a.value.order ?? Infinity) - (b.value.order ?? Infinity) || 0);

function textsByLanguage(parts: Part<FileTexts>[]): HotelContent['texts'] {
  const texts = new Map<string, Map<string, FileTexts>>();
  for (const { file, value } of parts) {
    const [, language = '', path = ''] = /^texts\/([^/]+)\/(.+)$/.exec(file) ?? [];
    const ofLanguage = texts.get(language) ?? new Map<string, FileTexts>();
    texts.set(language, ofLanguage.set(path, value));
  }
  return texts;
}
