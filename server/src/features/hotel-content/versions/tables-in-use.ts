import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import { and, asc, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { diningTable, property, tableBooking, tableClaim } from '../../../platform/db/tables/schema';
import { ContentConflict } from './content-conflict';
import type { TableChanges } from '../changes/row-changes';

const MAX_NAMED = 5;

/** Throws if a table that the folder no longer has is booked, with the bookings and what to write until they are over. */
export async function assertTablesUnused(tx: Connection, changes: TableChanges[]): Promise<void> {
  for (const row of changes.find(({ table }) => table.name === 'diningTable')?.gone ?? []) {
    const claims = await tx
      .select({
        reference: tableBooking.reference,
        endsAt: tableClaim.endsAt,
        timeZone: property.timeZone,
        businessDayStart: property.businessDayStart,
      })
      .from(diningTable)
      .innerJoin(
        tableClaim,
        and(eq(tableClaim.outletId, diningTable.outletId), eq(tableClaim.tableId, diningTable.id)),
      )
      .innerJoin(property, eq(property.id, tableClaim.propertyId))
      .leftJoin(tableBooking, eq(tableBooking.id, tableClaim.bookingId))
      .where(and(eq(diningTable.outletId, String(row.outletId)), eq(diningTable.name, String(row.name))))
      .orderBy(asc(tableClaim.endsAt));
    const last = claims.at(-1);
    if (!last) continue;
    const day = addDays(businessDay(last.endsAt.getTime(), last.timeZone, last.businessDayStart), 1);
    throw new ContentConflict(
      'table-in-use',
      `Table "${String(row.name)}" is booked${named(claims)}. Write it as { name: ${String(row.name)}, closedFrom: ${day} }, and remove it once its last booking is over.`,
      String(row.outletId),
    );
  }
}

/** Names the bookings of claims; a guest who is about to book has none yet. */
function named(claims: { reference: string | null }[]): string {
  const references = claims.flatMap(({ reference }) => reference ?? []);
  if (references.length === 0) return '';
  const more = references.length - MAX_NAMED;
  return ` (${references.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
}
