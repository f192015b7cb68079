import { businessDay } from '@guest/shared/contracts/core/local-time';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { PropertyScope } from '../../property/property-scope';
import type { EntryQuery, EntryRow, EntrySource, TimelineEntry } from '../entries/entry-source';
import { selectGuest } from '../entries/select-guest';
import type { TimelineGuest } from '../entries/timeline-guest';

interface EntriesQuery {
  sources: readonly EntrySource[];
  query: EntryQuery;
  scope: PropertyScope;
}

export type TimelineRepository = ReturnType<typeof createTimelineRepository>;

export function createTimelineRepository(db: Database) {
  return {
    /** Reads the guest and all sources in one statement. Returns `undefined` if the guest does not exist. */
    async loadEntries({ sources, query, scope }: EntriesQuery): Promise<TimelineEntry[] | undefined> {
      const selects = [selectGuest(query.guestId), ...sources.map((source) => source.select(query))];
      const { rows } = await db.execute(unionAll(selects));
      // `entryColumns` gives every row of the statement this shape.
      const all = rows as unknown as EntryRow<unknown, EntrySource['kind'] | 'guest'>[];
      // The cast is safe: `selectGuest` builds the facts of its row from the columns of this type.
      const guest = all.find(({ kind }) => kind === 'guest')?.facts as TimelineGuest | undefined;
      if (!guest) return undefined;
      const byKind = new Map<string, EntrySource>(sources.map((source) => [source.kind, source]));
      const { timeZone, businessDayStart } = scope.property;
      const now = query.now.getTime();
      const context = { scope, now, guest, today: businessDay(now, timeZone, businessDayStart) };
      return all.flatMap((row) => byKind.get(row.kind)?.toEntry(row, context) ?? []);
    },
  };
}

const unionAll = (selects: SQL[]): SQL =>
  sql.join(
    selects.map((select) => sql`(${select})`),
    sql` union all `,
  );
