import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Sorts by columns whose index is declared with `.desc()`, which puts nulls last. No such column is ever null, but
 * PostgreSQL reads a page from the index only if the nulls have the same place in both; it would sort everything
 * otherwise.
 */
export const descending = (...columns: PgColumn[]): SQL[] =>
  columns.map((column) => sql`${column} desc nulls last`);

/** Reads the index of `descending` backwards. */
export const ascending = (...columns: PgColumn[]): SQL[] =>
  columns.map((column) => sql`${column} asc nulls first`);
