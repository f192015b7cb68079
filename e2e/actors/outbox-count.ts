import type { Page } from '@playwright/test';

/**
 * Counts what the device stores because the server may not have it: the messages of the chat, or what the database
 * whose name begins with `prefix` holds.
 */
export const countOutbox = (page: Page, prefix = 'outbox '): Promise<number> =>
  page.evaluate(async (start) => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith(start));
    if (!found?.name) return 0;
    const openRequest = indexedDB.open(found.name);
    const db = await new Promise<IDBDatabase>((resolve) => {
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const countRequest = db.transaction('records').objectStore('records').count();
    return new Promise<number>((resolve) => {
      countRequest.onsuccess = () => {
        db.close();
        resolve(countRequest.result);
      };
    });
  }, prefix);
