import type { TimelineKind } from '@guest/shared/contracts/timeline/timeline-kinds';
import type { TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Text } from '../../../platform/db/tables/columns/stored';
import type { PropertyScope } from '../../property/property-scope';
import type { TimelineGuest } from './timeline-guest';

/**
 * A cancelled booking stays in its own group for this long, because guests look for one that the hotel has called off, and
 * for what became of their money.
 */
export const CANCELLED_SHOWN = sql`interval '30 days'`;

/** The query for a source: the entries of a guest in a range of business days. */
export interface EntryQuery {
  propertyId: string;
  guestId: string;
  now: Date;
  /** The first instant of the range and the first one after it. */
  from: Date;
  before: Date | SQL;
  /** The first instant after the last booking. */
  bookingsBefore: Date;
  /** The same as local date times of the property, for times that are stored like that. */
  fromLocal: string;
  beforeLocal: string | SQL;
  fromDay: string;
  /** Whether the range includes the current day, to which items without a time belong. */
  includesNow: boolean;
}

/** A row of the statement that reads all sources at once. Times are instants in milliseconds. */
export interface EntryRow<Facts, Kind = string> {
  kind: Kind;
  uuid: string;
  version: number;
  status: string;
  title: Text;
  place: Text | null;
  startsAt: number | null;
  endsAt: number | null;
  facts: Facts;
}

export interface EntryContext {
  scope: PropertyScope;
  now: number;
  /** The business day. */
  today: string;
  guest: TimelineGuest;
}

/** An item of the day plan with the facts that the rules for conflicts need. */
export interface TimelineEntry {
  item: Omit<TimelineItem, 'group'>;
  /** Identifies where the guest has to be: the name of the place or, if it has none, the id of what is there. */
  whereabouts?: string;
  isForRoom?: boolean;
}

/** Reads one kind of items for the day plan. To add a kind, add its source to `entry-sources.ts`. */
export interface EntrySource {
  kind: TimelineKind;
  /** Whether calendar apps follow this kind. */
  isInCalendar: boolean;
  /** Returns a select of `entryColumns`. */
  select(query: EntryQuery): SQL;
  /** Returns `null` for an item that is not meant for this guest. */
  toEntry(row: EntryRow<unknown>, context: EntryContext): TimelineEntry | null;
}

type TypedSource<Facts> = Omit<EntrySource, 'toEntry'> & {
  toEntry(row: EntryRow<Facts>, context: EntryContext): TimelineEntry | null;
};

export const entrySource = <Facts>(source: TypedSource<Facts>): EntrySource => ({
  ...source,
  // The cast is safe: a row of this kind comes from the select of the same source.
  toEntry: (row, context) => source.toEntry(row as EntryRow<Facts>, context),
});

/** Converts an instant, because the driver returns those of a raw statement as text. */
export const toMs = (at: SQL | { getSQL(): SQL }) => sql`(extract(epoch from ${at}) * 1000)::float8`;

type EntryColumns = Record<
  'uuid' | 'version' | 'status' | 'title' | 'place' | 'startsAt' | 'endsAt' | 'facts',
  SQL | { getSQL(): SQL }
>;

/** The columns of every source, with the same types in the same order. */
export const entryColumns = (kind: TimelineKind | 'guest', columns: EntryColumns): SQL => sql`
  ${kind}::text as "kind", ${columns.uuid} as "uuid", (${columns.version})::int as "version",
  (${columns.status})::text as "status", (${columns.title})::jsonb as "title",
  (${columns.place})::jsonb as "place", (${columns.startsAt})::float8 as "startsAt",
  (${columns.endsAt})::float8 as "endsAt", (${columns.facts})::jsonb as "facts"`;

export const NONE = sql`null`;
