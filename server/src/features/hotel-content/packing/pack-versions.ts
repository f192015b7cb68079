import { sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { replacedAt } from './replaced-at';
import { deltaOf, withDelta } from './text-delta';

/**
 * Versions that were stored or replaced later are whole: servers of the version of the software before, which run beside this
 * one during an update, cannot read packed ones. The live version is whole for the same reason.
 */
const AFTER = sql`interval '1 day'`;
/** A version that differs in more than this share of its files is stored whole, and later ones are packed against it. */
const MAX_SHARE = 0.25;
/**
 * A packed version never has this file of its own. Servers of the version of the software before see only what a version has of
 * its own, and without this file they do not take it for the content of a hotel.
 */
const HOTEL_FILE = 'hotel.yaml';

const isOld = sql`state in ('draft', 'superseded') and coalesce(${replacedAt}, created_at) < now() - ${AFTER}
  and not exists (select from content_packed where version_id = content_version.id)`;

/** Returns the ids of the hotels that have versions to pack. */
export async function hotelsToPack(db: Connection): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct property_id as id from content_version where ${isOld} order by 1`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Packs the next old version of a hotel: only the files that differ from an earlier whole version stay, and of a changed
 * text only its changed lines. Call it within the lock of the hotel's content and with `keepBlobs`. Returns whether there
 * was one.
 */
export async function packNext(tx: Connection, propertyId: string): Promise<boolean> {
  const [next] = await idsOf(tx, sql`property_id = ${propertyId} and ${isOld} order by number`);
  if (next === undefined) return false;
  const [base] = await idsOf(
    tx,
    sql`property_id = ${propertyId} and state <> 'discarded'
      and exists (select from content_version later
        where later.id = ${next} and later.number > content_version.number and later.slug = content_version.slug)
      and exists (select from content_packed
        where version_id = content_version.id and of_version_id is null) order by number desc`,
  );
  const isPacked = base !== undefined && (await pack(tx, next, base));
  if (!isPacked) await tx.execute(sql`insert into content_packed (version_id) values (${next})`);
  return true;
}

async function idsOf(tx: Connection, where: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from content_version where ${where} limit 1`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Returns whether the version resembles the base so much that it was packed. */
async function pack(tx: Connection, id: number, base: number): Promise<boolean> {
  const [own, others] = [await entriesOf(tx, id), await entriesOf(tx, base)];
  if (own.get(HOTEL_FILE) !== others.get(HOTEL_FILE)) return false;
  const same = [...own].flatMap(([path, content]) => (others.get(path) === content ? [path] : []));
  const without = [...others.keys()].filter((path) => others.get(path) !== own.get(path));
  const added = [...own.keys()].filter((path) => !others.has(path));
  if (without.length + added.length > own.size * MAX_SHARE) return false;
  await tx.execute(sql`
    insert into content_packed (version_id, of_version_id, without)
    values (${id}, ${base}, ${sql.param(without)}::text[])`);
  for (const table of [sql`content_part`, sql`content_picture`])
    await tx.execute(
      sql`delete from ${table} where version_id = ${id} and path = any(${sql.param(same)}::text[])`,
    );
  await packTexts(tx, id, base);
  return true;
}

/** Returns what is at each path of a whole version. */
async function entriesOf(tx: Connection, id: number): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ path: string; content: string }>(sql`
    select path, sha256 as content from content_part where version_id = ${id}
    union all select path, concat_ws(' ', sha256, width, height) from content_picture where version_id = ${id}`);
  return new Map(rows.map(({ path, content }) => [path, content]));
}

/**
 * Keeps only the changed lines of the texts that a packed version has in another way than the base. Where these are too many, it
 * keeps those in which the text differs from the whole text of the version before: after all prices of a menu were changed,
 * later versions resemble that one. A text that a whole version has too stays whole, and so does one that others are
 * packed against: no text is more than one step away.
 */
async function packTexts(tx: Connection, id: number, base: number): Promise<void> {
  // Hotels may have the same texts, so that one could pack a text while another one packs a text against it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content packing', 0))`);
  const before = sql`(select version.id from content_version version, content_version own
    where own.id = ${id} and version.property_id = own.property_id and version.slug = own.slug
      and version.number < own.number
      and version.state <> 'discarded' order by version.number desc limit 1)`;
  const { rows } = await tx.execute<{ sha256: string; body: string; base: string; base_body: string }>(sql`
    select text.sha256, text.body, base_text.sha256 as base, base_text.body as base_body
    from content_part part
    join content_blob text on text.sha256 = part.sha256 and text.base_sha256 is null
    join lateral (
      -- The text of the version before is often that of the base, and comparing takes long.
      select sha256, min(turn) as turn from (
        select 1 as turn, sha256 from content_part where version_id = ${base} and path = part.path
        union all
        select 2, coalesce(earlier.base_sha256, earlier.sha256) from content_version_file file
          join content_blob earlier on earlier.sha256 = file.sha256
          where file.version_id = ${before} and file.path = part.path
      ) either group by sha256
    ) candidate on candidate.sha256 <> text.sha256
    join content_blob base_text on base_text.sha256 = candidate.sha256 and base_text.base_sha256 is null
    where part.version_id = ${id}
      and not exists (select from content_blob other where other.base_sha256 = text.sha256)
      and not exists (select from content_part other where other.sha256 = text.sha256 and not exists (
        select from content_packed where version_id = other.version_id and of_version_id is not null))
    order by text.sha256, candidate.turn`);
  const [packed, bases] = [new Set<string>(), new Set<string>()];
  for (const { sha256, body, base: baseHash, base_body: baseBody } of rows) {
    if (packed.has(sha256) || packed.has(baseHash) || bases.has(sha256)) continue;
    const delta = deltaOf(baseBody, body);
    if (delta === undefined) continue;
    packed.add(sha256);
    bases.add(baseHash);
    await tx.execute(sql`
      update content_blob set body = '', base_sha256 = ${baseHash}, delta = ${delta} where sha256 = ${sha256}`);
  }
}

/** Stores texts whole again. */
export async function unpackTexts(
  tx: Connection,
  texts: readonly { sha256: string; body: string }[],
): Promise<void> {
  const bodies = new Map(texts.map(({ sha256, body }) => [sha256, body]));
  const { rows } = await tx.execute<{ sha256: string }>(sql`
    select sha256 from content_blob
    where base_sha256 is not null and sha256 = any(${sql.param([...bodies.keys()])}::text[]) order by sha256`);
  for (const { sha256 } of rows) {
    const body = bodies.get(sha256);
    if (body === undefined) throw new Error(`text ${sha256} was not loaded`);
    await tx.execute(sql`
      update content_blob set body = ${body}, base_sha256 = null, delta = null where sha256 = ${sha256}`);
  }
}

/** Stores a version whole again, because servers of the version of the software before read the live one. */
export async function unpackVersion(tx: Connection, id: number): Promise<void> {
  const { rowCount } = await tx.execute(
    sql`select from content_packed where version_id = ${id} and of_version_id is not null`,
  );
  if (!rowCount) return;
  const { rows } = await tx.execute<{ sha256: string; delta: string; base: string }>(sql`
    select text.sha256, text.delta, base.body as base from content_version_file file
    join content_blob text on text.sha256 = file.sha256
    join content_blob base on base.sha256 = text.base_sha256
    where file.version_id = ${id}`);
  await unpackTexts(
    tx,
    rows.map(({ sha256, delta, base }) => ({ sha256, body: withDelta(base, delta) })),
  );
  await tx.execute(sql`
    insert into content_part (version_id, path, sha256)
    select version_id, path, sha256 from content_version_file where version_id = ${id} on conflict do nothing`);
  await tx.execute(sql`
    insert into content_picture (version_id, path, sha256, width, height)
    select version_id, path, sha256, width, height from content_version_picture
    where version_id = ${id} on conflict do nothing`);
  await tx.execute(sql`delete from content_packed where version_id = ${id}`);
}
