import type { Page } from '@playwright/test';

/** Stores one value in each kind of storage that the suite uses. */
export async function fillTheDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('basket', '1');
    await (await caches.open('pages')).put('/x', new Response('x'));
    for (const name of ['notes', 'outbox']) {
      await new Promise((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          opening.result.close();
          resolve(null);
        };
      });
    }
  });
}

/** Returns the names of the stored values that still exist. */
export const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    caches: (await caches.keys()).includes('pages'),
    databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
  }));
