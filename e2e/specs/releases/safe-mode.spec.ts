import { pathTo } from '@guest/shared/routes/routes';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const home = pathTo('property', { property: 'casa-miramar' });

test('M-08 safe mode renders the home without the parts of remotes from the first view on', async ({
  page,
}) => {
  await withAnsweredBanner(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      // TypeScript's DOM library does not have the type of these entries yet.
      for (const entry of list.getEntries() as unknown as { value: number }[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const remotes = new Set<string>();
  page.on('request', (request) => {
    const name = /\/releases\/([\w-]+)\//.exec(request.url())?.[1];
    if (name && name !== 'shell') remotes.add(name);
  });
  const main = page.getByRole('main');
  const expectPlainHome = async () => {
    await main.getByRole('region', { name: 'About the hotel', exact: true }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(main.getByRole('region', { name: /Coming up today|From our guests/ })).toHaveCount(0);
    await expect(main.getByRole('region', { name: 'Hotel news' })).toBeVisible();
  };

  await page.goto(`${home}?safe=1`);
  await waitUntilReady(page);
  await expectPlainHome();
  expect([...remotes]).toEqual([]);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);

  await goByNavigation(page, /activities/i);
  await expect(page.getByRole('heading', { level: 1, name: /activities/i })).toBeVisible();
  await goByNavigation(page, /home/i);
  await expectPlainHome();
  expect([...remotes]).toEqual(['activities']);
});
