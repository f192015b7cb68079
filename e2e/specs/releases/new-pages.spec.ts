import { pathTo } from '@guest/shared/routes/routes';
import { join } from 'node:path';
import { ownChannel } from '../../releases/own-channel';
import { scaffoldRemote } from '../../releases/scaffold-remote';
import { suiteStore } from '../../releases/suite-store';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { runRelease } from '../../suite/release-command';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { expect, test } from '../../test';

const VERSION = '9.7.0-pages';
const HOME = pathTo('property', { property: 'casa-miramar' });
const LINK = `<PageLink to="vineyard.tasting" params={{ property: identity }}>To the tasting</PageLink>`;

test('M-05 M-10 a new remote is generated, built, published and promoted, and the running suite has its pages until the rollback', async ({
  page,
  context,
  consoleErrors,
}, info) => {
  // It runs the tools of a squad, each in a process of its own, beside other tests.
  test.setTimeout(480_000);
  consoleErrors.expected(/status of 404/);
  const { folder, edit, remove } = await scaffoldRemote('vineyard', 'tasting');
  try {
    await edit('src/vineyard/vineyard-page.tsx', (source) =>
      source
        .replace('{tagline}', LINK)
        .replace('{ name, tagline }', '{ name, identity }')
        .replace(/^/, "import { PageLink } from '@guest/shared/page/page-link';\n"),
    );
    await runRelease(suiteStore(), 'build', 'vineyard', '--in', folder, '--as', VERSION);
    await runRelease(suiteStore(), 'publish', 'vineyard', '--from', join(folder, 'dist'), '--if-new');
  } finally {
    remove();
  }
  await withAnsweredBanner(page);
  const { promote, rollBack, first } = await ownChannel(context, info);
  await page.goto(`${HOME}/vineyard`);
  await expect(page.getByRole('heading', { level: 1, name: /Page not found/ })).toBeVisible();

  await promote({ vineyard: VERSION });
  const document = await page.goto(`${HOME}/vineyard`);
  expect(await document?.text()).toContain('At Casa Miramar');
  await waitUntilReady(page);
  await expect(page).toHaveTitle('Vineyard | Casa Miramar');
  await expect(page.getByRole('heading', { level: 1, name: 'Vineyard' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('vineyard.png') });

  // A navigation in the page finds the other page of the remote, and the frame knows its parent.
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await page.getByRole('link', { name: 'To the tasting' }).click();
  await expect(page).toHaveTitle('Tasting | Casa Miramar');
  await expect(page).toHaveURL(new RegExp(`${HOME}/tasting$`));
  await page.getByRole('link', { name: 'Back to Casa Miramar' }).click();
  await expect(page).toHaveURL(new RegExp(`${HOME}$`));
  expect(documents).toEqual([]);

  await rollBack(first);
  expect((await page.goto(`${HOME}/tasting`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: /Page not found/ })).toBeVisible();
});
