import { DEFAULT_POLICY } from '../../features/table-booking/model/default-policy';
import type { bookingPolicy, diningArea, diningTable } from '../../platform/db/tables/schema';
import type { ImportContext } from './import-rows';

/** Creates the booking policies, areas and tables of the outlets. */
export function tableRows({ property, propertyId, now, idOf, hours }: ImportContext) {
  const ofOutlets = property.tables.map((one) => ({ ...one, outletId: idOf('outlet', one.outletSlug) }));
  const areasOf = ofOutlets.flatMap(({ outletId, outletSlug, areas }) =>
    areas.map((area, position) => ({ ...area, position, outletId, id: idOf('area', outletSlug, area.key) })),
  );
  return {
    policies: ofOutlets.map(
      ({ outletId, rules, bookableHours, mostParties, mostCovers }): typeof bookingPolicy.$inferInsert => ({
        outletId,
        propertyId,
        mostParties,
        mostCovers,
        updatedAt: now,
        rules: { ...DEFAULT_POLICY, ...rules },
        bookableHours: bookableHours ? hours(bookableHours) : null,
      }),
    ),
    areas: areasOf.map(({ id, outletId, position, name, isAccessible }): typeof diningArea.$inferInsert => ({
      id,
      outletId,
      position,
      name,
      isAccessible,
    })),
    tables: areasOf.flatMap(({ id: areaId, outletId, tables }) =>
      tables.flatMap(({ seats, names }) =>
        names.map((name): typeof diningTable.$inferInsert => ({ outletId, areaId, name, seats })),
      ),
    ),
  };
}
