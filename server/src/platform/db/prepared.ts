import { createHash } from 'node:crypto';
import type pg from 'pg';

/** So many statements a connection keeps. Lists of ever other lengths would make ever new ones. */
const MOST_NAMES = 200;
/** What came less often may never come again. */
const OFTEN = 3;

/** Has the database read and plan a statement once for each connection of a pool, where the same statement comes often. */
export function preparesWhatComesOften(): (client: pg.PoolClient) => void {
  const timesSeen = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    const seen = (timesSeen.get(text) ?? 0) + 1;
    if (seen < OFTEN) {
      if (timesSeen.size >= MOST_NAMES) timesSeen.clear();
      timesSeen.set(text, seen);
      return undefined;
    }
    timesSeen.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  }

  function named(statement: unknown): unknown {
    if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement;
    const name = nameOf(String(statement.text));
    return name === undefined ? statement : { ...statement, name };
  }

  return (client) => {
    // Of its many forms all take the statement first and its values second.
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    client.query = ((statement: unknown, ...rest: unknown[]) =>
      query(hasValues(rest[0]) ? named(statement) : statement, ...rest)) as typeof client.query;
  };
}

const hasValues = (values: unknown) => Array.isArray(values) && values.length > 0;
