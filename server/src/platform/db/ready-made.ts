import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** A statement with one value that comes so often that its text is put together once and not each time. */
export function readyMade(statement: (value: SQL) => SQL): (value: string) => SQL {
  const { sql: text } = new PgDialect().sqlToQuery(statement(sql`${sql.placeholder('value')}`));
  const [before = '', after = ''] = text.split('$1');
  return (value) => sql`${sql.raw(before)}${value}${sql.raw(after)}`;
}
