import type pg from 'pg';
import { vi, type Mock } from 'vitest';
import type { Database } from '../platform/db/database';

/** A statement of a background job may come between, but not in each of these runs. */
const RUNS = 3;

/**
 * Returns how often work waits for the database, outside of transactions: statements of one round begin before any of them
 * has been answered.
 */
export async function statementRounds(db: Database, work: () => Promise<unknown>): Promise<number> {
  let rounds = 0;
  let isAnswered = true;
  const query = db.$client.query.bind(db.$client) as (...given: unknown[]) => Promise<pg.QueryResult>;
  const spy = vi.spyOn(db.$client, 'query') as unknown as Mock<typeof query>;
  spy.mockImplementation(async (...given) => {
    if (isAnswered) rounds += 1;
    isAnswered = false;
    return query(...given).finally(() => (isAnswered = true));
  });
  const counts: number[] = [];
  try {
    for (let i = 0; i < RUNS; i += 1) {
      [rounds, isAnswered] = [0, true];
      await work();
      counts.push(rounds);
    }
  } finally {
    spy.mockRestore();
  }
  return Math.min(...counts);
}
