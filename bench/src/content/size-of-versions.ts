import type pg from 'pg';
import { connectTo } from '../chat/database';

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
export async function sizeOfVersions(dataDir: string, slug: string): Promise<{ one: number; all: number }> {
  const bytesUpTo = async (number: number) => {
    const [row] = await query<{ bytes: string }>(dataDir, SIZE, [slug, number]);
    return Number(row?.bytes ?? 0);
  };
  return { one: await bytesUpTo(1), all: await bytesUpTo(2_147_483_647) };
}

/** Makes the versions of a hotel so old that the server packs all but the live one. */
export const makeOld = (dataDir: string, slug: string): Promise<unknown> =>
  query(
    dataDir,
    `update content_version set created_at = created_at - interval '2 days',
      published_at = published_at - interval '2 days' where slug = $1`,
    [slug],
  );

/** Returns the number of the versions of a hotel that wait to be packed once they are old. */
export async function unpackedVersions(dataDir: string, slug: string): Promise<number> {
  const [row] = await query<{ count: string }>(
    dataDir,
    `select count(*) from content_version where slug = $1 and state in ('draft', 'superseded')
      and not exists (select from content_packed where version_id = content_version.id)`,
    [slug],
  );
  return Number(row?.count ?? 0);
}

/** Each query has a connection of its own, because the database ends with the server. */
async function query<Row extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const client = await connectTo(dataDir);
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
