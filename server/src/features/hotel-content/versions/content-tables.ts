import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../../../platform/db/tables/schema';
import type { ContentRows } from '../rows/rows';

export interface ContentTable {
  name: keyof ContentRows;
  table: PgTable & Record<string, PgColumn>;
  /** The columns that identify a row. */
  keys: readonly string[];
  /**
   * What happens to a row that the content no longer has: rows that guests’ orders, bookings or requests refer
   * to stay, out of sight.
   */
  whenGone: 'delete' | 'withdraw' | 'deactivate' | 'keep';
  /** Counts changes, so that pages notice them. */
  isVersioned: boolean;
}

const contentTable = (
  name: keyof ContentRows,
  { keys = ['id'], whenGone = 'delete' }: Partial<Pick<ContentTable, 'keys' | 'whenGone'>> = {},
): ContentTable => {
  // Their rows differ, but they are written in the same way, by the names of their columns.
  const table = tables[name] as unknown as ContentTable['table'];
  return { name, table, keys, whenGone, isVersioned: 'version' in table };
};

/** The tables of content in the order in which they are written; each refers only to those before it. */
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
