import { expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/test-app';

const { db, get } = await testApp();

/** Returns the plans of the statements that read a page of posts. */
async function plansOf(read: () => Promise<unknown>): Promise<string[]> {
  const pool = db.$client;
  const query = pool.query.bind(pool) as (
    statement: unknown,
    values?: unknown,
  ) => Promise<{ rows: object[] }>;
  const statements: { text: string; values: unknown }[] = [];
  const spy = vi.spyOn(pool, 'query').mockImplementation(((statement: { text: string }, values: unknown) => {
    if (/from "post" left join/.test(statement.text)) statements.push({ text: statement.text, values });
    return query(statement, values);
    // The cast is safe: the database layer calls only this overload.
  }) as unknown as typeof pool.query);
  await read();
  spy.mockRestore();
  return Promise.all(
    statements.map(async ({ text, values }) => {
      const { rows } = await query(`explain ${text}`, values);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    }),
  );
}

test('a page of the feed is read in the order of the index, in both directions, and never sorted', async () => {
  const posts = '/web/property/casa-miramar/posts?limit=5';
  const { nextCursor } = (await get(posts)).body;

  const plans = await plansOf(async () => {
    for (const query of ['', `&cursor=${nextCursor}`, `&before=${nextCursor}`])
      expect((await get(posts + query)).status).toBe(200);
  });

  expect(plans).toHaveLength(3);
  for (const plan of plans) {
    expect(plan).toContain('post_in_feed');
    expect(plan).not.toMatch(/Sort/);
  }
});
