import type { Table } from '../schema/outlet.schema';

/** Returns the name of a table, which a folder may write as a number and with or without the day on which it closes. */
export const tableName = (table: Table): string => String(typeof table === 'object' ? table.name : table);
