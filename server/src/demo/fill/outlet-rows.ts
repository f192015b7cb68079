import type { outlet } from '../../platform/db/tables/schema';
import type { ImportContext } from './import-rows';

export function outletRows({ property, propertyId, now, picture, idOf, hours }: ImportContext) {
  return property.outlets.map((demo, position): typeof outlet.$inferInsert => ({
    id: idOf('outlet', demo.slug),
    propertyId,
    slug: demo.slug,
    position,
    kind: demo.kind,
    name: demo.name,
    description: demo.description,
    pictures: demo.pictures.map((one, i) => picture(one, `${demo.slug}/${i}`)),
    cuisine: demo.cuisine,
    priceLevel: demo.priceLevel,
    dressCode: demo.dressCode,
    phone: demo.phone,
    place: demo.place,
    ...demo.location,
    openingHours: hours(demo.openingHours),
    bookingMode: demo.bookingMode,
    externalBookingUrl: demo.externalBookingUrl,
    orderModes: demo.orderModes,
    updatedAt: now,
  }));
}
