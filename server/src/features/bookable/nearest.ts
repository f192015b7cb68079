import type { Bookable } from '@guest/shared/contracts/bookable/bookable.contract';
import { nearestDates } from '@guest/shared/contracts/bookable/nearest-days';
import { addDays, businessDay, businessDayOf } from '@guest/shared/contracts/core/local-time';
import { toStartRange } from '../activity/days';
import type { PropertyScope } from '../property/property-scope';
import type { PropertyTablesRepository } from '../table-booking/availability/property-tables.repository';
import type { BookableQuery } from './model/query';
import type { OfferedSessionRepository } from './sessions/offered-session.repository';
import { suitableSessions } from './sessions/session-offers';
import { daysWithTables, loadTables } from './tables/free-tables';

/** The days before and after the requested one that are searched. */
const SEARCHED_DAYS = 7;
const MAX_NEAREST = 3;

interface NearestDeps {
  propertyTables: PropertyTablesRepository;
  sessions: OfferedSessionRepository;
}

/** Names the kinds that the requested day lacks; only these are searched. */
interface Missing {
  tables: boolean;
  sessions: boolean;
}

/** Finds the nearest days, from today on, that have the kinds of offers which the requested day lacks. */
export async function findNearest(
  { propertyTables, sessions }: NearestDeps,
  { date, missing, ...query }: BookableQuery & { date: string; missing: Missing },
  scope: PropertyScope,
): Promise<NonNullable<Bookable['nearest']>> {
  const { property } = scope;
  const today = businessDay(query.now, property.timeZone, property.businessDayStart);
  const earliest = addDays(date, -SEARCHED_DAYS);
  const from = earliest < today ? today : earliest;
  const to = addDays(date > today ? date : today, SEARCHED_DAYS);
  const days = Array.from({ length: 2 * SEARCHED_DAYS + 1 }, (_, i) => addDays(from, i)).filter(
    (day) => day <= to,
  );
  const { guestId } = query;
  const [tables, offered] = await Promise.all([
    missing.tables
      ? loadTables(propertyTables, scope, { date: from, days: days.length, guestId })
      : undefined,
    missing.sessions ? sessions.open(property.id, toStartRange({ from, to }, property), query) : [],
  ]);
  const withTables = nearestDates(tables ? [...daysWithTables(tables, scope, query)] : [], date, MAX_NEAREST);
  const suitable = new Set(
    suitableSessions(offered, query, scope).map(({ session: { localStart } }) =>
      businessDayOf(localStart, property.businessDayStart),
    ),
  );
  const withSessions = nearestDates([...suitable], date, MAX_NEAREST);
  const found = [...new Set([...withTables, ...withSessions])];
  return nearestDates(found, date, found.length).map((day) => ({
    date: day,
    tables: withTables.includes(day),
    sessions: withSessions.includes(day),
  }));
}
