import { sql, type SQL } from 'drizzle-orm';
import { guest } from '../../../platform/db/tables/schema';
import { entryColumns, NONE } from './entry-source';
import { timelineGuestColumns } from './timeline-guest';

/** Selects the guest as a row of the statement that reads the sources; `TimelineGuest` are its facts. */
export function selectGuest(guestId: string): SQL {
  const pairs = Object.entries(timelineGuestColumns).map(([name, column]) => sql`${name}::text, ${column}`);
  return sql`
    select ${entryColumns('guest', {
      uuid: guest.id,
      version: NONE,
      status: NONE,
      title: NONE,
      place: NONE,
      startsAt: NONE,
      endsAt: NONE,
      facts: sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`,
    })}
    from ${guest} where ${guest.id} = ${guestId}`;
}
