import type { Database } from '../../../platform/db/database';
import {
  compareParts,
  compareRows,
  partsToRead,
  type Comparison,
  type WrittenParts,
} from '../changes/compare-rows';
import { rowsAsJson } from '../changes/row-changes';
import { partsOf } from '../changes/row-parts';
import { identityOfTexts } from '../model/content-identity';
import type { ContentRows } from '../rows/rows';
import { createWrittenRepository, type WrittenRepository } from '../written/written.repository';
import { LiveMoved } from './conflict-of';
import { rowsOfFiles } from './rows-of-files';
import { createVersionRepository, type ContentVersion, type VersionFiles } from './version.repository';

/** The files of a version. They are read only if nothing is remembered of this content. */
export interface ContentSource {
  /** See `identityOf`. */
  identity: string;
  files: () => VersionFiles | Promise<VersionFiles>;
}

/** Rows that are not recorded in parts: as JSON, or the files that they are derived from. */
export interface WholeRows {
  whole: string | VersionFiles;
}

/** Rows that are recorded in parts. `read` returns the rows of some parts as JSON. */
interface RecordedRows {
  known: ReadonlyMap<string, string>;
  read: (names: string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Contains a version and the rows that were written last. */
export interface CompareInput {
  source: ContentSource;
  now: Date;
  /** `null` for a new hotel. */
  written: WholeRows | RecordedRows | null;
}

/** Compares a version with the live one, perhaps in another thread. */
export type Compare = (input: CompareInput) => Comparison | Promise<Comparison>;

/** A comparison, and the state of the hotel that it holds for. */
export interface ComparedVersion {
  state: string | null;
  comparison: Comparison;
}

interface CompareOptions {
  now: Date;
  compare: Compare;
}

/** Compares the files of a version with what is live at this moment. Throws `LiveMoved` if this changes meanwhile. */
export async function compareWithLive(
  db: Pick<Database, 'transaction'>,
  { slug, source }: { slug: string; source: ContentSource },
  { now, compare }: CompareOptions,
): Promise<ComparedVersion> {
  const { state, written } = await db.transaction((tx) =>
    readWritten({ versions: createVersionRepository(tx), written: createWrittenRepository(tx) }, slug, db),
  );
  return { state, comparison: await compare({ source, now, written }) };
}

interface Repositories {
  versions: Pick<ReturnType<typeof createVersionRepository>, 'live' | 'filesOf'>;
  written: Pick<WrittenRepository, 'derivedBy' | 'hashes' | 'whole'>;
}

/** Reads what a version is compared with, without the rows of its parts. */
export async function readWritten(
  { versions, written }: Repositories,
  slug: string,
  db: Pick<Database, 'transaction'>,
): Promise<Pick<CompareInput, 'written'> & Pick<ComparedVersion, 'state'>> {
  const live = await versions.live(slug);
  // The state is read first: if the rows are written anew in between, it is no longer the current one.
  const state = await stateOf(written, live);
  if (!live) return { state, written: null };
  const known = await written.hashes(live);
  if (!known)
    return { state, written: { whole: (await written.whole(live)) ?? (await versions.filesOf(live)) } };
  return { state, written: { known, read: (names) => readParts(db, live, { known, names }) } };
}

/** Reads parts in a transaction of its own, so that none stays open while another thread derives rows. */
async function readParts(
  db: Pick<Database, 'transaction'>,
  live: ContentVersion,
  { known, names }: Pick<RecordedRows, 'known'> & { names: string[] },
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const parts = await db.transaction((tx) => createWrittenRepository(tx).read(live, names));
  const isSame = names.every((name) => parts.get(name)?.sha256 === known.get(name));
  if (!isSame) throw new LiveMoved();
  return new Map([...parts].map(([name, { json }]) => [name, json]));
}

/** Identifies the rows that were written last: a start after an update may write others for the same version. */
export const stateOf = async (
  written: Pick<WrittenRepository, 'derivedBy'>,
  live: ContentVersion | undefined,
): Promise<string | null> => (live ? `${live.id} ${await written.derivedBy(live)}` : null);

/** Returns content whose files are at hand. */
export const sourceOf = (files: VersionFiles): ContentSource => ({
  identity: identityOfTexts(files),
  files: () => files,
});

/** Returns the content of a stored version. */
export async function storedSource(
  db: Pick<Database, 'transaction'>,
  version: Pick<ContentVersion, 'id'>,
): Promise<ContentSource> {
  return {
    identity: await db.transaction((tx) => createVersionRepository(tx).identityOf(version)),
    files: () => db.transaction((tx) => createVersionRepository(tx).filesOf(version)),
  };
}

/** Compares in this thread. `derive` replaces how rows are derived from the files of the version. */
export const compareHere =
  (derive: (files: VersionFiles, now: Date) => ContentRows | Promise<ContentRows> = rowsOfFiles): Compare =>
  async ({ source, now, written }) => {
    const rows = await derive(await source.files(), now);
    if (!written || 'whole' in written) return compareRows(rows, wholeRows(written, now));
    const parts = partsOf(rows);
    return compareParts(parts, await writtenParts(written, hashesOf(parts)));
  };

/** Reads those recorded rows that a version has in another way. */
export const writtenParts = async (
  { known, read }: RecordedRows,
  next: ReadonlyMap<string, string>,
): Promise<WrittenParts> => ({ known, rows: await read(partsToRead(next, known)) });

export const hashesOf = (parts: ReadonlyMap<string, { sha256: string }>): Map<string, string> =>
  new Map([...parts].map(([name, { sha256 }]) => [name, sha256]));

export function wholeRows(written: WholeRows | null, now: Date): ContentRows | null {
  // The cast is safe because only publishing has written this JSON.
  if (typeof written?.whole === 'string') return JSON.parse(written.whole) as ContentRows;
  return written && rowsAsJson(rowsOfFiles(written.whole, now));
}
