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
  return Promise.all(
    statements.map(async ([{ text }, values]) => {
      const { rows } = await db.$client.query<object>(`explain ${text}`, values);
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
