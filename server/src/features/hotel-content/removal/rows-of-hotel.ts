import { sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';

interface ForeignKey {
  child: string;
  columns: string[];
  parent: string;
  refers: string[];
}

/** Selects the rows of one hotel in a table. */
export interface HotelRows {
  table: string;
  where: SQL;
}

/**
 * Returns the tables with rows of a hotel, each before the tables that it references. They are read from the catalog
 * of the database, so that no new table can be forgotten. A row belongs to the hotel if its `property_id` says so, or
 * if it references a row that belongs to the hotel. Only the pictures in the file store belong to a slug, and reminders to
 * a subject of any kind.
 */
export async function rowsOfHotel(db: Connection, propertyId: string): Promise<HotelRows[]> {
  const direct = await tablesWithProperty(db);
  const keys = await foreignKeys(db);
  const found = new Map<string, SQL>([
    ['content_picture_file', isPictureOf(propertyId)],
    ['reminder', isReminderOf(propertyId)],
    ['property', sql`id = ${propertyId}`],
  ]);
  for (const table of direct) found.set(table, sql`property_id = ${propertyId}`);
  // A table is added as soon as one of the tables that it references is known, so that cycles end.
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const { child } of keys) {
      const owners = keys.filter(
        (one) => one.child === child && one.parent !== child && found.has(one.parent),
      );
      if (found.has(child) || owners.length === 0) continue;
      found.set(
        child,
        sql.join(
          owners.map((one) => belongsTo(one, found)),
          sql` or `,
        ),
      );
      isNew = true;
    }
  }
  return childrenFirst([...found.keys()], keys).map((table) => ({
    table,
    where: found.get(table) ?? sql`false`,
  }));
}

/** Reminders reference their subject without a foreign key, so they are deleted before it. */
const isReminderOf = (propertyId: string): SQL => sql`
  subject_kind = 'activity' and subject_id in (select id from activity_booking where property_id = ${propertyId})`;

/** Pictures that a draft under another id with the same slug contains as well are not those of the hotel. */
export const isPictureOf = (propertyId: string): SQL => sql`
  slug = (select slug from property where id = ${propertyId}) and not exists (
    select from content_picture picture join content_version version on version.id = picture.version_id
    where version.slug = content_picture_file.slug and version.property_id <> ${propertyId}
      and picture.sha256 = content_picture_file.sha256)`;

function belongsTo({ columns, parent, refers }: ForeignKey, found: ReadonlyMap<string, SQL>): SQL {
  const list = (names: string[]) =>
    sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
  return sql`(${list(columns)}) in (select ${list(refers)} from ${sql.identifier(parent)} where ${found.get(parent)})`;
}

function childrenFirst(tables: string[], keys: ForeignKey[]): string[] {
  const sorted: string[] = [];
  const visit = (table: string, above: readonly string[]) => {
    if (sorted.includes(table) || above.includes(table)) return;
    for (const { child } of keys.filter(({ parent }) => parent === table))
      if (tables.includes(child)) visit(child, [...above, table]);
    sorted.push(table);
  };
  for (const table of tables) visit(table, []);
  return sorted;
}

async function tablesWithProperty(db: Connection): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'property_id' order by table_name`);
  return rows.map(({ name }) => name);
}

async function foreignKeys(db: Connection): Promise<ForeignKey[]> {
  const names = (numbers: SQL, table: SQL) =>
    sql`(select json_agg(a.attname order by k.place) from unnest(${numbers}) with ordinality as k(number, place)
      join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`;
  const { rows } = await db.execute<{
    child: string;
    columns: string[];
    parent: string;
    refers: string[];
  }>(sql`
    select child.relname as child, ${names(sql`c.conkey`, sql`c.conrelid`)} as columns,
      parent.relname as parent, ${names(sql`c.confkey`, sql`c.confrelid`)} as refers
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    order by child.relname, c.conname`);
  return rows;
}
