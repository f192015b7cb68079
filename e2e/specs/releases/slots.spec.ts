import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownChannel } from '../../releases/own-channel';
import { recordReports } from '../../releases/record-reports';
import { scaffoldRemote } from '../../releases/scaffold-remote';
import { suiteStore } from '../../releases/suite-store';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { readLayoutShifts, recordLayoutShifts } from '../../suite/layout-shift';
import { runRelease } from '../../suite/release-command';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { expect, test } from '../../test';

const VERSION = '9.8.0-slots';
const HOME = pathTo('property', { property: 'casa-miramar' });

const PART = `import styles from './offer.module.css';
export function Offer() {
  if ('offerThrows' in globalThis) throw new RangeError('no offer today');
  return <p className={styles.offer}>A tasting at noon</p>;
}
`;
const STYLES = '@layer remote { .offer { block-size: 30rem; margin: 0; } }';
const FRAGMENTS = `fragments: {
      'vineyard.offer': () =>
        'offerNeverComes' in globalThis
          ? new Promise<never>(() => {})
          : import(/* webpackChunkName: "fragment-vineyard.offer" */ './home/offer').then((it) => it.Offer),
    },
    reads,`;

/** Releases a remote with a part for the end of the home page, as a squad does. */
async function publishOffer(): Promise<void> {
  const { folder, edit, remove } = await scaffoldRemote('vineyard');
  try {
    await mkdir(join(folder, 'src/home'));
    await writeFile(join(folder, 'src/home/offer.tsx'), PART);
    await writeFile(join(folder, 'src/home/offer.module.css'), STYLES);
    await writeFile(join(folder, 'src/slots.json'), '{ "home-end": { "fragment": "vineyard.offer" } }');
    await edit('src/remote.ts', (source) => source.replace('reads,', FRAGMENTS));
    await runRelease(suiteStore(), 'build', 'vineyard', '--in', folder, '--as', VERSION);
    await runRelease(suiteStore(), 'publish', 'vineyard', '--from', join(folder, 'dist'), '--if-new');
  } finally {
    remove();
  }
}

/** Keeps requests waiting until the returned function is called. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('M-05 M-09 a new remote puts a part on the home page, which moves nothing and costs only itself if it fails', async ({
  page,
  context,
  consoleErrors,
}, info) => {
  // It runs the tools of a squad, each in a process of its own, beside other tests.
  test.setTimeout(480_000);
  consoleErrors.expected(/no offer today/);
  await publishOffer();
  await withAnsweredBanner(page);
  const { promote } = await ownChannel(context, info);
  await promote({ vineyard: VERSION });
  await recordLayoutShifts(page);
  const slot = page.locator('[data-slot]');
  const openHome = async () => {
    const document = await page.goto(HOME);
    await waitUntilReady(page);
    return document;
  };

  // The place is in the document, and stays as high as it is, however high the part is. Its code arrives when
  // everything else on the page has come to rest.
  const arrive = await holdBack(page, '**/fragment-vineyard.offer.*');
  const html = await (await openHome())?.text();
  expect(html).toContain('vineyard.offer');
  await slot.scrollIntoViewIfNeeded();
  const posts = page.getByRole('region', { name: 'From our guests' });
  await expect(posts.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(async () => {
    const at = await slot.boundingBox();
    await page.waitForTimeout(700);
    expect(await slot.boundingBox()).toEqual(at);
  }).toPass();
  await expect(slot).toBeEmpty();
  const before = await readLayoutShifts(page);
  arrive();
  await expect(slot.getByText('A tasting at noon')).toBeVisible();
  expect((await slot.boundingBox())?.height).toBe(80);
  expect(await readLayoutShifts(page)).toEqual(before);
  await page.screenshot({ path: info.outputPath('offer.png') });

  // A part that throws shows nothing, and its release is charged with the error.
  const reports = await recordReports(page);
  await page.addInitScript(() => Object.assign(globalThis, { offerThrows: true }));
  await openHome();
  await slot.scrollIntoViewIfNeeded();
  const charged = async () => (await reports()).flatMap(({ events }) => events);
  await expect.poll(charged, { timeout: 15_000 }).toContainEqual(
    expect.objectContaining({
      name: 'vineyard',
      version: VERSION,
      outcome: 'threw',
      errorClass: 'RangeError',
    }),
  );
  await expect(slot).toBeEmpty();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await slot.boundingBox())?.height).toBe(80);

  // The page must not wait for a part that does not come.
  await page.addInitScript(() => Object.assign(globalThis, { offerNeverComes: true }));
  await openHome();
  await slot.scrollIntoViewIfNeeded();
  await page.getByRole('navigation').getByRole('link', { name: /share/i }).first().click();
  await expect(page.getByRole('feed', { name: 'Posts' })).toBeVisible();
});

test('M-08 safe mode has no place for parts of remotes', async ({ page, context }, info) => {
  await withAnsweredBanner(page);
  await ownChannel(context, info);

  await page.goto(`${HOME}?safe=1`);
  await waitUntilReady(page);

  await expect(page.locator('[data-slot]')).toHaveCount(0);
});
