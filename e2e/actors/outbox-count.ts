import type { Page } from '@playwright/test';

/** Counts the messages that the device stores because the server may not have them. */
export const countOutbox = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('outbox '));
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
  });
