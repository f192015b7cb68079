import { Placeholder, SQL, is } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

type Values = Readonly<Record<string, unknown>>;

/** Stands in for the text of a precompiled statement, whose parameters are numbered already. */
const NOT_A_PART = {
  getSQL(): never {
    throw new Error('a precompiled statement cannot become a part of another one');
  },
};

/** A statement whose text is known. It can only be run; a statement that it is put into cannot be built. */
class PrecompiledStatement extends SQL {
  constructor(
    private readonly text: string,
    private readonly values: unknown[],
  ) {
    super([NOT_A_PART]);
  }

  override toQuery(): ReturnType<SQL['toQuery']> {
    return { sql: this.text, params: this.values };
  }
}

/**
 * Precompiles a frequent statement, because building its text takes longer than sending it. Its values are given as
 * `sql.placeholder` and filled in by the returned function.
 */
export function precompileStatement(statement: SQL): (values: Values) => SQL {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  const names = params.map((param) => (is(param, Placeholder) ? param.name : ''));
  return (values) =>
    new PrecompiledStatement(
      text,
      names.map((name) => values[name]),
    );
}
