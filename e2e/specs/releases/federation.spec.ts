import { pathTo } from '@guest/shared/routes/routes';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';

const hotel = { property: 'casa-miramar' };

interface Shared {
  version: string;
  from: string;
  loaded: boolean;
  useIn: string[];
}

test('M-07 shared modules have one instance, provided by the shell, in the shell and all remotes', async ({
  page,
}) => {
  const fallbacks: string[] = [];
  page.on('request', (request) => {
    if (
      /\/releases\/(?!shell).*(node_modules|vendors|shared_src_(index|router|contracts_zod))/.test(
        request.url(),
      )
    )
      fallbacks.push(request.url());
  });
  await page.goto(pathTo('property-discover', hotel));
  await expect(page.getByRole('article').first()).toBeVisible();
  await goByNavigation(page, /eat/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/eat/i);

  const scope = await page.evaluate(() => {
    const runtime = globalThis as unknown as {
      __FEDERATION__: {
        __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Record<string, Shared>> } }[];
      };
    };
    const shell = runtime.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
    return Object.entries(shell?.shareScopeMap.default ?? {}).map(([name, versions]) => ({
      name,
      loaded: Object.values(versions)
        .filter(({ loaded }) => loaded)
        .map(({ from, useIn }) => ({ from, useIn: useIn.map((user) => user.replace(/_.*/, '')) })),
    }));
  });

  const singletons = [
    'react',
    'react-dom',
    'zustand',
    '@guest/shared/queries',
    '@guest/shared',
    '@guest/shared/router',
  ];
  for (const name of singletons) {
    const loaded = scope.find((shared) => shared.name === name)?.loaded;
    expect(loaded, name).toHaveLength(1);
    expect(loaded?.[0]?.from, name).toBe('shell');
  }
  const shared = scope.find(({ name }) => name === '@guest/shared')?.loaded[0];
  expect(shared?.useIn).toEqual(expect.arrayContaining(['shell', 'discover', 'dining']));
  expect(fallbacks).toEqual([]);
});

test('M-04 a remote is loaded only when one of its pages is opened', async ({ page }) => {
  const entries: string[] = [];
  page.on('request', (request) => {
    const remote = /\/releases\/(\w+)\/[^/]+\/remoteEntry\.\w+\.js/.exec(request.url())?.[1];
    if (remote) entries.push(remote);
  });
  await page.goto(pathTo('property-directories-outlets', hotel));
  await page.waitForLoadState('networkidle');
  expect(entries).toEqual(['dining']);

  await goByNavigation(page, /activities/i);
  await expect(page.getByRole('heading', { level: 1, name: /activities/i })).toBeVisible();

  expect(entries).toEqual(['dining', 'activities']);
});

test('M-07 the shell reads a store written by a remote, and two remotes read a store written by the shell', async ({
  page,
}) => {
  await page.goto(pathTo('property', hotel));
  await goByNavigation(page, /eat/i);
  await page
    .getByRole('link', { name: /Maré Alta/ })
    .first()
    .click();
  // The remote publishes the name of the page, and the shell puts it into the title.
  await expect(page).toHaveTitle(/Maré Alta/);

  await page
    .getByRole('main')
    .getByRole('link', { name: /À la carte/ })
    .first()
    .click();
  // The currency comes from the property, which the shell has stored.
  await expect(page.getByRole('main')).toContainText('€');

  await goByNavigation(page, /activities/i);
  await expect(page.getByRole('main')).toContainText('€');
});
