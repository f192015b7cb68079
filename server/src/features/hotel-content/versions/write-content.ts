import { inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { menu, outlet, pushOutbox } from '../../../platform/db/tables/schema';
import { dropUntouchedSessions, makeSessions } from '../../activity/make-sessions';
import type { ContentRows } from '../rows/rows';
import { conflictOf } from './conflict-of';
import { lockRows } from './lock-rows';
import { tableChangesOf, type Comparison } from '../changes/compare-rows';
import type { Row, TableChanges } from '../changes/row-changes';
import { assertTablesUnused } from './tables-in-use';
import type { ContentVersion } from './version.repository';
import { writeRows } from './write-rows';

interface WrittenContent {
  /** The rows of the version, compared with those that were written last. */
  comparison: Pick<Comparison, 'changes' | 'after'>;
  now: Date;
  overwrite: boolean;
  /** Set for a hotel that is taken over: its sessions already have the times of the folder. */
  keepsSessions?: boolean;
}

/**
 * Writes the rows that differ from those written last, renews the sessions of changed activities and notifies open
 * pages.
 */
export async function writeContent(
  tx: Connection,
  version: Pick<ContentVersion, 'propertyId'>,
  { comparison, now, overwrite, keepsSessions = false }: WrittenContent,
): Promise<TableChanges[]> {
  const changes = tableChangesOf(comparison);
  await assertTablesUnused(tx, changes);
  const menuIds = await changedMenus(tx, changes);
  await lockRows(tx, changes, { overwrite, menuIds });
  await writeRows(tx, changes, { now }).catch((error: unknown) => {
    throw conflictOf(error);
  });
  await renewSessions(tx, version, keepsSessions ? [] : changes, { comparison, now });
  await publishMenuEvents(tx, version, changes, { menuIds, now });
  return changes;
}

const changesOf = (changes: TableChanges[], name: keyof ContentRows) =>
  changes.find(({ table }) => table.name === name);

/**
 * Replaces the sessions of changed activities, or of all if the time zone has changed, because the same local time is
 * then another instant. Sessions that were booked or changed by staff stay.
 */
async function renewSessions(
  tx: Connection,
  { propertyId }: Pick<ContentVersion, 'propertyId'>,
  changes: TableChanges[],
  { comparison, now }: Pick<WrittenContent, 'comparison' | 'now'>,
): Promise<void> {
  const hasMoved = changesOf(changes, 'property')?.changed.some(
    ({ before, after }) => before.timeZone !== after.timeZone,
  );
  const activities = changesOf(changes, 'activity');
  const bookables = changesOf(changes, 'bookableActivity');
  const ids = [
    ...(hasMoved ? comparison.after.activity.map(({ id }) => id) : []),
    ...(activities?.changed.map(({ after }) => after.id) ?? []),
    ...(activities?.gone.map(({ id }) => id) ?? []),
    ...(bookables?.added.map(({ activityId }) => activityId) ?? []),
    ...(bookables?.gone.map(({ activityId }) => activityId) ?? []),
  ].map(String);
  await dropUntouchedSessions(tx, ids, now);
  await makeSessions(tx, { now, propertyId });
}

/** Publishes an event for each outlet whose menus or order policy have changed, so that open pages fetch them again. */
async function publishMenuEvents(
  tx: Connection,
  { propertyId }: Pick<ContentVersion, 'propertyId'>,
  changes: TableChanges[],
  { menuIds, now }: { menuIds: string[]; now: Date },
): Promise<void> {
  if (menuIds.length > 0)
    await tx
      .update(menu)
      .set({ version: sql`${menu.version} + 1`, updatedAt: now })
      .where(inArray(menu.id, menuIds));
  const outletIds = new Set([
    ...(changesOf(changes, 'outlet')?.changed ?? []).map(({ after }) => String(after.id)),
    ...(['menu', 'orderPolicy'] as const).flatMap((name) =>
      touchedRows(changesOf(changes, name)).map(({ outletId }) => String(outletId)),
    ),
  ]);
  if (menuIds.length > 0)
    for (const { id } of await tx.select({ id: menu.outletId }).from(menu).where(inArray(menu.id, menuIds)))
      outletIds.add(id);
  if (outletIds.size === 0) return;
  const outlets = await tx
    .select()
    .from(outlet)
    .where(inArray(outlet.id, [...outletIds]));
  await tx.insert(pushOutbox).values(
    outlets.map(({ id, slug, version }) => ({
      topic: `property:${propertyId}`,
      event: 'menuUpdated' as const,
      body: { outletUuid: id, outletSlug: slug, version, soldOut: [] },
    })),
  );
}

/** Returns all rows that have changed. A changed row occurs twice, as it was before and after. */
const touchedRows = (changes: TableChanges | undefined): Row[] =>
  changes
    ? [...changes.added, ...changes.gone, ...changes.changed.flatMap(({ before, after }) => [before, after])]
    : [];

/** Returns the menus whose sections or items change. Call it before sections are removed. */
async function changedMenus(tx: Connection, changes: TableChanges[]): Promise<string[]> {
  const sections = changesOf(changes, 'menuSection');
  const items = changesOf(changes, 'menuItem');
  const sectionIds = touchedRows(items).map(({ sectionId }) => String(sectionId));
  const found =
    sectionIds.length === 0
      ? []
      : await tx.query.menuSection.findMany({
          where: (one) => inArray(one.id, sectionIds),
          columns: { menuId: true },
        });
  return [
    ...new Set([
      ...touchedRows(sections).map(({ menuId }) => String(menuId)),
      ...found.map(({ menuId }) => menuId),
    ]),
  ];
}
