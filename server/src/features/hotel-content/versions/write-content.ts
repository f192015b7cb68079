import { inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { menu, outlet, pushOutbox } from '../../../platform/db/tables/schema';
import { dropUntouchedSessions, makeSessions } from '../../activity/make-sessions';
import type { ContentRows } from '../rows/rows';
import { conflictOf } from './conflict-of';
import { rowChanges, type Row, type TableChanges } from './row-changes';
import type { ContentVersion } from './version.repository';
import { writeRows } from './write-rows';

interface WrittenContent {
  /** The rows as they were written before; `null` if there are none. */
  live: ContentRows | null;
  next: ContentRows;
  now: Date;
  overwrite: boolean;
  /** A hotel that is taken over keeps its sessions, whose times are those of the folder. */
  keepsSessions?: boolean;
}

/** Writes what differs from what was written before, and all that follows from it. */
export async function writeContent(
  tx: Connection,
  version: Pick<ContentVersion, 'propertyId'>,
  { live, next, now, overwrite, keepsSessions = false }: WrittenContent,
): Promise<TableChanges[]> {
  const changes = rowChanges(live, next);
  await writeRows(tx, changes, { now, overwrite }).catch((error: unknown) => {
    throw conflictOf(error);
  });
  await renewSessions(tx, version, keepsSessions ? [] : changes, now);
  await tellPages(tx, version, changes, now);
  return changes;
}

const changesOf = (changes: TableChanges[], name: keyof ContentRows) =>
  changes.find(({ table }) => table.name === name);

/** Makes the sessions of new times; those that nobody has booked or touched give way to them. */
async function renewSessions(
  tx: Connection,
  { propertyId }: Pick<ContentVersion, 'propertyId'>,
  changes: TableChanges[],
  now: Date,
): Promise<void> {
  const activities = changesOf(changes, 'activity');
  const bookables = changesOf(changes, 'bookableActivity');
  const ids = [
    ...(activities?.changed.map(({ after }) => after.id) ?? []),
    ...(activities?.gone.map(({ id }) => id) ?? []),
    ...(bookables?.added.map(({ activityId }) => activityId) ?? []),
    ...(bookables?.gone.map(({ activityId }) => activityId) ?? []),
  ].map(String);
  await dropUntouchedSessions(tx, ids, now);
  await makeSessions(tx, { now, propertyId });
}

/** Pages that show a menu of an outlet fetch it again if it, its menus or the rules of its orders have changed. */
async function tellPages(
  tx: Connection,
  { propertyId }: Pick<ContentVersion, 'propertyId'>,
  changes: TableChanges[],
  now: Date,
): Promise<void> {
  const menuIds = await changedMenus(tx, changes);
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

/** The rows that publishing has written or removed, as they were and as they are. */
const touchedRows = (changes: TableChanges | undefined): Row[] =>
  changes
    ? [...changes.added, ...changes.gone, ...changes.changed.flatMap(({ before, after }) => [before, after])]
    : [];

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
