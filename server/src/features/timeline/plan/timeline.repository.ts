import { businessDay } from '@guest/shared/contracts/core/local-time';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { guest } from '../../../platform/db/tables/schema';
import type { PropertyScope } from '../../property/property-scope';
import type { EntryQuery, EntryRow, EntrySource, TimelineEntry } from '../entries/entry-source';
import { timelineGuestColumns, type TimelineGuest } from '../entries/timeline-guest';

interface EntriesQuery {
  sources: readonly EntrySource[];
  query: EntryQuery;
  scope: PropertyScope;
  guest: TimelineGuest;
}

export type TimelineRepository = ReturnType<typeof createTimelineRepository>;

export function createTimelineRepository(db: Database) {
  return {
    async findGuest(id: string): Promise<TimelineGuest | undefined> {
      const [found] = await db.select(timelineGuestColumns).from(guest).where(eq(guest.id, id));
      return found;
    },

    /** Reads all sources in one statement. */
    async loadEntries({ sources, query, scope, guest }: EntriesQuery): Promise<TimelineEntry[]> {
      const { rows } = await db.execute(unionAll(sources.map((source) => source.select(query))));
      const byKind = new Map<string, EntrySource>(sources.map((source) => [source.kind, source]));
      const { timeZone, businessDayStart } = scope.property;
      const now = query.now.getTime();
      const context = { scope, now, guest, today: businessDay(now, timeZone, businessDayStart) };
      // `entryColumns` gives every row of the statement this shape.
      return (rows as unknown as EntryRow<unknown>[]).flatMap(
        (row) => byKind.get(row.kind)?.toEntry(row, context) ?? [],
      );
    },
  };
}

const unionAll = (selects: SQL[]): SQL =>
  sql.join(
    selects.map((select) => sql`(${select})`),
    sql` union all `,
  );
