import { sql, type SQL } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { runAll } from '../../../platform/jobs/interval-task';
import { replacedAt } from '../packing/replaced-at';
import { deleteUnusedBlobs } from './blob-lock';
import { deleteWithdrawn } from './delete-withdrawn';
import { packOldVersions } from './pack-old-versions';
import { deleteUnusedPictures, recordPictures, type RemovePicture } from './unused-pictures';

/** Drafts wait this long for their publication. */
const DRAFT_DAYS = sql`interval '90 days'`;
/** A hotel can prove this long what a menu has said about allergens on a day, and bring it back. */
const PUBLISHED_MONTHS = sql`interval '24 months'`;
/** The files of a discarded version, what imports have left and withdrawn rows are deleted this much later. */
const UNUSED_DAYS = sql`interval '30 days'`;

interface DeleteOldContentDeps {
  db: Database;
  removePicture: RemovePicture;
  now: () => number;
}

/**
 * Discards old versions of hotels' content, deletes the files, texts and pictures that only discarded ones have and
 * the rows of what was withdrawn long ago, and packs the versions that are left.
 * It may run on several servers at the same time. A version that a run discards keeps its files until the next run, for
 * those who have begun to read them.
 */
export function createDeleteOldContent({ db, removePicture, now }: DeleteOldContentDeps) {
  return async (): Promise<void> => {
    const at = sql`${new Date(now())}::timestamptz`;
    await runAll(async (run) => {
      await run(recordPictures(db));
      await run(db.transaction((tx) => deleteFilesOfDiscarded(tx, at)));
      await run(deleteWithdrawn(db, sql`${at} - ${UNUSED_DAYS}`));
      await run(deleteUnusedPictures(db, { before: sql`${at} - ${UNUSED_DAYS}`, removePicture }));
      await run(deleteStock(db, at));
      await run(discardVersions(db, at));
      await run(packOldVersions(db));
    });
  };
}

/** The version of a draft counts from its beginning, a published one from its end. */
const endedBefore = (at: SQL, extra = sql`interval '0'`): SQL => sql`
  case when published_at is null then created_at < ${at} - ${DRAFT_DAYS} - ${extra}
    else ${replacedAt} < ${at} - ${PUBLISHED_MONTHS} - ${extra} end`;

/**
 * The live version is never discarded, and neither is one that a draft is based on, because rebasing needs it, or one that
 * others are packed against, because it has most of their files.
 */
const discardVersions = (db: Connection, at: SQL): Promise<void> =>
  db
    .execute(
      sql`
    update content_version set state = 'discarded'
    where state in ('draft', 'superseded') and ${endedBefore(at)}
      and not exists (select from content_version draft
        where draft.property_id = content_version.property_id and draft.state = 'draft'
          and draft.base = content_version.number and draft.created_at >= ${at} - ${DRAFT_DAYS})
      and not exists (select from content_packed packed join content_version other on other.id = packed.version_id
        where packed.of_version_id = content_version.id and other.state <> 'discarded')`,
    )
    .then(() => {});

/**
 * A while after a version was discarded, nobody who has begun to publish it still reads its files. Its row stays, so
 * that no number is given twice and the history tells who has published what.
 */
async function deleteFilesOfDiscarded(tx: Connection, at: SQL): Promise<void> {
  const isOld = sql`state = 'discarded' and ${endedBefore(at, UNUSED_DAYS)}`;
  await tx.execute(sql`
    delete from content_packed where version_id in (select id from content_version where ${isOld})`);
  const old = sql`version_id in (select id from content_version where ${isOld}
    and not exists (select from content_packed where of_version_id = content_version.id))`;
  const { rowCount } = await tx.execute(sql`delete from content_part where ${old}`);
  await tx.execute(sql`delete from content_picture where ${old}`);
  if (rowCount) await deleteUnusedBlobs(tx);
}

/** Deletes the stock of items that have been off the menu for so long that it says nothing any more. */
const deleteStock = (db: Connection, at: SQL): Promise<void> =>
  db.execute(sql`delete from withdrawn_item where withdrawn_at < ${at} - ${UNUSED_DAYS}`).then(() => {});
