import { expect, test } from 'vitest';
import { bootIn, fixtureSite } from './testing/fixture-site';

const OUTLETS = '/casa/directories/bars-and-restaurants';

test.each(['throwsInRender', 'throwsAtImport', 'hangs', 'blocks', 'crashes'] as const)(
  'a release whose bundle %s only loses its first view: the document has frame, data and status 200',
  async (behaviour) => {
    const { get } = await fixtureSite({
      dining: behaviour,
      limits: { pageBudget: 100, firstBudget: 100, firstHang: 300 },
    });

    const seen = [await get(OUTLETS), ...(await Promise.all([1, 2, 3].map(() => get(OUTLETS))))];

    for (const { status, html } of seen) {
      expect([status, bootIn(html).view]).toEqual([200, 'frame']);
      expect(html).toContain(`<div id="root">frame of ${OUTLETS} en 200`);
      expect(bootIn(html).data.map(({ url }) => url)).toEqual([
        '/web/property/casa/detail',
        '/web/property/casa/outlets',
      ]);
    }
    expect((await get('/casa')).html).toContain('<div id="root">frame of /casa');
  },
);

test.each([
  ['fails', 503],
  ['is for guests who have signed in', 401],
])('if a read %s, the browser renders the page', async (_case, status) => {
  const { get, api } = await fixtureSite();
  api.outlets = { status, reply: { error: 'no', code: 'no' } };

  const { status: answered, html } = await get(OUTLETS);

  expect([answered, bootIn(html).view]).toEqual([200, 'frame']);
  expect(bootIn(html).data.map(({ url }) => url)).toEqual(['/web/property/casa/detail']);
});

test('a slow read is not awaited, and the next guest gets the complete page', async () => {
  const { get, api } = await fixtureSite();
  let arrive = () => {};
  api.outlets.until = new Promise((resolve) => (arrive = resolve));
  const since = performance.now();

  const { status, html } = await get(OUTLETS);
  const waited = performance.now() - since;
  arrive();
  const next = await get(OUTLETS);

  expect([status, bootIn(html).view]).toEqual([200, 'frame']);
  expect(waited).toBeGreaterThan(1_400);
  expect(waited).toBeLessThan(5_000);
  expect(bootIn(next.html).view).toBe('page');
});
