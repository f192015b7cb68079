import type { Page } from '@playwright/test';

/** Stores one value in each kind of storage that the suite uses. */
export async function fillDeviceStorage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('basket', '1');
    await (await caches.open('pages')).put('/x', new Response('x'));
    for (const name of ['notes', 'outbox']) {
      await new Promise((resolve) => {
        const openRequest = indexedDB.open(name);
        openRequest.onsuccess = () => {
          openRequest.result.close();
          resolve(null);
        };
      });
    }
  });
}

/** Returns the names of the stored values that still exist. */
export const listStoredNames = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    caches: (await caches.keys()).includes('pages'),
    databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
  }));

/** Everything that is stored on the device, as one text. */
export const storedOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const replies: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) replies.push((await (await cache.match(key))?.text()) ?? '');
    }
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, replies]);
  });
