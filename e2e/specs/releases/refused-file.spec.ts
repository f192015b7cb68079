import type { Page } from '@playwright/test';
import { TAMPERED } from '../../../scripts/testing/release-faults';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { bookPath, findFreeTimes } from '../../actors/table';
import { expect, test as base } from '../../test';
import { suiteWithFaults, type FaultyServer } from '../../suite/faulty-server';
import { waitUntilFileCached } from '../../suite/wait-until-cached';
import { waitUntilReady } from '../../suite/wait-until-ready';

const test = base.extend<{ suite: FaultyServer }>({
  suite: async ({ baseURL }, provide) => {
    const suite = await suiteWithFaults(baseURL ?? '');
    await provide(suite);
    await suite.close();
  },
});

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

test.beforeEach(async ({ page, consoleErrors }) => {
  await withAnsweredBanner(page);
  consoleErrors.expected(/valid digest|integrity checks failed|ChunkLoadError|Loading (CSS )?chunk/i);
});

const BOOKING = bookPath({ property: 'casa-miramar', outlet: 'mare-alta' }, 9);

for (const [what, file] of [
  ['lazy code', /\/dining\/files\/booking\.\w+\.js/],
  ['the styles of lazy code', /\/dining\/files\/booking\.\w+\.css/],
  ['the hashes of lazy code', /\/dining\/files\/hashes\.\w+\.json/],
] as const) {
  test(`M-09 ${what} with other bytes is not kept on the device: the page loads it again and works, now and later`, async ({
    page,
    suite,
  }) => {
    suite.tamperOnce(file, TAMPERED);

    await page.goto(suite.origin + BOOKING);
    await expect(page.getByRole('region', { name: 'Times' })).toBeVisible({ timeout: 30_000 });
    await findFreeTimes(page);
    await expect.poll(() => keptFiles(page, file), { timeout: 20_000 }).toEqual([false]);
    await page.goto(suite.origin + BOOKING);
    await findFreeTimes(page);

    expect(suite.requestedPaths().filter((path) => file.test(path)).length).toBeGreaterThan(1);
  });
}

test('M-09 a file with other bytes in the cache of the service worker is replaced while the page needs it', async ({
  page,
  suite,
}) => {
  const file = /\/dining\/files\/booking\.\w+\.js/;
  await page.goto(suite.origin + BOOKING);
  await findFreeTimes(page);
  await waitUntilFileCached(page, file);
  await page.evaluate(
    async ({ pattern, addition }) => {
      const cache = await caches.open('files');
      for (const request of await cache.keys()) {
        if (!new RegExp(pattern).test(request.url)) continue;
        const text = await (await cache.match(request))?.text();
        const headers = { 'content-type': 'text/javascript' };
        await cache.put(request, new Response(text + addition, { headers }));
      }
    },
    { pattern: file.source, addition: TAMPERED },
  );
  expect(await keptFiles(page, file)).toEqual([true]);

  await page.goto(suite.origin + BOOKING);
  await expect(page.getByRole('region', { name: 'Times' })).toBeVisible({ timeout: 30_000 });
  await findFreeTimes(page);

  await expect.poll(() => keptFiles(page, file), { timeout: 20_000 }).toEqual([false]);
});

test('M-09 a file of the start with other bytes is loaded again, so that a reload shows a page that works', async ({
  page,
  suite,
  consoleErrors,
}) => {
  // The shell's own code runs without them.
  consoleErrors.expected(/is not a function/);
  const libraries = /\/shell\/files\/libraries\.\w+\.js/;
  suite.tamperOnce(libraries, TAMPERED);

  await page.goto(suite.origin + BOOKING);
  await expect
    .poll(() => suite.requestedPaths().filter((path) => libraries.test(path)).length)
    .toBeGreaterThan(1);
  await page.reload();

  await waitUntilReady(page);
  await findFreeTimes(page);
});

/** Returns, for each kept file whose address matches, whether it has the bytes that were added. */
async function keptFiles(page: Page, file: RegExp): Promise<boolean[]> {
  return page.evaluate(
    async ({ pattern, addition }) => {
      const cache = await caches.open('files');
      const requests = (await cache.keys()).filter(({ url }) => new RegExp(pattern).test(url));
      const replies = await Promise.all(requests.map((request) => cache.match(request)));
      const texts = await Promise.all(replies.map(async (reply) => reply?.text()));
      return texts.map((text) => text?.endsWith(addition) ?? false);
    },
    { pattern: file.source, addition: TAMPERED },
  );
}
