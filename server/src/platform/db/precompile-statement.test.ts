import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { precompileStatement } from './precompile-statement';

const dialect = new PgDialect();
const precompiled = precompileStatement(sql`select ${sql.placeholder('n')}::int`);

test('a precompiled statement has its text and the values that it is given', () => {
  expect(dialect.sqlToQuery(precompiled({ n: 7 }))).toEqual({ sql: 'select $1::int', params: [7] });
});

test('a statement with a precompiled one in it is an error, because that would become empty text', () => {
  const nested = sql`select * from (${precompiled({ n: 7 })}) as one`;

  expect(() => dialect.sqlToQuery(nested)).toThrow('cannot become a part');
  expect(() => precompileStatement(nested)).toThrow('cannot become a part');
});
