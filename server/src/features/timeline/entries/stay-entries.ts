import { businessDay, instantOf } from '@guest/shared/contracts/core/local-time';
import { sql } from 'drizzle-orm';
import { property, stay } from '../../../platform/db/tables/schema';
import { statusOfStay } from '../../stay/reservation.mapper';
import type { StayRow } from '../../stay/stay.repository';
import { entryColumns, entrySource, NONE } from './entry-source';

type StayFacts = Pick<StayRow, 'status' | 'checkin' | 'checkout'>;

/** A stay has no version of its own. This number changes with its dates and its status. */
const version = sql`(${stay.checkin} - date '2000-01-01') * 1000
  + (${stay.checkout} - ${stay.checkin}) * 2 + (${stay.status} is not distinct from 'cancelled')::int`;

/** Reads the stays of the guest, from check-in to check-out. */
export const stayEntries = entrySource<StayFacts>({
  kind: 'stay',
  isInCalendar: true,

  select: ({ guestId, fromDay }) => sql`
    select ${entryColumns('stay', {
      uuid: stay.id,
      version,
      status: sql`coalesce(${stay.status}, '')`,
      title: property.name,
      place: NONE,
      startsAt: NONE,
      endsAt: NONE,
      facts: sql`jsonb_build_object('status', ${stay.status}, 'checkin', ${stay.checkin}, 'checkout', ${stay.checkout})`,
    })}
    from ${stay} join ${property} on ${property.id} = ${stay.propertyId}
    where ${stay.guestId} = ${guestId} and ${stay.checkout} >= ${fromDay}::date`,

  toEntry({ uuid, version, title, facts }, { scope, today }) {
    const { timeZone, checkInFrom, checkOutUntil, businessDayStart, slug } = scope.property;
    const startsAt = instantOf(`${facts.checkin}T${checkInFrom}`, timeZone);
    const endsAt = Math.max(startsAt, instantOf(`${facts.checkout}T${checkOutUntil}`, timeZone));
    return {
      item: {
        id: `stay:${uuid}`,
        kind: 'stay',
        uuid,
        version,
        title: scope.localize(title),
        startsAt: new Date(startsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
        allDay: false,
        day: businessDay(startsAt, timeZone, businessDayStart),
        status: statusOfStay(facts, today),
        link: { route: 'property-reservations', params: { property: slug } },
        actions: [],
      },
    };
  },
});
