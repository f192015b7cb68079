import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { expect, type Page } from '@playwright/test';
import { waitUntilReady } from './wait-until-ready';

/** Opens a page and waits until the device has cached everything it is going to cache. */
export async function openAndCache(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitUntilReady(page);
  const { pathname, search } = new URL(page.url());
  await waitUntilCached(page, pathname + search);
}

/**
 * Waits until the document of this path is cached and no more files have been added for a while. There are
 * hundreds of files, which takes more than a minute on a busy machine.
 */
export async function waitUntilCached(page: Page, document: string): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(async (path) => {
          const names = await caches.keys();
          const counts = await Promise.all(
            names.map(async (name) => (await (await caches.open(name)).keys()).length),
          );
          const own = await caches.match(path, { cacheName: 'documents', ignoreVary: true });
          return own ? counts.reduce((sum, count) => sum + count, 0) : 0;
        }, document);
        const isSettled = now > 0 && now === before;
        before = now;
        return isSettled;
      },
      { intervals: [1_500], timeout: 150_000 },
    )
    .toBe(true);
}

/**
 * Waits until a lazy file whose path matches is cached. The worker begins with the files that a page has not
 * loaded after ten seconds without input.
 */
export async function waitUntilFileCached(page: Page, file: RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        const paths = await page.evaluate(async () => {
          const requests = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          return requests.flat().map(({ url }) => url);
        });
        return paths.some((path) => file.test(path));
      },
      { timeout: 90_000 },
    )
    .toBe(true);
}

/**
 * Caches the lazy files of the release set at once. The page itself begins after ten seconds without input, and a test
 * that is not about this time need not wait for it.
 */
export async function cacheLazyFiles(page: Page): Promise<void> {
  await page.evaluate(async (path) => {
    const { buildId } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
      buildId: string;
    };
    const reply = await fetch(path.replace(':buildId', buildId));
    const { files } = (await reply.json()) as { files: { url: string; lang: string | null }[] };
    const { lang } = document.documentElement;
    const members = files.filter((file) => file.lang === null || file.lang === lang).map(({ url }) => url);
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const cached = new Promise((resolve) => (port1.onmessage = resolve));
    active?.postMessage(
      { kind: 'keep', set: buildId, files: members, members, pictures: [], document: null },
      [port2],
    );
    await cached;
  }, buildContract.buildFiles.path);
}
