import { expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/test-app';

const { db, get } = await testApp();

/** Returns the plans of the statements that read a page of posts. */
async function plansOf(read: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(db.$client, 'query');
  await read();
  // The database layer passes a statement and its values.
  const calls = spy.mock.calls as unknown as [{ text: string }, unknown[]][];
  const statements = calls.filter(([{ text }]) => /from "post" left join/.test(text));
  spy.mockRestore();
  const connection = await db.$client.connect();
  try {
    // A feed as short as that of the demo would be read whole and sorted; a sort that is needed is still shown.
    await connection.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off');
    const plans = [];
    for (const [{ text }, values] of statements) {
      const { rows } = await connection.query<object>(`explain ${text}`, values);
      plans.push(rows.flatMap((row) => Object.values(row)).join('\n'));
    }
    return plans;
  } finally {
    connection.release(true);
  }
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
