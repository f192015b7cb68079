import { and, eq, max, ne, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { guestOrder, property, pushOutbox } from '../../../platform/db/tables/schema';
import type { ContentRows } from '../rows/rows';
import type { Hotel } from '../schema/hotel.schema';
import { adoptedRows } from './adopted-rows';
import { baseConflictOf } from './base-conflict';
import {
  compareHere,
  compareWithLive,
  stateOf,
  storedSource,
  type Compare,
  type ComparedVersion,
} from './compare-with-live';
import { LiveMoved, withRetries } from './conflict-of';
import { ContentConflict } from './content-conflict';
import { compareRows, type Comparison, type ViewedRows } from '../changes/compare-rows';
import type { TableChanges } from '../changes/row-changes';
import { HOTEL_FILE, hotelIn } from '../folder/hotel-in';
import { keepGuidelines } from './keep-guidelines';
import { rowsOfFiles } from './rows-of-files';
import { lockContent } from '../lock/content-lock';
import { createVersionRepository, type ContentVersion, type VersionFiles } from './version.repository';
import { createWrittenRepository } from '../written/written.repository';
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
  /** Replaces how the rows are derived, for callers that have read the files already. */
  derive?: (files: VersionFiles, now: Date) => ContentRows | Promise<ContentRows>;
  /** Replaces how the version is compared with the live one, for callers that do so in another thread. */
  compare?: Compare | undefined;
  /** The result of `compareWithLive`, for callers that publish within a transaction of their own. */
  compared?: ComparedVersion | undefined;
  /** Runs in the transaction before anything is written. If it throws, nothing is published. */
  beforeLive?: (tx: Connection, publishing: Publishing) => Promise<void>;
}

interface Publishing {
  live: ContentVersion | undefined;
  /** `null` if nothing was live. */
  before: { hotel: Hotel; rows: ViewedRows } | null;
  after: { hotel: Hotel; rows: ViewedRows };
}

/**
 * Publishes a draft in one transaction, so that guests see either the old or the new content, and an interruption
 * leaves the old one.
 */
export async function publishVersion(
  db: Pick<Database, 'transaction'>,
  version: ContentVersion,
  options: PublishOptions,
): Promise<TableChanges[]> {
  const { now, by, overwrite = false, adopts = false, derive = rowsOfFiles, beforeLive } = options;
  const { compare = compareHere(derive) } = options;
  const publish = async (tx: Connection, compared: ComparedVersion): Promise<TableChanges[]> => {
    await tx.execute(sql`set local statement_timeout = '60s'`);
    await lockContent(tx, version.propertyId);
    const versions = createVersionRepository(tx);
    const written = createWrittenRepository(tx);
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
    if (!isAdopted && compared.state !== (await stateOf(written, live))) throw new LiveMoved();
    const comparison = isAdopted
      ? await comparedWithAdopted(tx, version, { now, derive })
      : compared.comparison;
    const { before, after } = comparison;
    if (before) await assertSameMoney(tx, before, after);
    const hotelOf = async (one: ContentVersion) => hotelIn(await versions.fileOf(one, HOTEL_FILE));
    const publishing: Publishing = {
      live,
      before: live && before ? { hotel: await hotelOf(live), rows: before } : null,
      after: { hotel: await hotelOf(version), rows: after },
    };
    assertFourEyes(publishing, version, by);
    await beforeLive?.(tx, publishing);
    const changes = await writeContent(tx, version, {
      comparison: before ? comparison : withPosition(comparison, await lastPosition(tx)),
      now,
      overwrite,
      keepsSessions: isAdopted,
    });
    await keepGuidelines(tx, { before, after, now });
    // Publishing brings back a withdrawn hotel.
    await tx.update(property).set({ withdrawnAt: null }).where(eq(property.id, version.propertyId));
    await written.record(version, comparison.toRecord);
    await versions.markLive(version, { by, at: now });
    const { added, changed, gone } = countsOf(changes);
    if (added + changed + gone > 0) await tx.insert(pushOutbox).values(contentPublished(version));
    return changes;
  };
  let compared = options.compared;
  return withRetries(async () => {
    // Comparing a large hotel takes seconds, in which nobody should have to wait for a lock.
    const current = (compared ??= await compareWithLive(
      db,
      { slug: version.slug, source: await storedSource(db, version) },
      { now, compare },
    ));
    try {
      return await db.transaction((tx) => publish(tx, current));
    } catch (error) {
      if (error instanceof LiveMoved) compared = undefined;
      throw error;
    }
  });
}

async function comparedWithAdopted(
  tx: Connection,
  version: ContentVersion,
  { now, derive }: Required<Pick<PublishOptions, 'now' | 'derive'>>,
): Promise<Comparison> {
  const derived = await derive(await createVersionRepository(tx).filesOf(version), now);
  return compareRows(derived, await adoptedRows(tx, version.propertyId, derived));
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
async function assertSameMoney(tx: Connection, written: ViewedRows, next: ViewedRows): Promise<void> {
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
const withPosition = (
  { changes, after }: Comparison,
  last: number,
): Pick<Comparison, 'changes' | 'after'> => ({
  after,
  changes: changes.map((one) =>
    one.name === 'property'
      ? { ...one, added: one.added.map((row) => ({ ...row, position: last + 1 })) }
      : one,
  ),
});
