import { pathTo } from '@guest/shared/routes/routes';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runInstalledRelease, createExternalRemote } from '../../external-remote/external-remote';
import { checkTypes } from '../../external-remote/check-types';
import { filesOfRelease, publishedRemote } from '../../releases/republish';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const VERSION = '9.1.0-elsewhere';

test('M-05 M-08 a remote outside the workspace is built with the packed @guest/shared, published, and shown by its address', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const folder = await createExternalRemote('discover');
  try {
    expect(await checkTypes(folder)).toBe('');
    await runInstalledRelease(folder, 'build', 'discover', '--in', '.', '--as', VERSION);
    const store = join(process.env.E2E_DATA_DIR ?? '', 'releases');
    await runInstalledRelease(folder, 'publish', 'discover', '--from', 'dist', '--if-new', '--store', store);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await page.setExtraHTTPHeaders({ 'x-release-channel': 'staging' });

  await page.goto(`${pathTo('property-discover', { property: 'casa-miramar' })}?mix=discover@${VERSION}`);
  await waitUntilReady(page);

  const facts = await page.evaluate(() => JSON.parse(document.getElementById('boot')?.textContent ?? '{}'));
  expect(facts).toMatchObject({
    channel: 'staging',
    source: 'mix',
    remotes: { discover: { version: VERSION } },
  });
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/releases/discover/')),
  );
  const files = await filesOfRelease('discover', VERSION);
  expect(loaded).toContain((await publishedRemote('discover', VERSION)).entry);
  expect(loaded.filter((path) => !files.includes(path))).toEqual([]);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('M-08 an address with an unpublished version shows an error and leads to the page without it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/status of 404/);
  await page.setExtraHTTPHeaders({ 'x-release-channel': 'staging' });

  await page.goto('/casa-miramar?mix=chat@0.0.1');
  await expect(page.getByText('chat@0.0.1')).toBeVisible();
  await page.getByRole('link', { name: 'Open the page without them' }).click();

  await expect(page).toHaveURL(/\/casa-miramar$/);
  await expect(page.getByRole('heading', { name: 'Casa Miramar' })).toBeVisible();
});
