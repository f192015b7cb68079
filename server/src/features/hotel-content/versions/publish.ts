import { eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { menu, outlet, property, pushOutbox } from '../../../platform/db/tables/schema';
import { dropUntouchedSessions, makeSessions } from '../../activity/make-sessions';
import { readContent } from '../folder/read-content';
import type { ContentRows } from '../rows/rows';
import { rowsOf } from '../rows/rows-of';
import { busyOf, conflictOf } from './conflict-of';
import { ContentConflict } from './content-conflict';
import { rowChanges, type Row, type TableChanges } from './row-changes';
import {
  createVersionRepository,
  lockContent,
  type ContentVersion,
  type VersionFiles,
} from './version.repository';
import { writeRows } from './write-rows';

export interface PublishOptions {
  now: Date;
  by: string;
  /** Publishes although another version went live, and over rows that were changed by other means. */
  overwrite?: boolean;
}

/**
 * Publishes a draft in one transaction: guests see the old content before its commit and the new one after it,
 * and an interruption leaves the old one.
 */
export async function publishVersion(
  db: Pick<Database, 'transaction'>,
  version: ContentVersion,
  { now, by, overwrite = false }: PublishOptions,
): Promise<TableChanges[]> {
  const published = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'`);
    await lockContent(tx, version.propertyId);
    const versions = createVersionRepository(tx);
    const live = await versions.live(version.slug);
    if ((live?.number ?? null) !== version.base && !overwrite)
      throw new ContentConflict(
        'base-moved',
        `Version ${live?.number ?? 0} has been published since version ${version.number} was made; import the folder again after taking over what it changed.`,
      );
    if (!live) await assertNew(tx, version);
    const liveRows = live ? rowsOfFiles(await versions.filesOf(live)) : null;
    const next = withPosition(
      rowsOfFiles(await versions.filesOf(version)),
      liveRows,
      await tx.$count(property),
    );
    const changes = rowChanges(liveRows, next);
    await writeRows(tx, changes, { now, overwrite }).catch((error: unknown) => {
      throw conflictOf(error);
    });
    await renewSessions(tx, version, changes, now);
    await tellPages(tx, version, changes, now);
    await versions.markLive(version, { by, at: now });
    return changes;
  });
  return published.catch((error: unknown) => {
    throw busyOf(error);
  });
}

/** Reads the rows of a stored version, which was checked when it was stored. */
export function rowsOfFiles({ files, pictures }: VersionFiles): ContentRows {
  const { content, problems } = readContent(files, pictures);
  if (!content) throw new Error(`a stored version cannot be read: ${problems[0]?.code ?? ''}`);
  return rowsOf(content);
}

async function assertNew(tx: Connection, { slug }: ContentVersion): Promise<void> {
  if ((await tx.$count(property, eq(property.slug, slug))) > 0)
    throw new ContentConflict(
      'not-from-a-folder',
      `There is a hotel "${slug}" that was not published from a folder. Choose another slug.`,
    );
}

/** A new hotel comes last in the list of hotels; later publishes leave its place alone. */
const withPosition = (rows: ContentRows, live: ContentRows | null, position: number): ContentRows =>
  live ? rows : { ...rows, property: rows.property.map((row) => ({ ...row, position })) };

const changesOf = (changes: TableChanges[], name: keyof ContentRows) =>
  changes.find(({ table }) => table.name === name);

/** Makes the sessions of new times; those that nobody has booked or touched give way to them. */
async function renewSessions(
  tx: Connection,
  { propertyId }: ContentVersion,
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
  { propertyId }: ContentVersion,
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
