import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { bookingPolicy, diningArea, diningTable, outlet, property } from '../../../platform/db/tables/schema';
import { DEFAULT_POLICY } from '../model/default-policy';

/** An outlet with everything needed to decide whether it can seat a party. */
export interface BookingSetup {
  outlet: typeof outlet.$inferSelect;
  rules: typeof DEFAULT_POLICY;
  bookableHours: (typeof bookingPolicy.$inferSelect)['bookableHours'];
  mostParties: number;
  mostCovers: number;
  areas: (typeof diningArea.$inferSelect)[];
  tables: BookableTable[];
}

export interface BookableTable extends Omit<typeof diningTable.$inferSelect, 'closedFrom'> {
  /** No visit may begin from this instant on, in milliseconds; `null` for a table that stays. */
  closedAt: number | null;
}

/** The instant at which the business day begins from which a table is closed. */
const CLOSED_AT = sql<number | null>`(extract(epoch from
  (${diningTable.closedFrom} + ${property.businessDayStart}::time) at time zone ${property.timeZone}) * 1000)::float8`;

/** The rows of a list as JSON objects with their names in the code, so that a list fits into one column. */
const AREAS = sql<BookingSetup['areas']>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'outletId', a.outlet_id, 'position', a.position,
    'name', a.name, 'isAccessible', a.is_accessible) order by a.position), '[]')
  from ${diningArea} a where a.outlet_id = ${outlet.id})`;
const TABLES = sql<BookingSetup['tables']>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'outletId', t.outlet_id, 'areaId', t.area_id,
    'name', t.name, 'seats', t.seats, 'closedAt', t.closed_at) order by t.seats, t.id), '[]')
  from (select ${diningTable}.*, ${CLOSED_AT} as closed_at from ${diningTable}
    join ${property} on ${property.id} = ${outlet.propertyId}) t where t.outlet_id = ${outlet.id})`;

/** Selects outlets with their rules, areas and tables, each in one row. */
export const selectSetups = (on: Connection) =>
  on
    .select({ outlet, policy: bookingPolicy, areas: AREAS, tables: TABLES })
    .from(outlet)
    .leftJoin(bookingPolicy, eq(bookingPolicy.outletId, outlet.id));

/** Maps a row of `selectSetups`. An outlet without a policy of its own has the default one. */
export const toBookingSetup = ({
  policy,
  ...row
}: Awaited<ReturnType<typeof selectSetups>>[number]): BookingSetup => ({
  ...row,
  rules: policy?.rules ?? DEFAULT_POLICY,
  bookableHours: policy?.bookableHours ?? null,
  mostParties: policy?.mostParties ?? 0,
  mostCovers: policy?.mostCovers ?? 0,
});
