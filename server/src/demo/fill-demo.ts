import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection, Database } from '../platform/db/database';
import * as tables from '../platform/db/tables/schema';
import type { DemoProperty } from './model/demo-property';
import { activityRows, bookableActivityRows } from './fill/activity-rows';
import { directoryEntryRows, directoryRows } from './fill/directory-rows';
import { commentRows, likeRows, postRows } from './fill/feed-rows';
import { createImportContext, type ImportContext } from './fill/import-rows';
import { groupRows } from './fill/group-rows';
import { menuRows } from './fill/menu-rows';
import { orderPolicyRows } from './fill/order-policy-rows';
import { outletRows } from './fill/outlet-rows';
import { guestRows, staffRows } from './fill/people-rows';
import { propertyRow } from './fill/property-row';
import { announcementRows, loyaltyRow, requestTemplateRows } from './fill/service-rows';
import { sessionRows } from './fill/session-rows';
import { tableRows } from './fill/table-rows';

/** The rows per statement: PostgreSQL allows 65,535 parameters, and no row here has more than 40. */
const ROWS_AT_ONCE = 1_000;

/**
 * Fills in the demo properties in one transaction, once for all time: whoever removes them does not get them back. Where
 * they have been filled in, it only adds coming sessions and missing tables and order policies.
 */
export async function fillDemo(
  db: Pick<Database, 'transaction'>,
  properties: readonly DemoProperty[],
  { now, isWanted = true }: { now: Date; isWanted?: boolean },
): Promise<'filled' | 'kept'> {
  const contexts = properties.map((property) => createImportContext(property, now));
  return db.transaction(async (tx) => {
    await tx.insert(tables.suiteMeta).values({ id: 1 }).onConflictDoNothing();
    const [meta] = await tx.select({ demo: tables.suiteMeta.demo }).from(tables.suiteMeta);
    const fills = isWanted && meta?.demo === 'none';
    if (fills) {
      const others = await tx.$count(tables.property);
      for (const [i, context] of contexts.entries()) await fillProperty(tx, context, others + i);
      await tx.update(tables.suiteMeta).set({ demo: 'filled' });
    }
    if (meta?.demo === 'filled' && (await tx.$count(tables.property, eq(tables.property.isDemo, true))) === 0)
      await tx.update(tables.suiteMeta).set({ demo: 'removed' });
    for (const context of contexts) {
      await addSessions(tx, context);
      await addTables(tx, context);
      await addOrderPolicies(tx, context);
    }
    return fills ? 'filled' : 'kept';
  });
}

/** Adds one more property behind those that are there, with all that a demo property has. */
export async function addDemoProperty(
  db: Pick<Database, 'transaction'>,
  property: DemoProperty,
  now: Date,
): Promise<void> {
  const context = createImportContext(property, now);
  await db.transaction(async (tx) => {
    await fillProperty(tx, context, await tx.$count(tables.property));
    await addSessions(tx, context);
    await addTables(tx, context);
    await addOrderPolicies(tx, context);
  });
}

/** Adds the sessions around today; existing ones stay unchanged. */
export async function refreshSessions(
  db: Pick<Database, 'transaction'>,
  properties: readonly DemoProperty[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const property of properties) await addSessions(tx, createImportContext(property, now));
  });
}

async function fillProperty(db: Connection, context: ImportContext, position: number): Promise<void> {
  const { menus, sections, items } = menuRows(context);
  const { rooms, invites } = groupRows(context);
  await insertAll(db, tables.property, [propertyRow(context, position)]);
  await insertAll(db, tables.directory, directoryRows(context));
  await insertAll(db, tables.directoryEntry, directoryEntryRows(context));
  await insertAll(db, tables.outlet, outletRows(context));
  await insertAll(db, tables.menu, menus);
  await insertAll(db, tables.menuSection, sections);
  await insertAll(db, tables.menuItem, items);
  await insertAll(db, tables.activity, activityRows(context));
  await insertAll(db, tables.bookableActivity, bookableActivityRows(context));
  await insertAll(db, tables.guest, guestRows(context));
  await insertAll(db, tables.staff, staffRows(context));
  await insertAll(db, tables.post, postRows(context));
  await insertAll(db, tables.comment, commentRows(context));
  await insertAll(db, tables.postLike, likeRows(context));
  await insertAll(db, tables.announcement, announcementRows(context));
  await insertAll(db, tables.requestTemplate, requestTemplateRows(context));
  await insertAll(db, tables.room, rooms);
  await insertAll(db, tables.roomInvite, invites);
  await insertAll(db, tables.loyaltyProgramme, [loyaltyRow(context)]);
}

/**
 * Adds sessions only for activities that still exist, because the hotel may have removed some. Existing
 * sessions stay unchanged.
 */
async function addSessions(db: Connection, context: ImportContext): Promise<void> {
  const activities = await db.select({ id: tables.activity.id }).from(tables.activity);
  const bookables = await db.select({ id: tables.bookableActivity.id }).from(tables.bookableActivity);
  const known = new Set([...activities, ...bookables].map(({ id }) => id));
  const rows = sessionRows(context).filter(
    ({ activityId, bookableActivityId }) =>
      known.has(activityId) && (!bookableActivityId || known.has(bookableActivityId)),
  );
  for (const chunk of chunks(rows))
    await db.insert(tables.activitySession).values(chunk).onConflictDoNothing();
}

/** Also updates demos imported before outlets had tables. An outlet with its own policy keeps it. */
async function addTables(db: Connection, context: ImportContext): Promise<void> {
  const { policies, areas, tables: diningTables } = tableRows(context);
  const outlets = await db.select({ id: tables.outlet.id }).from(tables.outlet);
  const known = policies.filter(({ outletId }) => outlets.some(({ id }) => id === outletId));
  if (known.length === 0) return;
  const added = await db
    .insert(tables.bookingPolicy)
    .values(known)
    .onConflictDoNothing()
    .returning({ id: tables.bookingPolicy.outletId });
  const isNew = ({ outletId }: { outletId: string }) => added.some(({ id }) => id === outletId);
  await insertAll(db, tables.diningArea, areas.filter(isNew));
  await insertAll(db, tables.diningTable, diningTables.filter(isNew));
}

/** Also updates older demos. An outlet with empty rules gets those of the demo. */
async function addOrderPolicies(db: Connection, context: ImportContext): Promise<void> {
  const outlets = await db.select({ id: tables.outlet.id }).from(tables.outlet);
  const known = orderPolicyRows(context).filter(({ outletId }) => outlets.some(({ id }) => id === outletId));
  if (known.length === 0) return;
  const { outletId, rules } = tables.orderPolicy;
  await db
    .insert(tables.orderPolicy)
    .values(known)
    .onConflictDoUpdate({ target: outletId, set: { rules: sql`excluded.rules` }, setWhere: eq(rules, {}) });
}

async function insertAll<T extends PgTable>(
  db: Connection,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (const chunk of chunks(rows)) await db.insert(table).values(chunk);
}

const chunks = <T>(rows: T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, i) =>
    rows.slice(i * ROWS_AT_ONCE, (i + 1) * ROWS_AT_ONCE),
  );
