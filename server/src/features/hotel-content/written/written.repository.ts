import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { contentWritten, contentWrittenPart, contentWrittenSet } from '../../../platform/db/tables/schema';
import type { RecordedParts } from '../changes/compare-rows';
import { rowsIn, type RowPart } from '../changes/row-parts';
import type { ContentRows } from '../rows/rows';
import { derivation } from './derivation';

interface Version {
  id: number;
  propertyId: string;
}

export type WrittenRepository = ReturnType<typeof createWrittenRepository>;

const PARTS_AT_ONCE = 500;

/**
 * Stores the rows that were written for the live versions of hotels. Servers of an earlier version of the software have
 * stored them as a whole in another table; theirs are used if no rows of the version are recorded in parts.
 */
export function createWrittenRepository(db: Connection) {
  async function setOf({ id, propertyId }: Version) {
    const isOfVersion = and(
      eq(contentWrittenSet.propertyId, propertyId),
      eq(contentWrittenSet.versionId, id),
    );
    const [found] = await db
      .select({ derivedBy: contentWrittenSet.derivedBy })
      .from(contentWrittenSet)
      .where(isOfVersion);
    return found;
  }

  const isWhole = ({ id, propertyId }: Version) =>
    and(eq(contentWritten.propertyId, propertyId), eq(contentWritten.versionId, id));

  return {
    /** Returns the `derivation` that has written the rows of the version, or `null` if it was not recorded. */
    async derivedBy(version: Version): Promise<string | null> {
      const found = await setOf(version);
      if (found) return found.derivedBy;
      const [whole] = await db
        .select({ by: contentWritten.derivedBy })
        .from(contentWritten)
        .where(isWhole(version));
      return whole?.by ?? null;
    },

    /** Returns the hashes of the recorded parts by their names, or `undefined` if none are recorded in parts. */
    async hashes(version: Version): Promise<Map<string, string> | undefined> {
      if (!(await setOf(version))) return undefined;
      const parts = await db
        .select({ part: contentWrittenPart.part, sha256: contentWrittenPart.sha256 })
        .from(contentWrittenPart)
        .where(and(eq(contentWrittenPart.propertyId, version.propertyId), isOfExistingOutlet));
      return new Map(parts.map(({ part, sha256 }) => [part, sha256]));
    },

    async read({ propertyId }: Version, names: readonly string[]): Promise<Map<string, RowPart>> {
      const isWanted = and(
        eq(contentWrittenPart.propertyId, propertyId),
        inArray(contentWrittenPart.part, [...names]),
      );
      const parts = await db
        .select({
          part: contentWrittenPart.part,
          sha256: contentWrittenPart.sha256,
          json: contentWrittenPart.rows,
        })
        .from(contentWrittenPart)
        .where(isWanted);
      return new Map(parts.map(({ part, ...one }) => [part, one]));
    },

    /** Returns the rows that an earlier version of the software has recorded, as JSON. */
    async whole(version: Version): Promise<string | undefined> {
      const [found] = await db
        .select({ json: sql<string>`${contentWritten.rows}::text` })
        .from(contentWritten)
        .where(isWhole(version));
      return found?.json;
    },

    /** Returns all rows that were written for the version, or `undefined` if they were not recorded. */
    async rows(version: Version): Promise<ContentRows | undefined> {
      const hashes = await this.hashes(version);
      if (hashes) {
        const parts = await this.read(version, [...hashes.keys()]);
        return rowsIn([...parts].map(([name, { json }]) => [name, json] as const));
      }
      const json = await this.whole(version);
      // The cast is safe because only publishing has written this column.
      return json === undefined ? undefined : (JSON.parse(json) as ContentRows);
    },

    /** Records the rows of a version in place of those of the version before. */
    async record({ id, propertyId }: Version, { names, changed }: RecordedParts): Promise<void> {
      const set = { versionId: id, derivedBy: await derivation() };
      await db
        .insert(contentWrittenSet)
        .values({ propertyId, ...set })
        .onConflictDoUpdate({ target: contentWrittenSet.propertyId, set });
      await db
        .delete(contentWrittenPart)
        .where(
          and(eq(contentWrittenPart.propertyId, propertyId), notInArray(contentWrittenPart.part, names)),
        );
      for (let i = 0; i < changed.length; i += PARTS_AT_ONCE)
        await db
          .insert(contentWrittenPart)
          .values(
            changed
              .slice(i, i + PARTS_AT_ONCE)
              .map(([part, { sha256, json }]) => ({ propertyId, part, sha256, rows: json })),
          )
          .onConflictDoUpdate({
            target: [contentWrittenPart.propertyId, contentWrittenPart.part],
            set: { sha256: sql`excluded.sha256`, rows: sql`excluded.rows` },
          });
      await db.delete(contentWritten).where(eq(contentWritten.propertyId, propertyId));
    },
  };
}

/**
 * The areas and tables of a withdrawn outlet are recorded until the outlet is deleted. A server of an earlier version
 * that deletes it does not know these parts; without this, an outlet that comes back would not get its tables.
 */
const isOfExistingOutlet = sql`(${contentWrittenPart.part} not like 'dining%' or exists (
  select from outlet where outlet.property_id = ${contentWrittenPart.propertyId}
    and outlet.id::text = split_part(${contentWrittenPart.part}, '/', 2)))`;
