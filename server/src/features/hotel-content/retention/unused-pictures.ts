import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';

/** One run handles at most this many pictures; the rest wait for the next run. */
const MAX_PER_RUN = 200;

/** Removes all files of a picture from the file store. Removing one that is gone succeeds. */
export type RemovePicture = (slug: string, picture: { sha256: string; width: number }) => Promise<void>;

interface DeleteOptions {
  /** Pictures that an import has wanted since are kept, because its version may not be stored yet. */
  before: SQL;
  removePicture: RemovePicture;
}

/**
 * Deletes the files of pictures that no version contains. The row of a picture is locked meanwhile, so that an import
 * that wants it again waits, and then stores it again. Each picture has a transaction of its own: if the file store
 * fails or the process is killed, the row stays, and the next run repeats it.
 */
export async function deleteUnusedPictures(
  db: Pick<Database, 'transaction'>,
  { before, removePicture }: DeleteOptions,
): Promise<void> {
  for (let done = 0; done < MAX_PER_RUN; done += 1) {
    const isDone = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{
        property_id: string;
        slug: string;
        sha256: string;
        width: number;
      }>(sql`
        select property_id, slug, sha256, width from content_picture_file file
        where wanted_at < ${before} and ${isUnused} limit 1 for update skip locked`);
      const [picture] = rows;
      if (!picture) return true;
      await removePicture(picture.slug, picture);
      await tx.execute(sql`delete from content_picture_file
        where property_id = ${picture.property_id} and sha256 = ${picture.sha256}`);
      return false;
    });
    if (isDone) return;
  }
}

/** Rows name a picture by the beginning of its hash. Those of withdrawn outlets and activities outlive their version. */
const isShownBy = (table: 'post' | 'outlet' | 'activity'): SQL => sql`exists (
  select from ${sql.identifier(table)} shown where shown.property_id = file.property_id
    and shown.pictures @> jsonb_build_array(jsonb_build_object('hash', left(file.sha256, 16))))`;

const isUnused = sql`not exists (
    select from content_picture picture join content_version version on version.id = picture.version_id
    where version.property_id = file.property_id and picture.sha256 = file.sha256)
  and not ${isShownBy('post')} and not ${isShownBy('outlet')} and not ${isShownBy('activity')}`;
