import { businessDay } from '@guest/shared/contracts/core/local-time';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { SampleStay } from '../features/mail/mail-page';
import type { Database } from '../platform/db/database';
import { property } from '../platform/db/tables/schema';
import { reservationOf, type DemoGuests } from './demo-reservations';
import { DEMO_SLUGS } from './folders/demo-folders';

const STAYS_PER_PROPERTY = 3;

/** Returns a few current stays of each demo hotel for trying out the stay link. */
export async function sampleStays(
  db: Database,
  guestsOf: DemoGuests,
  now: () => number,
): Promise<SampleStay[]> {
  const isOpen = and(
    eq(property.isDemo, true),
    isNull(property.withdrawnAt),
    inArray(property.slug, [...DEMO_SLUGS]),
  );
  const hotels = await db.select().from(property).where(isOpen).orderBy(asc(property.position));
  const stays = hotels.map(async (hotel) => {
    const today = businessDay(now(), hotel.timeZone, hotel.businessDayStart);
    return (await guestsOf(hotel))
      .map((guest) => reservationOf(guest, today))
      .filter(({ status }) => status === 'checked_in')
      .slice(0, STAYS_PER_PROPERTY)
      .map(({ lastName, room, reservationNumber, checkout }) => ({
        propertyName: hotel.name.en ?? hotel.slug,
        lastName,
        room: room ?? '',
        reservationNumber,
        checkout,
      }));
  });
  return (await Promise.all(stays)).flat();
}
