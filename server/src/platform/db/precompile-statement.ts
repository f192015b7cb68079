import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** Precompiles a frequent statement with one value, so that its text is not built for each call. */
export function precompileStatement(statement: (value: SQL) => SQL): (value: string) => SQL {
  const { sql: text } = new PgDialect().sqlToQuery(statement(sql`${sql.placeholder('value')}`));
  const [before = '', after = ''] = text.split('$1');
  return (value) => sql`${sql.raw(before)}${value}${sql.raw(after)}`;
}
