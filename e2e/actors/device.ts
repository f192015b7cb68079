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

/** The texts of the posts that the device keeps as drafts. */
export const draftTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const texts: string[] = [];
    for (const name of names.filter((it) => it.startsWith('draft-share'))) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      const drafts = await new Promise<{ text: string }[]>((resolve) => {
        const request = database.transaction('drafts').objectStore('drafts').getAll();
        request.onsuccess = () => resolve(request.result);
      });
      texts.push(...drafts.map(({ text }) => text));
      database.close();
    }
    return texts;
  });
