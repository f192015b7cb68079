import { sql, type SQL } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { runAll } from '../../../platform/jobs/interval-task';
import { lockContent } from '../lock/content-lock';

/**
 * Deletes outlets, activities, what can be booked of them, and request templates that were withdrawn before this time and
 * to which nothing of guests refers. Each hotel has a transaction of its own, which waits for whoever is publishing, because
 * publishing may bring a row back.
 */
export async function deleteWithdrawn(db: Database, before: SQL): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select property_id as id from outlet where withdrawn_at < ${before}
    union select property_id from activity where withdrawn_at < ${before}
    union select property_id from bookable_activity where withdrawn_at < ${before}
    union select property_id from request_template where not is_active and updated_at < ${before}
      and ${isOfHotel}`);
  await runAll(async (run) => {
    for (const { id } of rows) await run(db.transaction((tx) => deleteOfHotel(tx, id, before)));
  });
}

async function deleteOfHotel(tx: Connection, propertyId: string, before: SQL): Promise<void> {
  await lockContent(tx, propertyId);
  const isOld = sql`property_id = ${propertyId} and withdrawn_at < ${before}`;
  await tx.execute(sql`
    delete from activity where ${isOld} and not ${isNamed('activity')} and not exists (
      select from activity_booking booking join activity_session session on session.id = booking.session_id
      where session.activity_id = activity.id)`);
  await tx.execute(sql`
    delete from bookable_activity where ${isOld} and not exists (
      select from activity_session where bookable_activity_id = bookable_activity.id)`);
  const { rows: outlets } = await tx.execute<{ id: string }>(sql`
    delete from outlet where ${isOld} and not ${isNamed('outlet')}
      and not exists (select from activity where outlet_id = outlet.id)
      and not exists (select from guest_order where outlet_id = outlet.id)
      and not exists (select from table_booking where outlet_id = outlet.id)
    returning id`);
  if (outlets.length > 0)
    await forgetTables(
      tx,
      propertyId,
      outlets.map(({ id }) => id),
    );
  // Only publishing tells when a template was withdrawn; a hotel without a folder may have switched it off.
  await tx.execute(sql`
    with written as (${templatesOf(propertyId)})
    delete from request_template template
    where template.property_id = ${propertyId} and not is_active and updated_at < ${before} and ${isOfHotel}
      and exists (select from written)
      and not exists (select from written
        where templates @> jsonb_build_array(jsonb_build_object('id', template.id)))
      and not exists (select from ticket where template_id = template.id)`);
}

/** The templates among the recorded rows. Servers of an earlier version have recorded them in another table. */
const templatesOf = (propertyId: string): SQL => sql`
  select coalesce((select rows::jsonb from content_written_part one
    where one.property_id = content_written_set.property_id and part = 'requestTemplate'), '[]') as templates
  from content_written_set where property_id = ${propertyId}
  union all select rows -> 'requestTemplate' from content_written where property_id = ${propertyId}`;

/** The templates that the suite itself uses are never active, and only their keys contain an underscore. */
const isOfHotel = sql`strpos(slug, '_') = 0`;

/** Whether a guest has the row among the favorites, or a post names it as its place. */
const isNamed = (table: 'outlet' | 'activity'): SQL => {
  const id = sql`${sql.identifier(table)}.id`;
  return sql`(exists (select from favorite where type = ${table} and uuid = ${id})
    or exists (select from post where ${sql.identifier(`${table}_id`)} = ${id}))`;
};

/**
 * The tables of withdrawn outlets are among the rows that publishing compares with. Without this, an outlet that comes
 * back would not get its tables, because they would count as written.
 */
async function forgetTables(tx: Connection, propertyId: string, outletIds: string[]): Promise<void> {
  const parts = outletIds.flatMap((id) => [`diningArea/${id}`, `diningTable/${id}`]);
  await tx.execute(sql`
    delete from content_written_part where property_id = ${propertyId} and part = any(${sql.param(parts)}::text[])`);
  await tx.execute(sql`
    update content_written set rows = rows
      || jsonb_build_object('diningArea', ${rowsWithout('diningArea', outletIds)})
      || jsonb_build_object('diningTable', ${rowsWithout('diningTable', outletIds)})
    where property_id = ${propertyId}`);
}

const rowsWithout = (name: 'diningArea' | 'diningTable', outletIds: string[]): SQL => sql`(
  select coalesce(jsonb_agg(one order by place), '[]')
  from jsonb_array_elements(rows -> ${sql.raw(`'${name}'`)}) with ordinality as listed(one, place)
  where not one ->> 'outletId' = any(${sql.param(outletIds)}::text[]))`;
