import type pg from 'pg';

/** The rows of versions and the texts that they name; a text counts once, however many versions have it. */
const SIZE = `
  with version as (select id, number from content_version where slug = $1 and number <= $2),
  part as (select p.* from content_part p join version on version.id = p.version_id)
  select coalesce((select sum(pg_column_size(part.*)) from part), 0)
    + coalesce((select sum(pg_column_size(b.*)) from content_blob b
      where b.sha256 in (select sha256 from part)), 0)
    + coalesce((select sum(pg_column_size(p.*)) from content_packed p
      join version on version.id = p.version_id), 0)
    + coalesce((select sum(pg_column_size(p.*)) from content_picture p
      join version on version.id = p.version_id), 0) as bytes`;

/** Returns the bytes that the database keeps of the first version of a hotel, and of all of them. */
export async function sizeOfVersions(client: pg.Client, slug: string): Promise<{ one: number; all: number }> {
  const bytesUpTo = async (number: number) =>
    Number((await client.query<{ bytes: string }>(SIZE, [slug, number])).rows[0]?.bytes ?? 0);
  return { one: await bytesUpTo(1), all: await bytesUpTo(2_147_483_647) };
}

/** Makes the versions of a hotel so old that the next one to be stored packs them. */
export const makeOld = (client: pg.Client, slug: string): Promise<unknown> =>
  client.query(`update content_version set created_at = created_at - interval '2 days' where slug = $1`, [
    slug,
  ]);
