import type { Connection, Database } from './database';

interface Preparable<Prepared> {
  prepare(name: string): Prepared;
}

/**
 * Builds a frequent query once per connection instead of for each call, because building the text of a wide
 * table takes longer than running it. `name` must be unique; values are given as `sql.placeholder`.
 */
export function preparedQuery<Prepared>(name: string, build: (on: Connection) => Preparable<Prepared>) {
  // A transaction shares the session of its connection, and the pool has one of its own.
  const bySession = new WeakMap<object, Prepared>();
  return (on: Connection): Prepared => {
    // Both the database and its transactions are created by `openDatabase`, so they have a session.
    const { session } = (on as Database)._;
    const known = bySession.get(session) ?? build(on).prepare(name);
    bySession.set(session, known);
    return known;
  };
}
