import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../../../platform/db/tables/schema';
import type { ContentRows } from '../rows/rows';

export interface ContentTable {
  name: keyof ContentRows;
  table: PgTable & Record<string, PgColumn>;
  /** The columns that identify a row. */
  keys: readonly string[];
  /**
   * Says how publishing treats a row that is no longer in the content. Rows to which orders, bookings or requests
   * refer are not deleted, only hidden.
   */
  whenGone: 'delete' | 'withdraw' | 'deactivate' | 'keep';
  /** Whether the rows have a version that increases with every change, so that pages notice it. */
  isVersioned: boolean;
}

const contentTable = (
  name: keyof ContentRows,
  { keys = ['id'], whenGone = 'delete' }: Partial<Pick<ContentTable, 'keys' | 'whenGone'>> = {},
): ContentTable => {
  // The cast erases the row type of the table, because all tables are written generically by column name.
  const table = tables[name] as unknown as ContentTable['table'];
  return { name, table, keys, whenGone, isVersioned: 'version' in table };
};

/** The tables of content in the order in which they are written: each references only tables before it. */
export const CONTENT_TABLES: readonly ContentTable[] = [
  contentTable('property', { whenGone: 'keep' }),
  contentTable('directory'),
  contentTable('directoryEntry'),
  contentTable('outlet', { whenGone: 'withdraw' }),
  contentTable('menu'),
  contentTable('menuSection'),
  contentTable('menuItem'),
  contentTable('orderPolicy', { keys: ['outletId'] }),
  contentTable('bookingPolicy', { keys: ['outletId'], whenGone: 'keep' }),
  contentTable('diningArea'),
  contentTable('diningTable', { keys: ['outletId', 'name'] }),
  contentTable('activity', { whenGone: 'withdraw' }),
  contentTable('bookableActivity', { whenGone: 'withdraw' }),
  contentTable('requestTemplate', { whenGone: 'deactivate' }),
  contentTable('loyaltyProgramme', { keys: ['propertyId'], whenGone: 'keep' }),
];

export function columnOf({ table, name: ofTable }: ContentTable, name: string) {
  const column = table[name];
  if (!column) throw new Error(`${ofTable} has no column ${name}`);
  return column;
}
