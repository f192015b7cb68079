import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { statementRounds } from './statement-rounds';
import { testDatabase } from './test-database';

const db = await testDatabase();

test('work that fails leaves the client of the database as it was', async () => {
  const { query } = db.$client;

  await expect(statementRounds(db, () => Promise.reject(new Error('no rows')))).rejects.toThrow('no rows');

  expect(db.$client.query).toBe(query);
  expect(await statementRounds(db, () => db.execute(sql`select 1`))).toBe(1);
});
