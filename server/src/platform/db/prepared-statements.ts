import { createHash } from 'node:crypto';
import type pg from 'pg';

/**
 * The maximum number of prepared statements per connection. Lists of varying length would create new ones
 * without end.
 */
const MAX_STATEMENTS = 200;
/** The number of times a statement must occur before it is prepared. */
const PREPARE_AFTER = 3;

/** Prepares frequent statements, so that each connection of a pool parses and plans them once. */
export function prepareFrequentStatements(): (client: pg.PoolClient) => void {
  const timesSeen = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
    const seen = (timesSeen.get(text) ?? 0) + 1;
    if (seen < PREPARE_AFTER) {
      if (timesSeen.size >= MAX_STATEMENTS) timesSeen.clear();
      timesSeen.set(text, seen);
      return undefined;
    }
    timesSeen.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  }

  function withName(statement: unknown): unknown {
    if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement;
    const name = nameOf(String(statement.text));
    return name === undefined ? statement : { ...statement, name };
  }

  return (client) => {
    // All overloads of `query` take the statement first and its values second.
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((statement: unknown, ...rest: unknown[]) =>
      query(hasValues(rest[0]) ? withName(statement) : statement, ...rest)) as typeof client.query;
  };
}

const hasValues = (values: unknown) => Array.isArray(values) && values.length > 0;
