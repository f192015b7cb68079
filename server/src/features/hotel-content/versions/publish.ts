import { and, eq, max, ne, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { guestOrder, property, pushOutbox } from '../../../platform/db/tables/schema';
import type { ContentRows } from '../rows/rows';
import type { Hotel } from '../schema/hotel.schema';
import { adoptedRows } from './adopted-rows';
import { baseConflictOf } from './base-conflict';
import { withRetries } from './conflict-of';
import { ContentConflict } from './content-conflict';
import type { TableChanges } from '../changes/row-changes';
import { HOTEL_FILE, hotelIn } from '../folder/hotel-in';
import { keepGuidelines } from './keep-guidelines';
import { rowsOfFiles } from './rows-of-files';
import { lockContent } from '../lock/content-lock';
import { createVersionRepository, type ContentVersion, type VersionFiles } from './version.repository';
import { withWithdrawnTables } from './withdrawn-tables';
import { writeContent } from './write-content';

export interface PublishOptions {
  now: Date;
  by: string;
  /**
   * Publishes even if another version has gone live since the draft was made, and overwrites rows that were changed
   * by other means.
   */
  overwrite?: boolean;
  /**
   * Takes over the existing rows of a hotel that was not published from a folder, such as a demo hotel of an earlier
   * version of the suite.
   */
  adopts?: boolean;
  /** Replaces how the rows are derived, for callers that have read the files already or do so in another thread. */
  derive?: (files: VersionFiles, now: Date) => ContentRows | Promise<ContentRows>;
  /** Runs in the transaction before anything is written. If it throws, nothing is published. */
  beforeLive?: (tx: Connection, publishing: Publishing) => Promise<void>;
}

interface Publishing {
  live: ContentVersion | undefined;
  /** `null` if nothing was live. */
  before: { hotel: Hotel; rows: ContentRows } | null;
  after: { hotel: Hotel; rows: ContentRows };
}

/**
 * Publishes a draft in one transaction, so that guests see either the old or the new content, and an interruption
 * leaves the old one.
 */
export async function publishVersion(
  db: Pick<Database, 'transaction'>,
  version: ContentVersion,
  { now, by, overwrite = false, adopts = false, derive = rowsOfFiles, beforeLive }: PublishOptions,
): Promise<TableChanges[]> {
  // Reading the files of a large hotel takes seconds, in which nobody should have to wait for a lock.
  const files = await db.transaction((tx) => createVersionRepository(tx).filesOf(version));
  const derived = await derive(files, now);
  const hotel = hotelIn(files.files.get(HOTEL_FILE));
  const publish = async (tx: Connection): Promise<TableChanges[]> => {
    await tx.execute(sql`set local statement_timeout = '60s'`);
    await lockContent(tx, version.propertyId);
    const versions = createVersionRepository(tx);
    const live = await versions.live(version.slug);
    if ((live?.number ?? null) !== version.base && !overwrite)
      throw await baseConflictOf(versions, version, live);
    const isAdopted = adopts && !live && (await propertyExists(tx, version));
    if (!live && !isAdopted) await assertNew(tx, version);
    else if (live && live.propertyId !== version.propertyId)
      throw new ContentConflict(
        'id-taken',
        `"${version.slug}" is live with another id; its "uuid" cannot change.`,
      );
    const written = live
      ? ((await versions.writtenRows(live)) ?? rowsOfFiles(await versions.filesOf(live), now))
      : isAdopted
        ? await adoptedRows(tx, version.propertyId, derived)
        : null;
    const rows = withWithdrawnTables(derived, written);
    if (written) await assertSameMoney(tx, written, rows);
    const next = withPosition(rows, written, await lastPosition(tx));
    const publishing: Publishing = {
      live,
      before:
        live && written ? { hotel: hotelIn(await versions.fileOf(live, HOTEL_FILE)), rows: written } : null,
      after: { hotel, rows },
    };
    assertFourEyes(publishing, version, by);
    await beforeLive?.(tx, publishing);
    const changes = await writeContent(tx, version, {
      live: written,
      next,
      now,
      overwrite,
      keepsSessions: isAdopted,
    });
    await keepGuidelines(tx, { before: written, after: rows, now });
    // Publishing brings back a withdrawn hotel.
    await tx.update(property).set({ withdrawnAt: null }).where(eq(property.id, version.propertyId));
    await versions.recordWrittenRows(version, rows);
    await versions.markLive(version, { by, at: now });
    const { added, changed, gone } = countsOf(changes);
    if (added + changed + gone > 0) await tx.insert(pushOutbox).values(contentPublished(version));
    return changes;
  };
  return withRetries(() => db.transaction(publish));
}

const propertyExists = async (tx: Connection, { propertyId, slug }: ContentVersion): Promise<boolean> =>
  (await tx.$count(property, and(eq(property.id, propertyId), eq(property.slug, slug)))) > 0;

async function assertNew(tx: Connection, { slug, propertyId }: ContentVersion): Promise<void> {
  const isTaken = and(eq(property.id, propertyId), ne(property.slug, slug));
  if ((await tx.$count(property, isTaken)) > 0)
    throw new ContentConflict('id-taken', `The uuid of "${slug}" is the id of another hotel.`);
  if ((await tx.$count(property, eq(property.slug, slug))) > 0)
    throw new ContentConflict(
      'not-from-a-folder',
      `There is a hotel "${slug}" that was not published from a folder. Choose another slug.`,
    );
}

/**
 * Throws if the author of a draft publishes it at a hotel that requires two people. The rule is read from the live
 * version, because the author could remove it from the draft. Going back to an earlier version is allowed.
 */
function assertFourEyes({ before }: Publishing, { createdBy, copyOf }: ContentVersion, by: string): void {
  if (!before?.hotel.publishing?.fourEyes || createdBy !== by || copyOf !== null) return;
  throw new ContentConflict(
    'four-eyes',
    'This hotel publishes with four eyes: somebody else than the author has to publish it.',
  );
}

/** Tells open pages to read again what they show. */
const contentPublished = ({ propertyId, number }: ContentVersion) => ({
  topic: `property:${propertyId}`,
  event: 'contentPublished' as const,
  body: { version: number },
});

/** Counts the rows that publishing has written or removed. */
export function countsOf(changes: TableChanges[]): { added: number; changed: number; gone: number } {
  const sum = (of: (one: TableChanges) => unknown[]) => changes.reduce((all, one) => all + of(one).length, 0);
  return {
    added: sum((one) => one.added),
    changed: sum((one) => one.changed),
    gone: sum((one) => one.gone),
  };
}

/**
 * Throws if the currency of a hotel with orders changes, because the amounts of orders are stored without a currency.
 */
async function assertSameMoney(tx: Connection, written: ContentRows, next: ContentRows): Promise<void> {
  const [before] = written.property;
  const [after] = next.property;
  if (!before || before.currency === after?.currency) return;
  if ((await tx.$count(guestOrder, eq(guestOrder.propertyId, before.id ?? ''))) === 0) return;
  throw new ContentConflict(
    'currency-in-use',
    `Guests have ordered in ${before.currency}. A hotel with orders keeps its currency.`,
  );
}

/** Returns the last position in the list of hotels; -1 if there are none. Positions have gaps after an erasure. */
async function lastPosition(tx: Connection): Promise<number> {
  const [found] = await tx.select({ last: max(property.position) }).from(property);
  return found?.last ?? -1;
}

/** Puts a new hotel at the end of the list of hotels. Later versions do not change its position. */
const withPosition = (rows: ContentRows, live: ContentRows | null, last: number): ContentRows =>
  live ? rows : { ...rows, property: rows.property.map((row) => ({ ...row, position: last + 1 })) };
