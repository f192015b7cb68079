import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../platform/db/database';
import type { FolderFiles } from '../folder/read-folder';
import { parseSource, type Path } from '../folder/source-file';
import type { FolderPictures, HotelContent } from '../model/hotel-content';
import { contentEntries } from '../model/content-entries';
import type { Problem } from '../model/problem';
import { propertyIdIn } from '../rows/row-context';
import type { ContentRows } from '../rows/rows';
import { rowsOf } from '../rows/rows-of';
import { createWrittenRepository } from '../written/written.repository';
import { ContentConflict } from './content-conflict';
import { publishVersion } from './publish';
import { rowsOfFiles } from './rows-of-files';
import { createVersionRepository } from './version.repository';

interface CheckedFolder {
  content: HotelContent;
  files: FolderFiles;
  pictures: FolderPictures;
}

/** Hotels with the four-eyes rule refuse a version that its author publishes, so that the check acts as two people. */
const AUTHOR = 'check: author';
const PUBLISHER = 'check: publisher';

/** A change of a price by a larger share than this is probably a typing mistake. */
const MAX_PRICE_CHANGE = 0.5;

/** Finds problems of a folder that depend on the live content by publishing it in a transaction that is rolled back. */
export async function liveProblems(db: Database, folder: CheckedFolder): Promise<Problem[]> {
  const { content, files } = folder;
  const { slug } = content.hotel.value;
  const versions = createVersionRepository(db);
  const live = await versions.live(slug);
  const before = live
    ? ((await createWrittenRepository(db).rows(live)) ?? rowsOfFiles(await versions.filesOf(live)))
    : null;
  const at = (file: string, path: Path): Pick<Problem, 'file' | 'line' | 'column'> => ({
    file,
    ...(parseSource(file, files.get(file) ?? '').file?.placeOf(path) ?? { line: 1, column: 1 }),
  });
  const warning = (place: ReturnType<typeof at>, code: string, message: string): Problem => ({
    severity: 'warning',
    code,
    ...place,
    message,
  });
  const conflict = await conflictOf(db, folder);
  return [
    ...(conflict
      ? [
          {
            severity: 'error' as const,
            ...at(...placeOf(conflict, content)),
            code: conflict.code,
            message: conflict.message,
          },
        ]
      : []),
    ...(before ? priceJumps(before, content) : []).map(({ file, path, message }) =>
      warning(at(file, path), 'price-jump', message),
    ),
    ...(before && content.guidelines && haveGuidelinesChanged(before, rowsOf(content))
      ? [
          warning(
            at(content.guidelines.file, ['version']),
            'guidelines-version',
            'The guidelines have changed and their version has not, so that guests do not agree to them anew.',
          ),
        ]
      : []),
  ];
}

/** A conflict about an outlet is about its tables; all others are about the whole hotel. */
function placeOf({ outletId }: ContentConflict, content: HotelContent): [file: string, path: Path] {
  const entry = contentEntries(content).find(({ kind, id }) => kind === 'outlet' && id === outletId);
  const found = content.outlets.find(({ file }) => file === entry?.file);
  if (!found) return ['hotel.yaml', ['slug']];
  return found.tables ? [found.tables.file, ['areas']] : [found.file, ['key']];
}

async function conflictOf(
  db: Database,
  { content, files, pictures }: CheckedFolder,
): Promise<ContentConflict | undefined> {
  const { slug } = content.hotel.value;
  const undo = new Error('checked');
  try {
    await db.transaction(async (tx) => {
      const version = await createVersionRepository(tx).add({
        propertyId: propertyIdIn(content),
        slug,
        files,
        pictures,
        note: '',
        by: AUTHOR,
      });
      await publishVersion(tx, version, { now: new Date(), by: PUBLISHER });
      throw undo;
    });
  } catch (error) {
    if (error instanceof ContentConflict) return error;
    if (error !== undo) throw error;
  }
  return undefined;
}

function priceJumps(before: ContentRows, content: HotelContent) {
  const prices = new Map(before.menuItem.map(({ id, price }) => [id, price]));
  const after = new Map(rowsOf(content).menuItem.map(({ id, price }) => [id, price]));
  return contentEntries(content).flatMap(({ kind, id, file, path }) => {
    const [was, is] = [prices.get(id), after.get(id)];
    if (kind !== 'item' || was === undefined || is === undefined || was === 0) return [];
    const change = (is - was) / was;
    if (Math.abs(change) <= MAX_PRICE_CHANGE) return [];
    const percent = `${change > 0 ? '+' : ''}${Math.round(change * 100)} %`;
    return [
      { file, path: [...path, 'price'], message: `The price differs by ${percent} from what is live.` },
    ];
  });
}

function haveGuidelinesChanged(before: ContentRows, after: ContentRows): boolean {
  const [was] = before.property;
  const [is] = after.property;
  return (
    was?.guidelinesVersion === is?.guidelinesVersion && !isDeepStrictEqual(was?.guidelines, is?.guidelines)
  );
}
