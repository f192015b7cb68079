import { Placeholder, is, sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

type Values = Readonly<Record<string, unknown>>;

/**
 * Precompiles a frequent statement, so that its text is not built for each call. Its values are given as
 * `sql.placeholder` and filled in by the returned function.
 */
export function precompileStatement(statement: SQL): (values: Values) => SQL {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  const [before = '', ...others] = text.split(/\$\d+/).map((part) => sql.raw(part));
  const names = params.map((param) => (is(param, Placeholder) ? param.name : ''));
  return (values) => {
    const filled = names.flatMap((name, i) => [sql`${sql.param(values[name])}`, others[i] ?? sql.empty()]);
    return sql.join([before, ...filled] as SQL[]);
  };
}
