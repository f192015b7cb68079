import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { messages, rowOf, say, toList, writeBox } from '../../actors/conversation';
import { openChatAsGuest } from '../../actors/signed-in';
import { comeIn, live, newStranger } from '../../actors/stranger';
import { expect, test } from '../../test';

test.setTimeout(120_000);

const property = 'casa-miramar';
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' });

async function choose(page: Page, ...names: string[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles(
      names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`The words of ${name}`) })),
    );
  for (const name of names) await expect(attached(page).getByText(name)).toBeVisible();
}

/** Counts the selected files that are stored on the device. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('draft-files '));
    if (!found?.name) return 0;
    const opening = indexedDB.open(found.name);
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const counting = db.transaction('files').objectStore('files').count();
    return new Promise<number>((resolve) => {
      counting.onsuccess = () => {
        db.close();
        resolve(counting.result);
      };
    });
  });

test('selected, unsent files survive a reload and a killed tab, can be removed, and are sent once', async ({
  page,
  context,
}) => {
  await openChatAsGuest(page, property);
  await say(page, 'Good evening');
  const room = page.url();
  await choose(page, 'bill.txt', 'menu.txt');
  await expect.poll(() => kept(page)).toBe(2);

  await page.reload();
  await live(page);
  await expect(attached(page).getByText('bill.txt')).toBeVisible();
  await attached(page).getByRole('button', { name: 'Remove bill.txt' }).click();
  await expect(attached(page).getByText('bill.txt')).toHaveCount(0);
  await expect.poll(() => kept(page)).toBe(1);

  await page.close();
  const next = await context.newPage();
  await next.goto(room);
  await live(next);
  await expect(attached(next).getByText('menu.txt')).toBeVisible();
  await toList(next);
  await expect(rowOf(next, 'Reception')).toContainText('Draft menu.txt');
  await next.goto(room);
  await live(next);
  await writeBox(next).fill('Here it is');
  await next.getByRole('button', { name: 'Send', exact: true }).click();

  await expect(messages(next).getByText('Here it is', { exact: true })).toBeVisible();
  await expect(messages(next).getByText('Sending', { exact: true })).toHaveCount(0);
  await expect(attached(next)).toHaveCount(0);
  await expect.poll(() => kept(next)).toBe(0);
  await next.reload();
  await live(next);
  await expect(messages(next).getByRole('link', { name: 'Save menu.txt' })).toHaveCount(1);
  await expect(attached(next)).toHaveCount(0);
  await next.close();
});

test("another guest on the same device never sees the first guest's files", async ({ page }) => {
  await openChatAsGuest(page, property);
  await choose(page, 'secret.txt');
  await expect.poll(() => kept(page)).toBe(1);
  await page.goto(pathTo('property-profile', { property }));
  await live(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText("You're signed out.")).toBeVisible();

  await comeIn(page, property, { service: 'chat', 'from-footer': 'true' }, newStranger('Ben'));

  await expect(writeBox(page)).toBeVisible();
  await expect(attached(page)).toHaveCount(0);
  await expect.poll(() => kept(page)).toBe(0);
});
