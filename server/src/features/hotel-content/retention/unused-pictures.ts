import { sql, type SQL } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';

/** One run handles at most this many pictures; the rest wait for the next run. */
const MAX_PER_RUN = 200;
/** So many failures mean that the file store is away, and every further one would take seconds. */
const MAX_FAILURES = 20;

/** Removes all files of a picture from the file store. Removing one that is gone succeeds. */
export type RemovePicture = (slug: string, picture: { sha256: string; width: number }) => Promise<void>;

interface DeleteOptions {
  /** Pictures that an import has wanted since are kept, because its version may not be stored yet. */
  before: SQL;
  removePicture: RemovePicture;
}

interface PictureFile {
  slug: string;
  sha256: string;
  width: number;
}

/**
 * Deletes the files of pictures that no version contains. A picture that cannot be removed does not keep the others
 * from being removed; the next run repeats it. The failures are thrown together at the end.
 */
export async function deleteUnusedPictures(
  db: Pick<Database, 'transaction'>,
  { before, removePicture }: DeleteOptions,
): Promise<void> {
  const failures = new Map<string, unknown>();
  for (let done = 0; done < MAX_PER_RUN && failures.size < MAX_FAILURES; done += 1) {
    const result = await deleteNext(db, { before, removePicture }, [...failures.keys()]);
    if (result === 'none') break;
    if (result !== 'deleted') failures.set(result.key, result.error);
  }
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `${failures.size} pictures were not removed`);
}

/**
 * The row of a picture is locked while its files are removed, so that an import that wants it again waits, and then
 * stores it again. Each picture has a transaction of its own: if the file store fails or the process is killed, the
 * row stays.
 */
async function deleteNext(
  db: Pick<Database, 'transaction'>,
  { before, removePicture }: DeleteOptions,
  skipped: string[],
): Promise<'none' | 'deleted' | { key: string; error: unknown }> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<PictureFile & Record<string, unknown>>(sql`
      select slug, sha256, width from content_picture_file file
      where wanted_at < ${before} and ${isUnused}
        and not (${KEY} = any(${sql.param(skipped)}::text[]))
      order by wanted_at, slug, sha256 limit 1 for update skip locked`);
    const [picture] = rows;
    if (!picture) return 'none';
    const { slug, sha256 } = picture;
    try {
      await removePicture(slug, picture);
    } catch (error) {
      return { key: `${slug}/${sha256}`, error };
    }
    await tx.execute(sql`delete from content_picture_file where slug = ${slug} and sha256 = ${sha256}`);
    return 'deleted';
  });
}

const KEY = sql`slug || '/' || sha256`;

/** Records the pictures that servers of earlier releases have stored without recording them. */
export const recordPictures = (db: Connection): Promise<void> =>
  db
    .execute(
      sql`
    insert into content_picture_file (slug, sha256, width)
    select distinct on (version.slug, picture.sha256) version.slug, picture.sha256, picture.width
    from content_picture picture join content_version version on version.id = picture.version_id
    order by version.slug, picture.sha256
    on conflict do nothing`,
    )
    .then(() => {});

/**
 * Rows name a picture by the beginning of its hash. Those of withdrawn outlets and activities outlive their version,
 * moderators see the revisions of a post, and the photos that a decision has taken away can come back.
 */
const isShown = (table: 'post' | 'post_revision' | 'outlet' | 'activity' | 'moderation_case'): SQL => {
  const pictures =
    table === 'moderation_case' ? sql`shown.snapshot -> 'taken' -> 'pictures'` : sql`shown.pictures`;
  return sql`exists (
    select from ${sql.identifier(table)} shown join property on property.id = shown.property_id
    where property.slug = file.slug
      and ${pictures} @> jsonb_build_array(jsonb_build_object('hash', left(file.sha256, 16))))`;
};

/** Versions are compared by slug, because files are stored by it: a draft may have another id than the live hotel. */
const isUnused = sql`not exists (
    select from content_picture picture join content_version version on version.id = picture.version_id
    where version.slug = file.slug and picture.sha256 = file.sha256)
  and not ${isShown('post')} and not ${isShown('post_revision')} and not ${isShown('moderation_case')}
  and not ${isShown('outlet')} and not ${isShown('activity')}`;
