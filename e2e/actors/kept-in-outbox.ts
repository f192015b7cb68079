import type { Page } from '@playwright/test';

/** How much of what was written the device keeps because the server may not have it. */
export const keptInOutbox = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('outbox '));
    if (!found?.name) return 0;
    const opening = indexedDB.open(found.name);
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const counting = db.transaction('records').objectStore('records').count();
    return new Promise<number>((resolve) => {
      counting.onsuccess = () => {
        db.close();
        resolve(counting.result);
      };
    });
  });
