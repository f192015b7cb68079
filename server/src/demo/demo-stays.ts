import { businessDay } from '@guest/shared/contracts/core/local-time';
import type { SampleStay } from '../features/mail/mail-page';
import type { DemoProperty } from './model/demo-property';
import { reservationOf } from './demo-property-system';

const DAY_START = '05:00';
const STAYS_PER_PROPERTY = 3;

/** Returns a few current stays of each hotel for trying out the stay link. */
export function sampleStays(properties: readonly DemoProperty[], now: () => number): SampleStay[] {
  return properties.flatMap((property) => {
    const today = businessDay(now(), property.timeZone, DAY_START);
    return property.guests
      .map((guest) => reservationOf(guest, today))
      .filter(({ status }) => status === 'checked_in')
      .slice(0, STAYS_PER_PROPERTY)
      .map(({ lastName, room, reservationNumber, checkout }) => ({
        propertyName: property.name.en ?? property.slug,
        lastName,
        room: room ?? '',
        reservationNumber,
        checkout,
      }));
  });
}
